/** Words for components, styles, documentation sites, build tools, packages and tests (parsed by `readThesaurus`). */
export const FRONTEND = `
slot, 插槽
two-way binding, bidirectional binding, v-model, 双向绑定
data binding, 数据绑定
computed property, computed value, derived value, 计算属性, 派生值
watcher, 侦听器
parent component, 父组件, 上级组件
child component, subcomponent, 子组件, 下级组件
component communication, 组件通信, 组件通讯
click event, onclick, click handler, 点击事件, 单击事件
emit event, dispatch event, fire event, 触发事件, 派发事件
context menu, right-click menu, 右键菜单, 上下文菜单
conditional rendering, conditionally render, v-if, 条件渲染
ternary operator, conditional operator, ternary expression, 三元表达式, 三元运算符, ternary
composable, 组合式函数
lifecycle hook, lifecycle method
mount, 挂载
auto-import, automatic import, 自动导入, 自动引入
on-demand import, 按需引入, 按需导入
immutable, immutability, 不可变, 不可变性
persist, persistence, 持久化
data fetching, fetch data, 数据获取, 获取数据
polling, 轮询
form validation, validate form, 表单验证, 表单校验
form data, 表单数据
checkbox, tick box, 复选框, 多选框
textbox, text field, input field, input box, 输入框, 文本框
button, btn, 按钮
tooltip, hover text, 工具提示, 文字提示
toast, snackbar, toast notification, 轻提示, 消息提示
tab panel, tabbed content, tabbed interface, 选项卡, 页签
skeleton screen, skeleton loader, 骨架屏
progress bar, 进度条, progress indicator
infinite scroll, infinite scrolling, load more, 无限滚动, 滚动加载
virtual scroll, virtual scrolling, virtual list, list virtualization, 虚拟列表, 虚拟滚动
widget, 小部件, 小组件
rich text, wysiwyg, rich-text editor, 富文本, 所见即所得
client-side rendering, client rendering, csr, 客户端渲染
isomorphic, universal rendering, 同构, 同构渲染
hydration mismatch, hydration error, hydration failed, 水合错误, 水合不匹配
islands architecture, island architecture, 群岛架构, 岛屿架构
adapter, adaptor, 适配器
route parameter, route param, path parameter, path param, 路由参数, 路径参数, path params, route params
nested route, child route, subroute, 嵌套路由, 子路由
hash mode, hash routing, hash router, 哈希模式, 哈希路由
catch-all route, wildcard route, splat route, 通配路由, 通配符路由
protected route, private route, 受保护路由, 权限路由
history fallback, historyapifallback, spa fallback
external link, outbound link, 外部链接, 外链
internal link, 内部链接, 内链
new tab, new window, target-blank, 新窗口, 新标签页
localized route, i18n routing, 国际化路由, 多语言路由
css specificity, specificity, selector specificity, 样式优先级, 选择器权重
border-radius, rounded corner, 圆角
background color, background colour, bg color, 背景色, 背景颜色
text-overflow, ellipsis, text truncation, 文本溢出, 省略号
scrollbar, 滚动条
back-to-top, scroll-to-top, 回到顶部, 返回顶部
css grid, grid layout, grid system, 网格布局, 栅格布局
vertical centering, vertically center, 垂直居中, 上下居中
font subset, font subsetting, 字体子集, 字体子集化
monospace font, fixed-width font, monospaced font, 等宽字体
typography, 排版, 文字排版
global styles, global css, global stylesheet, 全局样式
override styles, style override, 样式覆盖, 覆盖样式
theme color, theme colour, primary color, brand color, 主题色, 主色
light mode, light theme, day mode, 浅色模式, 亮色模式
custom theme, theming, theme customization, 自定义主题, 主题定制
aspect-ratio, 宽高比, 长宽比
thumbnail, 缩略图
image zoom, lightbox, zoom image, 图片放大, 点击放大
image caption, figcaption, figure caption, 图注, 图片说明
image hosting, image host, 图床
keyboard navigation, keyboard accessible, keyboard access, 键盘导航, 键盘操作
focus outline, focus ring, focus indicator, 焦点样式, 聚焦样式
tabindex, tab order, focus order, 焦点顺序
skip link, skip-to-content, skip navigation, 跳过导航, 跳到正文
color contrast, colour contrast, contrast ratio, 对比度, 颜色对比度
reduced motion, reduce motion, reduce animations, 减少动画, 减弱动画
semantic html, semantic markup, 语义化, 语义化标签
sr-only, visually hidden, screen-reader only, 视觉隐藏
assistive technology, assistive technologies, assistive device, 辅助技术
visually impaired, blind users, low vision, 视障, 视力障碍
default language, default locale, 默认语言
language code, language tag, locale code, 语言代码, 语言标签
language file, translation file, locale file, message catalog, 语言包, 翻译文件
missing translation, untranslated, 未翻译, 缺少翻译
machine translation, 机器翻译, 机翻
pluralization, pluralisation, plural forms, 复数形式
date format, date formatting, format date, 日期格式, 日期格式化
simplified chinese, zh-cn, zh-hans, 简体中文, 简体
traditional chinese, zh-tw, zh-hant, 繁体中文, 繁体
input method, ime, 输入法
frontmatter, yaml header, 前置元数据, 前置数据
site generator, 站点生成器, 网站生成器
static site, static website, 静态网站, 静态站点
documentation site, docs site, documentation website, 文档网站, 文档站点
docs generator, doc generator, documentation generator, 文档生成器, 生成文档
versioned docs, docs versioning, docs versions, 多版本文档, 文档版本
blog, 博客
blog post, blog article, 博文, 博客文章
clean url, pretty url, friendly url, cleanurls, extensionless url, 简洁链接
canonical url, canonical link, 规范链接, 规范网址
web crawler, crawler, 爬虫, 网络爬虫
noindex, 禁止收录, 不收录
reading time, read time, 阅读时间, 阅读时长
comment system, giscus, disqus, 评论系统, 评论功能
announcement bar, announcement banner, site banner, 公告栏, 公告条
edit link, edit-this-page, 编辑此页, 编辑本页
copy button, copy code, 复制按钮, 复制代码
line highlighting, highlight lines, line highlight, 行高亮, 高亮行
code group, code tabs, 代码组, 代码分组
search box, search bar, search field, 搜索框, 搜索栏
fuzzy search, fuzzy matching, fuzzy match, 模糊搜索, 模糊匹配
math formula, math equation, katex, mathjax, 数学公式
unordered list, bulleted list, bullet list, 无序列表, bullet points
task list, checklist, todo list, 任务列表, 待办清单
emoji, 表情, 表情符号
template engine, templating engine, template language, templating language, 模板引擎, 模板语言, view engine
cms, content management, 内容管理
static hosting, web hosting, site hosting, 网站托管, 静态托管, hosting provider
preview deployment, deploy preview, 预览部署, preview environment, 预览环境
custom domain, own domain, 自定义域名, 绑定域名
subpath deployment, subdirectory deployment, 子路径部署, 子目录部署
build target, compile target, compilation target, 构建目标, 编译目标
build command, build script, 构建命令, 构建脚本
npm script, package script, run-script, 脚本命令
manual chunks, 手动分包, 手动分块
large bundle, large chunk, oversized chunk, 打包过大, 体积过大
default export, 默认导出, export default
re-export, 重新导出, 重导出
library mode, lib mode, 库模式
extract css, css extraction, 提取样式, 样式提取
public folder, public directory, static folder, static directory, 公共目录, 静态目录
source directory, src folder, src directory, source folder, 源码目录, 源代码目录
custom plugin, write plugin, plugin development, plugin authoring, 编写插件, 插件开发
api proxy, dev proxy, proxy forwarding, 接口代理, 代理转发
localhost, loopback address, 本机地址, 回环地址, loopback
full reload, full-page reload, 整页刷新
multi-environment, multiple environments, 多环境, 多环境配置
npm registry, package registry, 包仓库, 包注册表
hoist, dependency hoisting, 依赖提升
npm link, link package, 链接本地包, 本地联调
frozen-lockfile, npm ci, immutable install, 冻结锁文件
global install, install globally, globally installed, 全局安装
dependency override, version override, force version, 强制版本, 依赖覆盖
patch-package, patch dependency, 依赖补丁, 修补依赖
version range, semver range, version constraint, 版本范围, 版本约束
major version, major release, 主版本, 大版本
minor version, minor release, 次版本, 小版本
patch version, patch release, bugfix release, 补丁版本, 修订版本
scoped package, npm scope, package scope, 作用域包
unmet peer, missing peer, peer conflict, eresolve
duplicate dependency, duplicate dependencies, duplicate packages, 重复依赖, 依赖重复
unused dependency, unused dependencies, unused packages, 无用依赖, 未使用依赖
missing dependency, missing dependencies, 缺少依赖, 缺失依赖
conventional commits, commit convention, 约定式提交, 提交规范
npx, dlx, bunx
lint rule, linting rule, 检查规则
disable comment, ignore comment, eslint-disable, 忽略注释, 禁用注释
tab width, indent size, tab size, indent width, 缩进宽度, 缩进大小
format-on-save, 自动格式化
unused import, 未使用导入, 无用导入
final newline, end-of-file newline, 末尾换行
curly brace, curly bracket, 大括号, 花括号
backtick, backquote, 反引号
snakecase, 下划线命名, 蛇形命名
test suite, 测试套件, 测试集
fixture, test fixture, 测试夹具, 夹具
fake data, mock data, dummy data, 假数据, 模拟数据
mock api, mock server, fake api, 模拟接口, 接口模拟
parameterized test, parametrized test, table-driven test, data-driven test, 参数化测试
visual regression, visual testing, screenshot testing, 视觉回归, 截图测试
load test, load testing, stress test, stress testing, 压力测试, 压测
automated testing, test automation, automated test, 自动化测试, 自动测试
user experience, ux, 用户体验
developer experience, dx, 开发体验, 开发者体验
expand, unfold, 展开
android, 安卓
wechat, 微信
og image, social image, share image, 分享图
page header, site header, 页头, 页眉
draft, 草稿
meta description, page description, 页面描述, 网页描述
readme, 自述文件, 说明文件
`;
