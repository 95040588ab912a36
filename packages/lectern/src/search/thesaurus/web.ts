/** Words for builds, languages, web pages, speed, errors, settings and documents (parsed by `readThesaurus`). */
export const WEB = `
build, 构建, 打包
bundle, bundling, 打包
bundler, module bundler, 打包器, 打包工具
build tool, build system, 构建工具, 构建系统
compile, compilation, 编译
transpile, transpilation, transpiler, syntax lowering, 转译, 语法降级, 语法转换
output directory, output folder, dist folder, build folder, 输出目录, 打包目录, 构建目录, 产物目录
build artifact, build output, 构建产物, 打包产物, 打包结果, 编译产物
minify, minification, minifier, uglify, terser, 压缩, 代码压缩, code minification, compress code, 丑化
obfuscate, obfuscation, 代码混淆, 混淆代码
code-splitting, chunk splitting, split chunks, 代码分割, 代码拆分, 分包, 拆包, 代码分片
tree-shaking, treeshake, 摇树优化, 摇树, 树摇, 死代码消除, dead-code elimination
unused code, dead code, 无用代码, 未使用代码, 死代码
lazy load, lazy loading, 懒加载, 延迟加载, 按需加载, 惰性加载, on-demand loading, deferred loading, 异步加载
preload, preloading, 预加载
prefetch, prefetching, 预获取, 预取, 预加载
dynamic import, 动态导入, 动态引入, 异步导入
sourcemap, 源码映射, 源映射, 源代码映射, source maps, 映射文件
hmr, hot reload, hot update, 热更新, 热重载, 热替换, 模块热替换, hot reloading, fast refresh, 快速刷新
live reload, auto reload, auto refresh, 自动刷新, 实时刷新, 自动重载
watch mode, file watcher, file watching, 文件监听, 监听文件, 监听模式, 监视文件, 监听变化
devserver, development server, local server, 开发服务器, 本地服务器, 本地服务, 开发服务
production, prod, 生产环境, 正式环境, 线上环境, 生产模式, production mode, live environment, live site
dev environment, development environment, development mode, dev mode, 开发环境, 开发模式, 本地环境, local environment, local development
deploy, deployment, go live, 部署, 上线, put online, roll out, 发布上线
ci, continuous integration, ci pipeline, 持续集成, cicd
entrypoint, entry file, 入口, 入口文件, 入口点
polyfill, shim, 垫片, 腻子脚本
browser support, browser compatibility, supported browsers, target browsers, 浏览器兼容, 浏览器支持, 浏览器兼容性, 兼容浏览器, cross-browser, 跨浏览器
compatible, compatibility, compat, 兼容, 兼容性
backward compatible, backwards compatible, backward compatibility, 向后兼容, 向下兼容
legacy browser, old browser, older browsers, internet explorer, ie11, 旧浏览器, 老浏览器, 低版本浏览器, outdated browser, 旧版浏览器
bundle size, output size, 包体积, 打包体积, 产物体积, 包大小, 包体
bundle analyzer, bundle analysis, bundle visualizer, 包分析, 打包分析, 体积分析
path alias, import alias, path mapping, 路径别名, 路径映射
publicpath, base path, base url, 公共路径, 基础路径, 公共基础路径, 部署路径
static asset, static file, static resource, asset, 静态资源, 静态文件
data uri, data url
plugin, addon, 插件, 外挂
browser extension, browser plugin, browser addon, 浏览器扩展, 浏览器插件
hook, 钩子, 钩子函数
lifecycle, 生命周期
slow build, build speed, build performance, 构建速度, 打包速度, 打包慢, 构建慢, 构建性能, slow compile, slow compilation
runtime, 运行时, 运行期
webassembly, wasm
mpa, multi-page app, multi-page application, 多页应用, 多页面应用, 多页面, 多页
spa, single-page app, single-page application, 单页应用, 单页面应用, 单页
ssr, server-side rendering, server rendering, 服务端渲染, 服务器端渲染, 服务器渲染, server-rendered, 服务端直出
ssg, static generation, 静态站点生成, 静态网站生成, 静态生成, 静态化, static export
prerender, 预渲染
hydrate, hydration, 水合, 注水
integer, int, 整数, 整型
boolean, bool, 布尔, 布尔值
property, attribute, prop, 属性
classname, css class, 类名, 样式类
endpoint, api endpoint, 接口地址, 端点
type checking, typecheck, 类型检查, 类型校验, 类型检测
type definition, type declaration, typings, d.ts, 类型定义, 类型声明, 声明文件, 类型文件
esm, esmodule, ecmascript module
commonjs, cjs
import, 导入, 引入
event listener, event handler, 事件监听, 事件处理, 事件监听器, 绑定事件
ast, syntax tree, 语法树, 抽象语法树
parse, parser, 解析器, 语法分析, 解析
serialize, serialization, stringify, 序列化, serialise
character encoding, charset, character set, 字符编码, 字符集
garbled text, garbled characters, mojibake, 乱码, encoding issue, encoding problem, 编码问题
timestamp, unix time, epoch time, 时间戳
timezone, 时区
css, stylesheet, 样式表, 层叠样式表
custom css, custom styles, 自定义样式
scss, sass
scoped css, scoped style, style isolation, 样式隔离, 作用域样式, 样式污染
css variable, custom property, 自定义属性
responsive, responsive design, responsive layout, 响应式布局, 响应式设计, 自适应, adaptive layout, fluid layout, 流式布局
reactive, reactivity, 响应式
mobile, mobile device, smartphone, 手机, 移动端, 移动设备, 手机端
dark mode, dark theme, night mode, 暗黑模式, 黑暗模式, 深色模式, 夜间模式, 暗色模式, 深色主题, 黑色主题
theme, 主题, 皮肤, 换肤
font, typeface, 字体
icon, 图标
favicon, tab icon, site icon, 网站图标, tab logo, 标签页图标, 站点图标, page icon, 网页图标, website icon
image, picture, img, 图片, 图像, photo
screenshot, screen capture, 截图, 截屏
flexbox, flex layout, 弹性布局, 弹性盒子, 弹性盒
pixel, px, 像素
vendor prefix, browser prefix, css prefix, autoprefixer, 浏览器前缀, 厂商前缀
dropdown, select box, combo box, 下拉菜单, 下拉框, 下拉列表
modal, dialog, popup, 弹窗, 对话框, 模态框, 弹框, popup window, 模态窗口
sidebar, 侧边栏, 侧栏, side navigation, sidenav, 边栏, left menu, left navigation, 左侧菜单
toc, 大纲, 文章目录, page outline, 页内目录, 本页目录, on-this-page, 文章大纲
broken link, dead link, 死链, 失效链接, 无效链接, 坏链, 断链
metadata, 元数据, 元信息
seo, 搜索引擎优化, search ranking, search-engine optimization, 搜索排名
website, site, 网站, 站点
homepage, landing page, 首页, 主页, front page, 网站首页
devtools, developer tools, 开发者工具, 开发人员工具
headless browser, headless mode, headless chrome, 无头浏览器, 无头模式
localstorage, web storage, 本地存储
refresh, reload, 刷新, 重新加载
white screen, blank page, blank screen, white page, 白屏, 空白页, 页面空白, 空白页面, empty page, screen blank
flicker, fouc, 闪烁, 闪屏, 样式闪烁, flash-of-unstyled-content, 页面闪烁
router, routing, 路由
component, 组件, 元件
dependency injection, 依赖注入, 控制反转
i18n, internationalization, internationalisation, multilingual, multi-language, 国际化, 多语言, 多语种, multiple languages, globalization
l10n, localization, localisation, 本地化
translate, translation, 翻译, i18n, internationalization, l10n, localization
rtl, right-to-left, 从右到左, 从右向左
accessibility, a11y, 无障碍, 可访问性, 辅助功能
screen reader, 屏幕阅读器, 读屏软件, 读屏
cache, caching, 缓存, 快取
clear cache, cache invalidation, purge cache, cache busting, 清除缓存, 清理缓存, 清空缓存, 缓存失效
performance, perf, 性能
optimize, optimise, optimization, 优化, 调优, optimisation, 最佳化
speed up, faster, accelerate, 提速, 加速, 加快, boost, 提升速度
slow, sluggish, 卡顿, 缓慢, 太慢, 变慢, lag, laggy, slowness, 很慢
initial load, first screen, first paint, 首屏, 首屏加载, 首次加载, 首屏渲染
profiler, profiling, performance analysis, 性能分析, 性能剖析
benchmark, benchmarking, 基准测试, 跑分, 性能测试, performance comparison, 性能对比, 性能比较
garbage collection, garbage collector, gc, 垃圾回收
debug, debugger, 调试, 调试器, 除错
troubleshoot, troubleshooting, diagnose, 故障排除, 故障排查, 疑难解答, 排查, 排错, diagnosis, 诊断
stacktrace, backtrace, traceback, 堆栈跟踪, 错误堆栈, 堆栈信息, call stack, 调用栈, error stack
unit test, unit testing, 单元测试, 单测
e2e, end-to-end, 端到端, 端到端测试, 端对端
mock, stub, 打桩, 模拟函数, test double, 测试替身
code coverage, test coverage, 覆盖率, 代码覆盖率, 测试覆盖率, coverage report, 覆盖率报告
test runner, test framework, testing framework, 测试框架, 测试运行器
error, 报错, 错误, 出错
error message, 错误信息, 报错信息, 错误提示, error text, 错误消息
crash, 崩溃, 闪退, 宕机, 奔溃, 挂掉, 崩了
hang, freeze, stuck, unresponsive, not responding, 卡死, 卡住, 无响应, hung, 假死
not working, no effect, 不生效, 不起作用, 没效果, 没有效果, 没反应, 不管用, broken, 用不了
bugfix, 修复, repair, 修好
workaround, 变通方法, 变通方案, 临时方案, 规避方案, temporary fix, temporary solution, 权宜之计
pitfall, gotcha, caveat, 注意事项, 踩坑, 陷阱, footgun, 避坑
known issue, known bug, 已知问题, known problem, 已知缺陷
limitation, restriction, 限制, 局限, 局限性, 受限
syntaxerror, parse error, 语法错误, 解析错误
invalid, illegal, 无效, 非法, 不合法
validate, validation, 校验, 验证, verify, verification, 核对
mismatch, inconsistent, 不匹配, 不一致, inconsistency, discrepancy, 对不上
unsupported, not supported, 不支持
config, configuration, configure, 配置, conf, cfg, 设定, settings, preferences
config file, configuration file, settings file, 配置文件, 设定档
disable, turn off, switch off, deactivate, 关闭, 禁用, 停用, opt out, shut off, 关掉
enable, turn on, switch on, activate, 开启, 启用, 激活
default, 默认, 默认值, 缺省, 缺省值, 预设值
override, overwrite, 覆盖, 覆写, overridden, overwritten, 重写
customize, customise, custom, 自定义, 定制, customization, customisation, 客制化
mandatory, required, 必填, 必需, compulsory, obligatory, 必选
allowlist, whitelist, 白名单
blocklist, blacklist, denylist, 黑名单
zero-config, zero configuration, out-of-the-box, 零配置, 开箱即用, no configuration, without configuration, 免配置
initialize, initialise, init, 初始化
fallback, 兜底, 后备, 备用
feature flag, feature toggle, feature switch, 功能开关, 特性开关
dotenv, env file, 环境变量文件
tutorial, guide, walkthrough, how-to, 教程, 指南, 教学
getting started, quickstart, get started, 快速上手, 快速开始, 入门, 起步, first steps, 快速入门
documentation, docs, 文档, 说明文档, doc
user manual, user guide, handbook, 用户手册, 使用手册, 用户指南, 使用说明, instruction manual, 手册
faq, common questions, 常见问题, 常见疑问, frequently-asked questions, 问答
best practice, recommended practice, 最佳实践, 推荐做法, good practice, 最佳做法
cheatsheet, quick reference, 速查表, 备忘单, reference card, 速查
overview, introduction, intro, 概述, 概览, 简介, 总览
prerequisite, system requirements, 前置条件, 先决条件, 前提条件, 环境要求, 系统要求, before-you-begin, requirements, 系统需求
use case, 使用场景, 应用场景, 适用场景, 使用时机
advantage, benefit, pros, 优点, 优势, 好处, merit, 长处
disadvantage, drawback, downside, cons, 缺点, 劣势, 弊端, shortcoming, weakness, 不足之处
internals, 工作原理, 实现原理, 内部机制, 底层原理, under-the-hood, how-it-works, 原理
yaml, yml
uppercase, capital letter, 大写, 大写字母
lowercase, 小写, 小写字母
case sensitive, case sensitivity, case insensitive, 大小写敏感, 区分大小写, 大小写
camelcase, 驼峰, 驼峰命名, 驼峰命名法
naming convention, naming rule, 命名规范, 命名规则, 命名约定
search, 搜索, 检索, 查找, 寻找
macos, osx, 苹果系统, 苹果电脑
kubernetes, k8s
modify, edit, 修改, 编辑, 更改, 改变
execute, execution, 执行, 运行, exec
cancel, abort, 取消, 中止
built-in, 内置, 自带, preinstalled, 内建
dry-run, 试运行, 模拟运行
subprocess, child process, 子进程
font size, text size, 字号, 字体大小, 文字大小
load balancer, load balancing, 负载均衡, lb
`;
