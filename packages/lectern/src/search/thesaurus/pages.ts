/** Words for pages, their design, frameworks and documentation (parsed by `readThesaurus`). */
export const PAGES = `
webpage, 网页, 页面
title, page title, 标题, ?document title, ?tab title, ?html title, ?window title, ?网页标题, ?页面标题, ?标签页标题, ?page name, ?tab text, ?react-helmet
script, 脚本, ?inject script, ?external script, ?custom js, ?add javascript, ?引入脚本, ?插入脚本, ?第三方脚本
tag, 标签, ?hashtag, ?tag cloud, ?tag page, ?tag list, ?标签云, ?文章标签, ?打标签
label, 标签
hyperlink, link, 链接, 超链接, ?url link, ?href, ?add link, ?markdown link, ?跳转链接, ?网页链接, ?添加链接, ?anchor tag
anchor, anchor link, 锚点, 锚链接, ?heading link, ?heading anchor, ?jump link, ?fragment link, ?页内跳转, ?锚点跳转, ?标题链接
form, 表单, ?form handling, ?表单处理, ?表单提交, ?submit form, ?提交表单, ?formik, ?react-hook-form, ?post data
placeholder, 占位符, ?输入提示, ?hint text, ?提示文字, ?占位文字, ?placeholder text
comment, 注释, ?代码注释, ?单行注释, ?block comment, ?多行注释, ?annotate code
iframe, inline frame, 内嵌框架, 内嵌页面, ?embed page, ?embed website, ?webpage embed, ?embedded frame, ?嵌入网页, ?嵌入页面, ?内嵌网页
viewport, 视口
svg, vector graphics, vector image, 矢量图, 矢量图形, ?svg icon, ?svgr, ?svg component, ?svg loader, ?矢量图标, ?图标组件, ?图标文件
navbar, navigation bar, 导航栏, 导航条, 顶部导航, top navigation, top menu, top bar, 顶栏, ?header menu, ?nav menu, ?main menu, ?menu bar, ?顶部菜单, ?菜单栏, ?头部导航
footer, page footer, 页脚, 页尾, ?bottom bar, ?footer links, ?copyright footer, ?底部, ?底部信息, ?底栏
overlay, 遮罩, 遮罩层, 浮层, 蒙层, ?error screen, ?error popup, ?报错弹窗, ?报错遮罩, ?错误覆盖层
breadcrumb, 面包屑, breadcrumb navigation, 面包屑导航, ?breadcrumb trail, ?navigation path, ?当前位置, ?位置导航, ?层级导航
preconnect, 预连接
scroll, 滚动, ?smooth scroll, ?scroll behavior, ?scroll position, ?scroll restore, ?平滑滚动, ?滚动位置, ?滚动行为
animation, animate, 动画, 动效, ?motion effect, ?animated, ?page animation, ?framer motion, ?特效, ?动态效果, ?页面动画
transition, 过渡, ?page transition, ?view transition, ?view transitions, ?fade effect, ?页面过渡, ?转场动画, ?切换动画
color, colour, 颜色, ?hex, ?rgb, ?ansi, ?配色, ?主题色
center, centre, 居中, ?center image, ?center text, ?horizontally center, ?居中对齐, ?图片居中, ?水平居中
align, alignment, 对齐, ?justify text, ?text align, ?align left, ?align right, ?两端对齐, ?左对齐, ?右对齐
layout, 布局, 版式, ?page template, ?page structure, ?custom layout, ?page frame, ?页面布局, ?布局模板, ?页面结构, ?master page, ?shell, ?wrapper component, ?skeleton, ?site template
media query, media queries, 媒体查询
selector, 选择器
breakpoint, 断点
nested, nesting, 嵌套, ?css nesting, ?nested rules, ?nested selector, ?样式嵌套, ?嵌套语法, ?嵌套写法, ?hierarchy, ?inner, ?subroutes, ?child routes, ?multi-level
mixin, 混入
preprocessor, 预处理器, ?css preprocessor, ?sass-loader, ?less-loader, ?stylus, ?样式预处理, ?预编译语言, ?预处理语言
sprite, css sprites, 雪碧图, 精灵图, ?svg-sprite, ?image sprite, ?merge icons, ?icon sheet, ?合并图标, ?图标合并, ?合并图片
webfont, custom font, 网络字体, 自定义字体, woff2, ?google fonts, ?fontsource, ?local fonts, ?font loading, ?谷歌字体, ?本地字体, ?字体加载
iconfont, 字体图标, 图标字体, fontawesome, ?阿里图标, ?矢量图标, ?引入图标
atomic css, utility-first, utility class, 原子化, 原子类, ?tailwind, ?tailwindcss, ?unocss, ?windicss, ?原子样式, ?工具类样式, ?工具类
inline style, inline styles, 内联样式, 行内样式
critical css, 关键样式, 首屏样式, ?critters, ?inline css, ?beasties, ?above-the-fold css, ?内联关键样式, ?首屏内联
unused css, unused styles, purgecss, 无用样式, 未使用样式, ?uncss, ?remove css, ?css treeshaking, ?purge styles, ?样式清理, ?删除无用样式, ?清除无用样式
style conflict, style conflicts, 样式冲突
component library, ui library, ui kit, 组件库, ui framework, 控件库, ?antd, ?element-plus, ?ant design, ?material ui, ?组件框架, ?前端组件库, ?引入组件库
logo, brand logo, 徽标, ?site logo, ?brand image, ?company logo, ?change logo, ?商标, ?站点标志, ?标志图, ?emblem
image compression, image optimization, shrink images, compress images, imagemin, 图片压缩, 压缩图片, 图片优化, srcset, ?image minimizer, ?tinypng, ?squoosh, ?reduce image, ?图像压缩, ?图像优化, ?无损压缩
state management, 状态管理, 状态库, global state, shared state, global store, ?redux, ?vuex, ?pinia, ?zustand, ?全局状态, ?共享状态, ?状态共享
directive, 指令, ?custom directive, ?自定义指令, ?内置指令, ?structural directive, ?指令用法, ?v-directive
render, rendering, 渲染, ?渲染函数, ?render function, ?页面渲染, ?渲染流程, ?render method, ?paint screen, ?draw, ?display, ?output html, ?paint, ?display html
rerender, 重新渲染, 重渲染, ?重复渲染, ?unnecessary renders, ?avoid rerender, ?多余渲染, ?forceupdate, ?强制更新, ?shouldcomponentupdate
virtual dom, vdom, vnode, ?虚拟节点, ?reconciliation, ?虚拟树, ?fiber, ?diff algorithm, ?差异算法
file-based routing, file-system routing, 文件路由, 约定式路由, 文件系统路由, ?add page, ?new page, ?create page, ?pages directory, ?新建页面, ?添加页面, ?新增页面
navigation guard, route guard, 路由守卫, 导航守卫, ?route middleware, ?登录拦截, ?路由拦截, ?auth guard, ?protect route, ?页面权限
web component, webcomponents, custom element, custom elements, 自定义元素, ?lit element, ?stencil, ?custom tag, ?native component, ?自定义标签, ?原生组件, ?网页组件
single-file component, single-file components, sfc, 单文件组件, ?vue-loader, ?vue files, ?vue component, ?vue file, ?单文件, ?组件文件
permalink, 永久链接, 固定链接, ?url structure, ?post link, ?url format, ?fixed url, ?文章链接, ?文章地址, ?链接格式
sitemap, 站点地图, 网站地图, ?xml sitemap, ?site index, ?url list, ?submit google, ?提交收录, ?百度推送, ?网站索引
opengraph, social card, social preview, 社交卡片, 分享卡片, ?og tags, ?twitter card, ?twitter cards, ?link preview, ?链接预览, ?分享预览, ?社交分享
admonition, callout, aside, 提示框, 提示块, alert box, info box, 警告框, 自定义容器, ?note block, ?warning box, ?tip box, ?notice box, ?警示框, ?注意框, ?高亮块
rss, feed, 订阅, 订阅源, ?atom, ?atom feed, ?json feed, ?syndication, ?订阅博客, ?订阅更新, ?订阅功能
locale, 语言环境, 区域设置, ?language setting, ?site language, ?lang attribute, ?ui language, ?语言设置, ?界面语言, ?网站语言, ?region setting
glossary, terminology, 术语表, 术语, 名词解释, 词汇表, 词汇, ?dictionary, ?term definitions, ?definitions, ?jargon, ?名词表, ?词典, ?概念解释
beginner, newbie, newcomer, 新手, 初学者, 小白, novice, 菜鸟, ?starter, ?noob, ?dummies, ?starting out, ?零基础, ?入门者, ?新人
advanced, advanced usage, 高级用法, 进阶, 高级, 高阶, ?expert, ?power user, ?pro tips, ?高级功能, ?高级技巧, ?高级教程, ?in-depth, ?deep dive, ?complex, ?sophisticated
alternative, 替代方案, 替代品, 平替, ?competitor, ?instead of, ?similar tools, ?other options, ?类似工具, ?代替品, ?竞品, ?substitute, ?similar to, ?versus, ?comparable
behavior, behaviour, 行为
api reference, api docs, api documentation, 接口文档, ?postman, ?api list, ?接口列表, ?接口说明, ?接口手册
official website, official site, 官网, 官方网站
ui, user interface, 用户界面, 界面
hover, mouseover, 悬停, 鼠标悬停, ?hover effect, ?mouseenter, ?鼠标移入, ?鼠标经过, ?悬浮效果
analytics, website analytics, visitor statistics, 网站统计, 访问统计, 网站分析, ?google analytics, ?ga4, ?gtag, ?gtm, ?百度统计, ?谷歌分析, ?谷歌统计
threshold, 阈值, 阀值
delay, 延迟, 延时, latency, postpone, 时延, ?sleep, ?wait time, ?settimeout, ?hold off, ?延后, ?推迟, ?等几秒
`;
