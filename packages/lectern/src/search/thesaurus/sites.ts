/** Words for documentation sites, their pages and parts (parsed by `readThesaurus`). */
export const SITES = `
menu, 菜单, ?menu item, ?nav item, ?navigation items, ?菜单项, ?导航菜单, ?菜单配置
scrollspy, ?active heading, ?toc highlight, ?滚动监听, ?高亮当前标题, ?当前章节
heading, ?h1, ?h2, ?section title, ?heading levels, ?标题层级, ?标题级别, ?各级标题
slug, ?url slug, ?page url, ?custom url, ?post url, ?文章别名, ?文章网址, ?自定义网址
hamburger, 汉堡菜单, ?mobile menu, ?burger menu, ?mobile navigation, ?collapsed menu, ?手机菜单, ?移动端菜单, ?折叠菜单
drawer, 抽屉, ?off-canvas, ?slide panel, ?mobile sidebar, ?抽屉菜单, ?侧滑菜单, ?侧滑面板
hero, ?hero section, ?jumbotron, ?headline, ?cover banner, ?首屏大图, ?主视觉, ?首页横幅
tagline, slogan, 标语, ?motto, ?subtitle, ?site subtitle, ?口号, ?宣传语, ?副标题
cta, call-to-action, ?action button, ?行动按钮, ?引导按钮, ?首页按钮
card, 卡片, ?tile, ?link card, ?card grid, ?feature cards, ?卡片布局, ?卡片组件, ?卡片列表
stepper, 步骤条, ?steps component, ?numbered steps, ?step list, ?步骤组件, ?操作步骤, ?步骤列表
filetree, 文件树, 目录树, ?directory tree, ?folder tree, ?file explorer, ?树形目录, ?树状目录, ?文件夹结构
treeview, 树形控件, ?tree component, ?tree list, ?树组件, ?树形组件, ?树形结构
badge, 徽章, ?shield, ?status badge, ?pill, ?chip, ?角标, ?小标签, ?状态标识, ?ribbon, ?sticker
blockquote, 引用块, ?quote block, ?quotation, ?pull quote, ?块引用, ?引用样式, ?引用文字
footnote, 脚注, ?endnote, ?side note, ?尾注, ?注脚, ?边注
citation, bibliography, 参考文献, ?bibtex, ?cite paper, ?reference list, ?zotero, ?引文, ?文献引用, ?引用文献
mermaid, diagram, 流程图, ?flowchart, ?plantuml, ?sequence diagram, ?graphviz, ?时序图, ?思维导图, ?脑图
chart, ?echarts, ?data visualization, ?bar chart, ?pie chart, ?图表, ?柱状图, ?折线图
table, 表格, ?markdown table, ?table cell, ?wide table, ?gfm table, ?表格语法, ?画表格, ?单元格, ?grid, ?tabular, ?rows columns
datatable, 数据表格, ?data grid, ?table component, ?sortable table, ?ag-grid, ?表格组件, ?表格排序, ?电子表格
有序列表, ?ordered list, ?numbered list, ?list numbering, ?编号列表, ?数字列表, ?列表编号
abbreviation, 缩写, ?abbr, ?acronym, ?short form, ?简称, ?缩略语, ?首字母缩写
kbd, ?keyboard key, ?key caps, ?key style, ?按键样式, ?键盘按键, ?键盘样式
strikethrough, 删除线, ?strike text, ?crossed out, ?line-through, ?中划线, ?划掉文字
bold, 粗体, 加粗, ?bold text, ?strong text, ?font weight, ?加粗文字, ?字体加粗, ?字重
italic, 斜体, ?italics, ?slanted text, ?oblique, ?倾斜文字, ?斜体字, ?文字倾斜
superscript, 上标, ?sup tag, ?subscript, ?上下标, ?下标文字, ?上角标
divider, 分割线, 分隔线, ?hr, ?horizontal rule, ?separator line, ?horizontal line, ?水平线, ?横线, ?水平分割
markdown, ?md, ?md syntax, ?markdown syntax, ?commonmark, ?标记语言, ?文档语法, ?书写语法, ?rst, ?asciidoc, ?gfm, ?text formatting
mdx, ?jsx markdown, ?react markdown, ?markdown jsx, ?markdown components, ?嵌入组件, ?插入组件, ?文档里用组件
remark, rehype, markdown-it, ?markdown plugin, ?extend markdown, ?markdown processor, ?markdown parser, ?语法扩展, ?解析插件, ?扩展语法
shortcode, 短代码, ?liquid tag, ?macro, ?template tag, ?content macro, ?标签插件, ?简码, ?内容宏
transclusion, 局部模板, ?partials, ?reusable content, ?content reuse, ?shared content, ?内容复用, ?引入片段, ?公共片段
smartypants, smartquotes, ?curly quotes, ?typographer, ?typographic quotes, ?弯引号, ?智能引号, ?引号替换
行内代码, 内联代码, ?inline code, ?code span, ?monospace text, ?单行代码
highlight, 高亮, ?text emphasis, ?emphasise, ?突出显示, ?标亮, ?着重显示
word-break, overflow-wrap, 断行, ?hyphenation, ?long words, ?break words, ?断词, ?单词换行, ?英文断行
typedoc, ?api extractor, ?doxygen, ?javadoc, ?autodoc, ?自动生成文档, ?生成接口文档, ?注释生成文档
storybook, ?component docs, ?component demo, ?component preview, ?styleguidist, ?组件文档, ?组件预览, ?组件演示
video, 视频, ?youtube, ?vimeo, ?bilibili, ?mp4, ?嵌入视频, ?播放器, ?哔哩哔哩
audio, 音频, ?mp3, ?podcast, ?music player, ?sound, ?播客, ?音乐播放器, ?背景音乐
gif, 动图, ?animated image, ?apng, ?动态图片, ?动态图
gallery, 相册, 图库, ?photo album, ?image grid, ?photo wall, ?图片墙, ?照片墙, ?图集
masonry, 瀑布流, ?pinterest layout, ?waterfall layout, ?瀑布布局, ?砌体布局
carousel, 轮播, 轮播图, ?image slider, ?swiper, ?slideshow, ?走马灯, ?幻灯轮播, ?滚动图
slides, 幻灯片, ?powerpoint, ?ppt, ?slide deck, ?slidev, ?演示文稿, ?演讲稿, ?放映
avatar, 头像, ?profile picture, ?profile photo, ?gravatar, ?user image, ?个人头像, ?作者头像, ?用户头像
background-image, 背景图, 背景图片, ?wallpaper, ?bg image, ?壁纸, ?换背景, ?背景图像
watermark, 水印, ?image watermark, ?图片水印, ?加水印, ?版权水印
qrcode, 二维码, ?scan code, ?barcode, ?扫码, ?扫一扫, ?二维码生成
palette, 调色板, 配色, ?color scheme, ?colour scheme, ?color theme, ?swatch, ?配色方案, ?色彩方案, ?主题配色
swizzle, 覆盖组件, 替换组件, ?override component, ?replace component, ?eject component, ?component override, ?重写组件, ?改组件, ?组件覆盖
line-height, 行高, 行距, ?line spacing, ?paragraph spacing, ?行间距, ?段落间距, ?段间距
margin, 外边距, 边距, ?outer spacing, ?page margins, ?间距, ?留白, ?页边距
padding, 内边距, ?inner spacing, ?inner space, ?内间距, ?内部留白
border, 边框, ?frame line, ?border style, ?描边, ?框线, ?边线
box-shadow, 阴影, ?drop shadow, ?card shadow, ?投影, ?卡片阴影, ?阴影效果
gradient, 渐变, ?color gradient, ?linear gradient, ?渐变色, ?渐变背景, ?颜色渐变
opacity, 透明度, 不透明度, ?transparency, ?transparent, ?see-through, ?半透明, ?毛玻璃, ?透明效果
full-width, 内容宽度, 页面宽度, ?content width, ?page width, ?wide layout, ?wider page, ?全宽, ?宽屏模式, ?加宽页面
multi-column, 分栏, 多列, ?two columns, ?column layout, ?side-by-side, ?split layout, ?双栏, ?两栏布局, ?左右布局
sticky, 吸顶, ?fixed header, ?sticky header, ?pinned header, ?affix, ?固定导航栏, ?固定顶部, ?悬浮导航
copyright, 版权, 版权声明, ?copyright notice, ?creative commons, ?content license, ?版权信息, ?转载, ?转载声明
备案, ?icp, ?icp number, ?icp filing, ?备案号, ?公安备案, ?网站备案
banner, 横幅, ?notice bar, ?top message, ?hello bar, ?顶部横幅, ?通栏, ?横幅图
consent, gdpr, ?cookie banner, ?cookie notice, ?cookie popup, ?ccpa, ?隐私提示, ?同意弹窗, ?隐私合规
privacy, 隐私, ?privacy policy, ?personal data, ?data protection, ?pii, ?隐私政策, ?隐私协议, ?个人信息
popover, 气泡卡片, ?hover card, ?floating panel, ?popper, ?弹出框, ?气泡框, ?悬浮卡片
radio, 单选, ?radio button, ?radio group, ?option button, ?单选框, ?单选按钮
datepicker, 日期选择器, ?calendar picker, ?time picker, ?日期选择, ?选择日期, ?日历控件
slider, 滑块, ?range input, ?range slider, ?拖动条, ?滑动条, ?滑动输入
colorpicker, 取色器, ?colour picker, ?eyedropper, ?颜色选择器, ?拾色器, ?选择颜色
hide, hidden, 隐藏, ?invisible, ?conceal, ?hide element, ?看不见, ?不展示, ?去掉元素
pdf, ?print page, ?download pdf, ?printing, ?export docs, ?打印页面, ?打印文档, ?打印版
epub, ebook, 电子书, ?kindle, ?mobi, ?book format, ?离线阅读, ?生成电子书
docsearch, algolia, ?hosted search, ?typesense, ?meilisearch, ?search provider, ?搜索服务, ?第三方搜索, ?云搜索
pagefind, lunr, flexsearch, minisearch, ?local search, ?offline search, ?client search, ?orama, ?本地搜索, ?离线搜索, ?前端搜索
tokenizer, 分词, ?word segmentation, ?cjk search, ?chinese search, ?jieba, ?中文分词, ?中文搜索, ?结巴分词
relevance, ranking, 相关性, ?search boost, ?search weight, ?result order, ?搜索权重, ?结果排序, ?搜索排序
robots, ?block crawlers, ?googlebot, ?crawler rules, ?gptbot, ?禁止爬虫, ?屏蔽爬虫, ?爬虫协议
hreflang, ?alternate links, ?alternate language, ?language seo, ?多语言链接, ?语言标记, ?多语言优化
chinese, 中文, ?mandarin, ?chinese docs, ?cjk, ?汉语, ?汉字, ?中文版
excerpt, 摘要, ?post summary, ?teaser, ?read more, ?preview text, ?文章摘要, ?阅读更多, ?阅读全文
json-ld, 结构化数据, ?structured data, ?schema-org, ?rich snippet, ?rich results, ?富摘要, ?结构化标记
pageview, 浏览量, 阅读量, 访问量, ?page views, ?view counter, ?visit counter, ?hit counter, ?不蒜子, ?阅读次数, ?访问次数
feedback, 反馈, ?page rating, ?was-this-helpful, ?thumbs up, ?rate page, ?意见反馈, ?用户反馈, ?点赞
ads, advertisement, 广告, ?adsense, ?carbon ads, ?ad slot, ?banner ads, ?广告位, ?谷歌广告, ?投放广告
spam, 垃圾评论, ?akismet, ?anti-spam, ?comment moderation, ?spam filter, ?反垃圾, ?评论审核, ?垃圾信息
newsletter, 邮件订阅, ?mailing list, ?email subscription, ?mailchimp, ?subscribe email, ?邮件列表, ?订阅邮件, ?电子报
article, 文章, ?blog entry, ?write post, ?new post, ?create post, ?写文章, ?新建文章, ?发布文章
category, taxonomy, 分类, ?post category, ?taxonomies, ?classification, ?group posts, ?文章分类, ?文档分类, ?栏目
archive, 归档, ?blog archive, ?past posts, ?old posts, ?文章归档, ?历史文章, ?按年归档
timeline, 时间线, 时间轴, ?chronology, ?history list, ?大事记, ?发展历程
author, 作者, ?writer, ?byline, ?author bio, ?guest author, ?作者信息, ?作者简介, ?署名, ?maintainer, ?blogger, ?profile
contributor, 贡献者, ?page contributors, ?contributors list, ?collaborator, ?git authors, ?贡献者列表, ?协作者, ?参与者
团队成员, teammembers, ?team page, ?about us, ?members list, ?团队页面, ?团队介绍, ?成员列表
portfolio, 作品集, ?resume site, ?personal website, ?cv, ?about me, ?个人主页, ?个人作品, ?简历
blogroll, 友链, 友情链接, ?friend links, ?partner links, ?link exchange, ?友链页面, ?朋友链接, ?交换链接
置顶, ?pinned post, ?sticky post, ?featured post, ?pin article, ?文章置顶, ?置顶文章, ?推荐文章
相关文章, relatedposts, ?similar posts, ?recommended posts, ?read next, ?相关推荐, ?推荐阅读, ?文章推荐
pubdate, 发布日期, 发布时间, ?publication date, ?publish date, ?post date, ?created date, ?创建时间, ?创建日期, ?文章日期
revision, 修订, ?page history, ?edit history, ?git history, ?revision history, ?修改历史, ?修改记录, ?修订记录
sociallinks, 社交链接, ?social icons, ?social media, ?github link, ?github icon, ?社交图标, ?社交媒体, ?社交账号
分享, ?share button, ?share buttons, ?social share, ?social sharing, ?分享按钮, ?一键分享, ?转发
contact, 联系, ?contact form, ?email us, ?formspree, ?contact page, ?联系我们, ?联系表单, ?联系方式
community, 社区, 社群, ?forum, ?discord, ?slack, ?chat group, ?论坛, ?交流群, ?微信群, ?meetup, ?irc, ?telegram, ?stackoverflow, ?gitter, ?user group
contentlayer, 内容集合, ?content collection, ?content collections, ?content schema, ?content source, ?内容源, ?内容来源, ?内容层
obsidian, ?notion, ?note taking, ?digital garden, ?second brain, ?笔记软件, ?数字花园, ?笔记
gzip, brotli, ?http compression, ?response compression, ?deflate, ?text compression, ?开启压缩, ?网页压缩, ?压缩传输
lighthouse, ?web vitals, ?page score, ?lcp, ?speed test, ?性能评分, ?性能指标, ?网页评分
pjax, 无刷新, ?turbolinks, ?instant navigation, ?client navigation, ?page swap, ?无刷新跳转, ?局部刷新, ?无感跳转
clientonly, browseronly, ?window undefined, ?document undefined, ?disable ssr, ?no-ssr, ?仅客户端, ?客户端组件, ?仅浏览器
aria, ?aria label, ?aria attributes, ?aria role, ?wai-aria, ?无障碍属性, ?无障碍标签, ?语义角色
llm, llms, 大模型, 大语言模型, ?chatgpt, ?gpt, ?openai, ?claude, ?人工智能, ?语言模型, ?生成式
chatbot, assistant, ?ask ai, ?ai chat, ?ai search, ?ai assistant, ?智能助手, ?智能问答, ?聊天机器人
mcp, ?mcp server, ?model context, ?context protocol, ?ai tools, ?模型上下文, ?工具调用
智能体, agentic, ?ai agent, ?ai agents, ?coding agent, ?ai coding, ?编程助手, ?智能编程, ?辅助编程
prompt, 提示词, ?system prompt, ?prompt engineering, ?prompt template, ?ai instructions, ?提示工程, ?系统提示词, ?咒语
rag, 向量搜索, 语义搜索, ?semantic search, ?vector search, ?vector database, ?vector index, ?向量检索, ?语义检索, ?向量库
markdownlint, textlint, ?prose lint, ?vale, ?writing guide, ?documentation style, ?写作规范, ?写作指南, ?文案规范
multisite, 多站点, ?multiple sites, ?subsite, ?several sites, ?子站, ?多个网站, ?子站点
`;
