/** Words for pages, their design, frameworks and documentation (parsed by `readThesaurus`). */
export const PAGES = `
webpage, 网页, 页面
title, page title, 标题
script, 脚本
tag, 标签
label, 标签
hyperlink, link, 链接, 超链接
anchor, anchor link, 锚点, 锚链接
form, 表单
placeholder, 占位符
comment, 注释
iframe, inline frame, 内嵌框架, 内嵌页面
viewport, 视口
svg, vector graphics, vector image, 矢量图, 矢量图形
navbar, navigation bar, 导航栏, 导航条, 顶部导航, top navigation, top menu, top bar, 顶栏
footer, page footer, 页脚, 页尾
overlay, 遮罩, 遮罩层, 浮层, 蒙层
breadcrumb, 面包屑, breadcrumb navigation, 面包屑导航
preconnect, 预连接
scroll, 滚动
animation, animate, 动画, 动效
transition, 过渡
color, colour, 颜色
center, centre, 居中
align, alignment, 对齐
layout, 布局, 版式
media query, media queries, 媒体查询
selector, 选择器
breakpoint, 断点
nested, nesting, 嵌套
mixin, 混入
preprocessor, 预处理器
sprite, css sprites, 雪碧图, 精灵图
webfont, custom font, 网络字体, 自定义字体
iconfont, 字体图标, 图标字体
atomic css, utility-first, utility class, 原子化, 原子类
inline style, inline styles, 内联样式, 行内样式
critical css, 关键样式, 首屏样式
unused css, unused styles, purgecss, 无用样式, 未使用样式
style conflict, style conflicts, 样式冲突
component library, ui library, ui kit, 组件库, ui framework, 控件库
logo, brand logo, 徽标
image compression, image optimization, shrink images, compress images, imagemin, 图片压缩, 压缩图片, 图片优化
state management, 状态管理, 状态库, global state, shared state, global store
directive, 指令
render, rendering, 渲染
rerender, 重新渲染, 重渲染
virtual dom, vdom
file-based routing, file-system routing, 文件路由, 约定式路由, 文件系统路由
navigation guard, route guard, 路由守卫, 导航守卫
web component, webcomponents, custom element, custom elements, 自定义元素
single-file component, single-file components, sfc, 单文件组件
permalink, 永久链接, 固定链接
sitemap, 站点地图, 网站地图
opengraph, social card, social preview, 社交卡片, 分享卡片
admonition, callout, aside, 提示框, 提示块, alert box, info box, 警告框
rss, feed, 订阅, 订阅源
locale, 语言环境, 区域设置
glossary, terminology, 术语表, 术语, 名词解释, 词汇表, 词汇
beginner, newbie, newcomer, 新手, 初学者, 小白, novice, 菜鸟
advanced, advanced usage, 高级用法, 进阶, 高级, 高阶
alternative, 替代方案, 替代品, 平替
behavior, behaviour, 行为
api reference, api docs, api documentation, 接口文档
official website, official site, 官网, 官方网站
ui, user interface, 用户界面, 界面
hover, mouseover, 悬停, 鼠标悬停
analytics, website analytics, visitor statistics, 网站统计, 访问统计, 网站分析
threshold, 阈值, 阀值
delay, 延迟, 延时, latency, postpone, 时延
`;
