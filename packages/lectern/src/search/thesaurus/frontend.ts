/** Words for components, styles, documentation sites, build tools, packages and tests (parsed by `readThesaurus`). */
export const FRONTEND = `
slot, 插槽, ?layout slot, ?inject content, ?outlet, ?slot content, ?布局插槽, ?插入内容, ?插槽内容
two-way binding, bidirectional binding, v-model, 双向绑定, ?ngmodel, ?双向数据绑定, ?表单绑定, ?bind input, ?bind value, ?输入绑定
data binding, 数据绑定
computed property, computed value, derived value, 计算属性, 派生值, computed, ?派生状态, ?derived state, ?usememo, ?计算值, ?derived store, ?衍生状态
watcher, 侦听器
parent component, 父组件, 上级组件
child component, subcomponent, 子组件, 下级组件
component communication, 组件通信, 组件通讯
click event, onclick, click handler, 点击事件, 单击事件
emit event, dispatch event, fire event, 触发事件, 派发事件
context menu, right-click menu, 右键菜单, 上下文菜单
conditional rendering, conditionally render, v-if, 条件渲染, conditional, ?v-show, ?ngif, ?show hide, ?显示隐藏, ?条件判断, ?if else, ?条件语句, ?ternary, ?if statement, ?switch case, ?depending on, ?only if
ternary operator, conditional operator, ternary expression, 三元表达式, 三元运算符, ternary
composable, 组合式函数, ?custom hook, ?composition api, ?组合式, ?reusable logic, ?逻辑复用, ?复用逻辑
lifecycle hook, lifecycle method
mount, 挂载, ?componentdidmount, ?onmounted, ?组件挂载, ?页面加载完成, ?after render, ?渲染完成后, ?ngoninit
auto-import, automatic import, 自动导入, 自动引入, ?unplugin-auto-import, ?auto register, ?global components, ?import automatically, ?自动注册, ?全局组件, ?免引入
on-demand import, 按需引入, 按需导入, transformimport, babel-plugin-import, ?cherry-pick import, ?partial import, ?modular import, ?antd import, ?组件按需加载, ?按需加载组件, ?按需加载样式
immutable, immutability, 不可变, 不可变性, ?immer, ?不可变数据, ?不可变更新, ?object freeze, ?冻结对象, ?freeze object, ?update nested
persist, persistence, 持久化, ?save data, ?durable, ?durability, ?数据持久化, ?持久存储, ?落盘, ?save state
data fetching, fetch data, 数据获取, 获取数据
polling, 轮询, ?usepolling, ?docker watch, ?wsl watch, ?监听失效, ?轮询监听, ?long polling, ?长轮询
form validation, validate form, 表单验证, 表单校验
form data, 表单数据, ?urlencoded, ?form post, ?post form, ?表单提交, ?提交表单
checkbox, tick box, 复选框, 多选框, ?勾选框, ?勾选, ?多选, ?select all, ?select multiple, ?checked state
textbox, text field, input field, input box, 输入框, 文本框
button, btn, 按钮, ?link button, ?push button, ?button style, ?链接按钮, ?添加按钮, ?按钮样式
tooltip, hover text, 工具提示, 文字提示, ?hint text, ?hovercard, ?infotip, ?hover hint, ?气泡提示, ?悬浮提示, ?悬停提示
toast, snackbar, toast notification, 轻提示, 消息提示, ?flash message, ?popup message, ?弹出消息, ?提示消息, ?全局提示, ?alert message
tab panel, tabbed content, tabbed interface, 选项卡, 页签, tabitem, tabset, ?tabs component, ?tab group, ?tab switch, ?content tabs, ?标签页组件, ?标签页切换, ?切换标签
skeleton screen, skeleton loader, 骨架屏, ?skeleton, ?loading placeholder, ?shimmer, ?content placeholder, ?占位加载, ?加载骨架, ?骨架加载
progress bar, 进度条, progress indicator, progressplugin, ?build progress, ?webpackbar, ?nprogress, ?compile progress, ?构建进度, ?打包进度, ?编译进度
infinite scroll, infinite scrolling, load more, 无限滚动, 滚动加载, ?触底加载, ?上拉加载, ?下拉加载, ?infinite query, ?endless scroll, ?infinite loading
virtual scroll, virtual scrolling, virtual list, list virtualization, 虚拟列表, 虚拟滚动, virtualized, ?windowing, ?长列表, ?large list, ?long list, ?列表卡顿, ?虚拟化, ?virtualizer
widget, 小部件, 小组件
rich text, wysiwyg, rich-text editor, 富文本, 所见即所得, ?tiptap, ?quill, ?ckeditor, ?tinymce, ?富文本编辑器, ?可视化编辑, ?所见所得
client-side rendering, client rendering, csr, 客户端渲染
isomorphic, universal rendering, 同构, 同构渲染
hydration mismatch, hydration error, hydration failed, 水合错误, 水合不匹配
islands architecture, island architecture, 群岛架构, 岛屿架构, island, ?partial hydration, ?selective hydration, ?client directives, ?部分水合, ?局部水合, ?选择性水合
adapter, adaptor, 适配器
route parameter, route param, path parameter, path param, 路由参数, 路径参数, path params, route params
nested route, child route, subroute, 嵌套路由, 子路由, outlet, ?router-view, ?路由嵌套, ?二级路由, ?路由出口, ?router outlet
hash mode, hash routing, hash router, 哈希模式, 哈希路由, ?hash url, ?url hash, ?hash navigation, ?路由带井号, ?去掉井号, ?井号
catch-all route, wildcard route, splat route, 通配路由, 通配符路由
protected route, private route, 受保护路由, 权限路由
history fallback, historyapifallback, spa fallback, ?refresh 404, ?reload 404, ?spa routing, ?try-files, ?刷新报错, ?刷新页面报错, ?路由刷新
external link, outbound link, 外部链接, 外链, ?outgoing links, ?external icon, ?link icon, ?noopener, ?外部跳转, ?跳转外链, ?站外链接
internal link, 内部链接, 内链, wikilink, cross-reference, ?relative link, ?link pages, ?backlinks, ?page reference, ?相对链接, ?交叉引用, ?双向链接
new tab, new window, target-blank, 新窗口, 新标签页, ?separate tab, ?another tab, ?新窗口打开, ?新页面打开, ?打开新窗口
localized route, i18n routing, 国际化路由, 多语言路由
css specificity, specificity, selector specificity, 样式优先级, 选择器权重
border-radius, rounded corner, 圆角
background color, background colour, bg color, 背景色, 背景颜色
text-overflow, ellipsis, text truncation, 文本溢出, 省略号
scrollbar, 滚动条, ?overlay scrollbar, ?hide scrollbar, ?滚动条样式, ?隐藏滚动条, ?滚轴
back-to-top, scroll-to-top, 回到顶部, 返回顶部, ?scroll top, ?top button, ?回顶部, ?一键回顶, ?返回顶部按钮
css grid, grid layout, grid system, 网格布局, 栅格布局
vertical centering, vertically center, 垂直居中, 上下居中
font subset, font subsetting, 字体子集, 字体子集化
monospace font, fixed-width font, monospaced font, 等宽字体
typography, 排版, 文字排版, ?prose, ?text style, ?content styling, ?typesetting, ?文字样式, ?正文样式, ?文章排版
global styles, global css, global stylesheet, 全局样式
override styles, style override, 样式覆盖, 覆盖样式
theme color, theme colour, primary color, brand color, 主题色, 主色, accent, ?accent color, ?change color, ?site color, ?link color, ?强调色, ?品牌色, ?主色调
light mode, light theme, day mode, 浅色模式, 亮色模式, ?white theme, ?bright theme, ?disable dark, ?白天模式, ?日间模式, ?白色主题
custom theme, theming, theme customization, 自定义主题, 主题定制, ?own theme, ?write theme, ?theme development, ?extend theme, ?主题开发, ?开发主题, ?编写主题
aspect-ratio, 宽高比, 长宽比
thumbnail, 缩略图, ?cover image, ?featured image, ?post image, ?hero image, ?封面图, ?文章封面, ?特色图片
image zoom, lightbox, zoom image, 图片放大, 点击放大, zoom, medium-zoom, ?enlarge image, ?click image, ?image viewer, ?fancybox, ?点击看大图, ?看大图, ?图片缩放
image caption, figcaption, figure caption, 图注, 图片说明, ?image title, ?figure title, ?figure number, ?图片标题, ?图片标注, ?图片注释
image hosting, image host, 图床, ?upload image, ?picgo, ?image cdn, ?image storage, ?上传图片, ?图片外链, ?图片上传
keyboard navigation, keyboard accessible, keyboard access, 键盘导航, 键盘操作, ?keyboard only, ?arrow keys, ?vim keys, ?keyboard control, ?方向键, ?键盘控制, ?键盘访问
focus outline, focus ring, focus indicator, 焦点样式, 聚焦样式
tabindex, tab order, focus order, 焦点顺序
skip link, skip-to-content, skip navigation, 跳过导航, 跳到正文, ?jump content, ?bypass blocks, ?跳到内容, ?跳过菜单, ?跳转正文
color contrast, colour contrast, contrast ratio, 对比度, 颜色对比度, wcag, ?high contrast, ?low contrast, ?colorblind, ?color blindness, ?高对比度, ?色盲, ?看不清
reduced motion, reduce motion, reduce animations, 减少动画, 减弱动画, prefers-reduced-motion, ?disable animation, ?disable animations, ?no animation, ?motion sickness, ?关闭动画, ?禁用动画, ?去掉动画
semantic html, semantic markup, 语义化, 语义化标签
sr-only, visually hidden, screen-reader only, 视觉隐藏
assistive technology, assistive technologies, assistive device, 辅助技术
visually impaired, blind users, low vision, 视障, 视力障碍
default language, default locale, 默认语言, ?main language, ?root locale, ?primary language, ?fallback language, ?主语言, ?首选语言, ?浏览器语言
language code, language tag, locale code, 语言代码, 语言标签
language file, translation file, locale file, message catalog, 语言包, 翻译文件, ?translation strings, ?ui strings, ?interface text, ?gettext, ?翻译文本, ?界面文字, ?修改文字
missing translation, untranslated, 未翻译, 缺少翻译, ?fallback translation, ?partial translation, ?outdated translation, ?缺失翻译, ?没有翻译, ?翻译不全
machine translation, 机器翻译, 机翻, ?auto translate, ?google translate, ?deepl, ?ai translation, ?自动翻译, ?谷歌翻译, ?智能翻译
pluralization, pluralisation, plural forms, 复数形式
date format, date formatting, format date, 日期格式, 日期格式化, 时间格式, ?date display, ?dayjs, ?moment, ?strftime, ?日期显示, ?显示日期, ?时间显示
simplified chinese, zh-cn, zh-hans, 简体中文, 简体
traditional chinese, zh-tw, zh-hant, 繁体中文, 繁体
input method, ime, 输入法
frontmatter, yaml header, 前置元数据, 前置数据, ?page metadata, ?page config, ?page settings, ?post header, ?页面配置, ?文章头部, ?文件头, ?page variables, ?toml header
site generator, 站点生成器, 网站生成器
static site, static website, 静态网站, 静态站点
documentation site, docs site, documentation website, 文档网站, 文档站点, ?knowledge base, ?wiki, ?gitbook, ?readthedocs, ?知识库, ?文档中心, ?帮助中心
docs generator, doc generator, documentation generator, 文档生成器, 生成文档, ?docusaurus, ?vitepress, ?mkdocs, ?docsify, ?文档工具, ?文档框架, ?建站工具
versioned docs, docs versioning, docs versions, 多版本文档, 文档版本, multi-version, 多版本, ?archived docs, ?old docs, ?docs version, ?旧版文档, ?历史文档, ?版本化
blog, 博客, ?weblog, ?blogging, ?wordpress, ?personal site, ?个人博客, ?博客系统, ?写博客
blog post, blog article, 博文, 博客文章
clean url, pretty url, friendly url, cleanurls, extensionless url, 简洁链接, ?html suffix, ?html extension, ?remove html, ?url suffix, ?去掉后缀, ?隐藏后缀, ?去除后缀
canonical url, canonical link, 规范链接, 规范网址, canonical, ?duplicate content, ?preferred url, ?canonical tag, ?重复内容, ?规范化链接, ?权威链接
web crawler, crawler, 爬虫, 网络爬虫, ?spider, ?scraper, ?web scraping, ?search bot, ?抓取, ?爬取, ?蜘蛛
noindex, 禁止收录, 不收录, ?exclude search, ?deindex, ?hide page, ?unlisted, ?禁止索引, ?不被搜索, ?屏蔽收录
reading time, read time, 阅读时间, 阅读时长, wordcount, 字数统计, ?estimated reading, ?minutes read, ?字数, ?预计阅读, ?文章字数, ?read duration
comment system, giscus, disqus, 评论系统, 评论功能, utterances, gitalk, waline, twikoo, 评论, ?valine, ?artalk, ?guestbook, ?post comments, ?评论区, ?留言, ?留言板
announcement bar, announcement banner, site banner, 公告栏, 公告条, announcement, 公告, ?notice bar, ?site notice, ?info bar, ?promo banner, ?顶部公告, ?网站公告, ?通知条
edit link, edit-this-page, 编辑此页, 编辑本页, editurl, ?edit page, ?edit button, ?edit-on-github, ?improve page, ?编辑链接, ?编辑按钮, ?改进文档
copy button, copy code, 复制按钮, 复制代码, ?copy clipboard, ?copy snippet, ?copy icon, ?一键复制, ?点击复制, ?代码复制
line highlighting, highlight lines, line highlight, 行高亮, 高亮行, ?highlight code, ?emphasize lines, ?focus lines, ?mark lines, ?高亮代码行, ?高亮某行, ?代码聚焦
code group, code tabs, 代码组, 代码分组, ?language tabs, ?tabbed code, ?npm tabs, ?multi-language code, ?代码切换, ?多语言代码, ?代码选项卡
search box, search bar, search field, 搜索框, 搜索栏, ?search input, ?search dialog, ?search modal, ?search button, ?搜索弹窗, ?搜索按钮, ?命令面板
fuzzy search, fuzzy matching, fuzzy match, 模糊搜索, 模糊匹配, ?typo tolerance, ?approximate search, ?partial match, ?容错搜索, ?拼写容错, ?近似匹配
math formula, math equation, katex, mathjax, 数学公式, ?latex, ?tex formula, ?equation, ?mathml, ?公式, ?公式渲染, ?数学符号
unordered list, bulleted list, bullet list, 无序列表, bullet points
task list, checklist, todo list, 任务列表, 待办清单, ?checkboxes, ?todos, ?复选列表, ?勾选框, ?任务清单
emoji, 表情, 表情符号, ?emoticon, ?smiley, ?twemoji, ?emoji shortcode, ?颜文字, ?小表情, ?表情代码
template engine, templating engine, template language, templating language, 模板引擎, 模板语言, view engine, templating, ?ejs, ?pug, ?handlebars, ?mustache, ?页面模板, ?模板语法, ?模板文件
cms, content management, 内容管理, ?headless cms, ?strapi, ?contentful, ?sanity, ?内容后台, ?后台编辑, ?在线写作
static hosting, web hosting, site hosting, 网站托管, 静态托管, hosting provider, ?netlify, ?vercel, ?s3 bucket, ?host site, ?静态服务器, ?部署静态网站, ?托管网站
preview deployment, deploy preview, 预览部署, preview environment, 预览环境, ?branch preview, ?pr preview, ?preview url, ?review app, ?预览链接, ?预览地址, ?分支预览
custom domain, own domain, 自定义域名, 绑定域名, cname, ?cname record, ?own url, ?dns record, ?domain setup, ?域名配置, ?域名绑定, ?配置域名
subpath deployment, subdirectory deployment, 子路径部署, 子目录部署
build target, compile target, compilation target, 构建目标, 编译目标
build command, build script, 构建命令, 构建脚本, ?build scripts, ?cli build, ?run build, ?打包命令, ?编译命令, ?打包脚本
npm script, package script, run-script, 脚本命令
manual chunks, 手动分包, 手动分块, splitchunks, advancedchunks, cachegroups, ?vendor chunk, ?group modules, ?custom chunks, ?chunk groups, ?自定义分包, ?指定分包, ?第三方库分包
large bundle, large chunk, oversized chunk, 打包过大, 体积过大
default export, 默认导出, export default
re-export, 重新导出, 重导出, ?export all, ?export star, ?export from, ?forward export, ?统一导出, ?转发导出, ?全部导出
library mode, lib mode, 库模式, ?build library, ?library build, ?bundle library, ?package library, ?库打包, ?打包组件库, ?组件库打包
extract css, css extraction, 提取样式, 样式提取, mini-css-extract-plugin, ?separate css, ?extract styles, ?css file, ?standalone css, ?样式抽离, ?抽离样式, ?分离样式
public folder, public directory, static folder, static directory, 公共目录, 静态目录, publicdir, ?assets folder, ?static-dir, ?静态文件夹, ?公共文件夹, ?静态资源目录, ?assets directory, ?upload folder
source directory, src folder, src directory, source folder, 源码目录, 源代码目录
custom plugin, write plugin, plugin development, plugin authoring, 编写插件, 插件开发, ?create plugin, ?plugin api, ?develop plugin, ?own plugin, ?自定义插件, ?开发插件, ?写插件
api proxy, dev proxy, proxy forwarding, 接口代理, 代理转发, ?proxy table, ?proxy api, ?proxy request, ?proxy backend, ?代理接口, ?本地代理, ?开发代理
localhost, loopback address, 本机地址, 回环地址, loopback, ?local machine, ?local address, ?本机, ?本地地址, ?本地访问
full reload, full-page reload, 整页刷新, ?page reload, ?whole reload, ?complete reload, ?全量刷新, ?整页重载, ?页面重载
multi-environment, multiple environments, 多环境, 多环境配置, ?env modes, ?switch environment, ?staging mode, ?different environments, ?区分环境, ?环境切换, ?切换环境
npm registry, package registry, 包仓库, 包注册表, registry, ?npmjs, ?npm source, ?npm 404, ?verdaccio, ?下载源, ?包源, ?包管理源
hoist, dependency hoisting, 依赖提升, ?shamefully-hoist, ?public-hoist-pattern, ?flattened dependencies, ?扁平化, ?依赖扁平化, ?提升依赖
npm link, link package, 链接本地包, 本地联调, ?local package, ?yalc, ?link locally, ?test package, ?本地包调试, ?本地调试包, ?软链调试
frozen-lockfile, npm ci, immutable install, 冻结锁文件, ?deterministic install, ?reproducible install, ?按锁文件安装, ?严格安装, ?锁文件不更新
global install, install globally, globally installed, 全局安装, ?npm global, ?global package, ?global bin, ?system-wide install, ?全局包, ?全局命令, ?装到全局
dependency override, version override, force version, 强制版本, 依赖覆盖
patch-package, patch dependency, 依赖补丁, 修补依赖, patcheddependencies, ?pnpm patch, ?yarn patch, ?modify dependency, ?打补丁, ?修改依赖, ?修改第三方包
version range, semver range, version constraint, 版本范围, 版本约束, ?caret, ?tilde, ?version specifier, ?version requirement, ?波浪号, ?版本号范围, ?版本匹配
major version, major release, 主版本, 大版本
minor version, minor release, 次版本, 小版本
patch version, patch release, bugfix release, 补丁版本, 修订版本
scoped package, npm scope, package scope, 作用域包, ?organization package, ?npm org, ?npm organization, ?组织包, ?命名空间包, ?包作用域
unmet peer, missing peer, peer conflict, eresolve, ?peer error, ?legacy-peer-deps, ?strict-peer-dependencies, ?对等依赖冲突, ?依赖树冲突, ?同级依赖冲突
duplicate dependency, duplicate dependencies, duplicate packages, 重复依赖, 依赖重复, ?two copies, ?multiple versions, ?multiple instances, ?multiple react, ?重复打包, ?多个版本, ?多个实例
unused dependency, unused dependencies, unused packages, 无用依赖, 未使用依赖, ?depcheck, ?knip, ?extraneous dependencies, ?多余依赖, ?未用依赖, ?清理依赖
missing dependency, missing dependencies, 缺少依赖, 缺失依赖, ?missing package, ?dependency missing, ?缺包, ?依赖缺失, ?依赖丢失
conventional commits, commit convention, 约定式提交, 提交规范, ?semantic commit, ?commit style, ?commit rules, ?提交格式, ?提交校验, ?提交约定
npx, dlx, bunx, ?pnpx, ?execute package, ?run package, ?without installing, ?不安装运行, ?临时运行, ?免安装运行
lint rule, linting rule, 检查规则
disable comment, ignore comment, eslint-disable, 忽略注释, 禁用注释
tab width, indent size, tab size, indent width, 缩进宽度, 缩进大小
format-on-save, 自动格式化, ?保存时格式化, ?保存格式化, ?fix-on-save, ?save format, ?保存自动修复
unused import, 未使用导入, 无用导入
final newline, end-of-file newline, 末尾换行
curly brace, curly bracket, 大括号, 花括号
backtick, backquote, 反引号
snakecase, 下划线命名, 蛇形命名
test suite, 测试套件, 测试集
fixture, test fixture, 测试夹具, 夹具, ?test data, ?test factory, ?测试数据, ?测试准备
fake data, mock data, dummy data, 假数据, 模拟数据
mock api, mock server, fake api, 模拟接口, 接口模拟, ?mockjs, ?msw, ?json-server, ?fake backend, ?假接口, ?模拟后端, ?模拟数据
parameterized test, parametrized test, table-driven test, data-driven test, 参数化测试
visual regression, visual testing, screenshot testing, 视觉回归, 截图测试
load test, load testing, stress test, stress testing, 压力测试, 压测, ?k6, ?jmeter, ?locust, ?autocannon, ?性能压测, ?并发测试, ?压测工具
automated testing, test automation, automated test, 自动化测试, 自动测试
user experience, ux, 用户体验
developer experience, dx, 开发体验, 开发者体验
expand, unfold, 展开
android, 安卓
wechat, 微信, ?weixin, ?公众号, ?微信公众号, ?微信文章
og image, social image, share image, 分享图, ?preview image, ?twitter image, ?generate image, ?cover image, ?社交图片, ?预览图, ?分享封面
page header, site header, 页头, 页眉, ?masthead, ?site title, ?header area, ?custom header, ?顶部区域, ?网页头部, ?自定义页头
draft, 草稿, ?unpublished, ?wip, ?hidden page, ?private post, ?草稿箱, ?未发布, ?隐藏文章
meta description, page description, 页面描述, 网页描述, ?site description, ?seo description, ?page summary, ?网站描述, ?站点描述, ?网站简介
readme, 自述文件, 说明文件
`;
