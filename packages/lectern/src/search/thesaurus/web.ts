/** Words for builds, languages, web pages, speed, errors, settings and documents (parsed by `readThesaurus`). */
export const WEB = `
build, 构建, 打包, ?make build, ?production build, ?编译打包, ?打包构建, ?构建打包, ?build site, ?generate site, ?compile project, ?make dist
bundle, bundling, 打包, ?package up, ?pack, ?build output, ?构建产物
bundler, module bundler, 打包器, 打包工具, ?browserify, ?packager, ?js bundler, ?模块打包器, ?打包软件, ?构建器
build tool, build system, 构建工具, 构建系统, ?gulp, ?grunt, ?task runner, ?前端工程化, ?工程化, ?自动化构建
compile, compilation, 编译
transpile, transpilation, transpiler, syntax lowering, 转译, 语法降级, 语法转换, ?babel, ?swc, ?downlevel, ?babel-loader, ?转码, ?代码转换, ?语法编译
output directory, output folder, dist folder, build folder, 输出目录, 打包目录, 构建目录, 产物目录, outdir, outputdir, distdir, distpath, ?output path, ?dist, ?build path, ?output location, ?输出路径, ?输出文件夹, ?打包路径
build artifact, build output, 构建产物, 打包产物, 打包结果, 编译产物, ?dist files, ?output files, ?build results, ?generated files, ?构建结果, ?编译结果, ?输出文件
minify, minification, minifier, uglify, terser, 压缩, 代码压缩, code minification, compress code, 丑化, ?compress js, ?shrink code, ?unminified, ?disable minification, ?压缩代码, ?压缩器, ?混淆压缩
obfuscate, obfuscation, 代码混淆, 混淆代码, ?protect code, ?encrypt code, ?hide source, ?code protection, ?代码加密, ?加密代码, ?代码保护
code-splitting, chunk splitting, split chunks, 代码分割, 代码拆分, 分包, 拆包, 代码分片, ?split bundle, ?vendor chunk, ?split vendor, ?route splitting, ?分割代码, ?拆分代码, ?分包策略
tree-shaking, treeshake, 摇树优化, 摇树, 树摇, 死代码消除, dead-code elimination, ?remove unused, ?unused exports, ?usedexports, ?eliminate unused, ?剔除无用代码, ?删除无用代码, ?无用导出
unused code, dead code, 无用代码, 未使用代码, 死代码, ?remove unused, ?useless code, ?knip, ?unused files, ?删除无用代码, ?未使用文件, ?无用文件
lazy load, lazy loading, 懒加载, 延迟加载, 按需加载, 惰性加载, on-demand loading, deferred loading, 异步加载, ?defer load, ?lazy images, ?async component, ?lazy routes, ?图片懒加载, ?路由懒加载, ?动态加载
preload, preloading, 预加载, ?resource hints, ?preload font, ?eager load, ?preload assets, ?提前加载, ?资源预加载, ?资源提示
prefetch, prefetching, 预获取, 预取, 预加载, ?dns-prefetch, ?resource hints, ?idle load, ?预请求, ?空闲加载, ?提前请求, ?quicklink
dynamic import, 动态导入, 动态引入, 异步导入, ?async import, ?lazy import, ?import function, ?conditional import, ?动态加载, ?条件导入, ?变量导入
sourcemap, 源码映射, 源映射, 源代码映射, source maps, 映射文件, ?map file, ?original source, ?debug source, ?hidden-source-map, ?源码调试, ?调试源码, ?定位源码
hmr, hot reload, hot update, 热更新, 热重载, 热替换, 模块热替换, hot reloading, fast refresh, 快速刷新, ?hot module, ?live update, ?react refresh, ?hot-replacement, ?热加载, ?热更, ?局部刷新, ?livereload, ?auto refresh, ?browsersync, ?nodemon, ?webpack-dev-server
live reload, auto reload, auto refresh, 自动刷新, 实时刷新, 自动重载, ?browsersync, ?refresh browser, ?reload automatically, ?保存刷新, ?页面自动刷新, ?自动重新加载
watch mode, file watcher, file watching, 文件监听, 监听文件, 监听模式, 监视文件, 监听变化, ?auto rebuild, ?watch files, ?file changes, ?continuous build, ?自动构建, ?自动编译, ?文件变化
devserver, development server, local server, 开发服务器, 本地服务器, 本地服务, 开发服务, ?webpack-dev-server, ?run locally, ?serve locally, ?start project, ?启动项目, ?启动服务, ?运行项目
production, prod, 生产环境, 正式环境, 线上环境, 生产模式, production mode, live environment, live site, ?release build, ?prod build, ?production build, ?生产构建, ?线上, ?正式版, ?release mode, ?deployed environment, ?optimized build
dev environment, development environment, development mode, dev mode, 开发环境, 开发模式, 本地环境, local environment, local development, ?local dev, ?development build, ?debug build, ?develop locally, ?本地开发, ?开发构建, ?本地调试
deploy, deployment, go live, 部署, 上线, put online, roll out, 发布上线, ?netlify, ?vercel, ?ship app, ?put live, ?发布网站, ?项目部署, ?前端部署, ?upload site, ?production server
ci, continuous integration, ci pipeline, 持续集成, cicd, ?jenkins, ?gitlab ci, ?circleci, ?travis, ?自动构建, ?自动化流水线, ?流水线
entrypoint, entry file, 入口, 入口文件, 入口点, ?main file, ?input file, ?index file, ?entry config, ?主文件, ?入口配置, ?主入口
polyfill, shim, 垫片, 腻子脚本, ?core-js, ?node polyfills, ?regenerator-runtime, ?buffer polyfill, ?兼容补丁, ?补丁库, ?兼容代码
browser support, browser compatibility, supported browsers, target browsers, 浏览器兼容, 浏览器支持, 浏览器兼容性, 兼容浏览器, cross-browser, 跨浏览器, ?caniuse, ?minimum browser, ?browser requirements, ?safari support, ?支持的浏览器, ?浏览器要求, ?浏览器版本
compatible, compatibility, compat, 兼容, 兼容性, ?support matrix, ?works with, ?compatibility table, ?version support, ?适配, ?是否支持, ?兼容版本, ?old browsers, ?supported browsers, ?interop
backward compatible, backwards compatible, backward compatibility, 向后兼容, 向下兼容
legacy browser, old browser, older browsers, internet explorer, ie11, 旧浏览器, 老浏览器, 低版本浏览器, outdated browser, 旧版浏览器, ?ie support, ?old chrome, ?old safari, ?old devices, ?老版本浏览器, ?低端浏览器, ?老机型
bundle size, output size, 包体积, 打包体积, 产物体积, 包大小, 包体, ?reduce bundle, ?shrink bundle, ?smaller bundle, ?js size, ?减小体积, ?减小包体积, ?体积优化
bundle analyzer, bundle analysis, bundle visualizer, 包分析, 打包分析, 体积分析, bundleanalyze, metafile, ?webpack-bundle-analyzer, ?source-map-explorer, ?visualizer, ?treemap, ?分析打包, ?打包可视化, ?产物分析
path alias, import alias, path mapping, 路径别名, 路径映射, ?absolute import, ?import shortcut, ?tsconfig paths, ?module-alias, ?别名配置, ?绝对路径导入, ?绝对路径引入
publicpath, base path, base url, 公共路径, 基础路径, 公共基础路径, 部署路径, pathprefix, ?asset prefix, ?cdn url, ?asset url, ?subpath, ?资源路径, ?资源前缀, ?静态资源路径
static asset, static file, static resource, asset, 静态资源, 静态文件, ?static content, ?asset modules, ?file-loader, ?url-loader, ?资源文件, ?资源模块, ?引入资源
data uri, data url, assetsinlinelimit, ?base64, ?inline image, ?inline assets, ?url-loader, ?图片内联, ?内嵌图片, ?内联资源
plugin, addon, 插件, 外挂, ?plugin api, ?plugin list, ?create plugin, ?marketplace, ?写插件, ?插件机制, ?插件系统, ?third-party module
browser extension, browser plugin, browser addon, 浏览器扩展, 浏览器插件
hook, 钩子, 钩子函数, ?tapable, ?plugin hooks, ?build hooks, ?event hook, ?插件钩子, ?构建钩子, ?生命周期钩子
lifecycle, 生命周期, ?startup hook, ?request flow, ?启动流程, ?请求流程, ?执行流程, ?lifecycle event, ?phases, ?onmounted, ?componentdidmount, ?execution order
slow build, build speed, build performance, 构建速度, 打包速度, 打包慢, 构建慢, 构建性能, slow compile, slow compilation, ?build time, ?faster build, ?long build, ?speed-measure, ?构建太慢, ?编译慢, ?编译太慢
runtime, 运行时, 运行期, ?runtime config, ?runtime env, ?runtime variables, ?运行时配置, ?运行时变量, ?动态环境变量, ?at execution, ?execution environment
webassembly, wasm, ?wasm-pack, ?wasm-bindgen, ?emscripten, ?rust wasm, ?二进制模块
mpa, multi-page app, multi-page application, 多页应用, 多页面应用, 多页面, 多页, ?multiple pages, ?multiple html, ?multipage, ?several pages, ?多个页面, ?多页打包, ?多页配置
spa, single-page app, single-page application, 单页应用, 单页面应用, 单页
ssr, server-side rendering, server rendering, 服务端渲染, 服务器端渲染, 服务器渲染, server-rendered, 服务端直出, ?server render, ?ssr build, ?nuxt, ?nextjs, ?直出, ?首屏直出, ?同构, ?isomorphic, ?universal rendering, ?rendertostring, ?server html
ssg, static generation, 静态站点生成, 静态网站生成, 静态生成, 静态化, static export, ?static build, ?static pages, ?jamstack, ?generate html, ?静态导出, ?静态页面, ?静态页, ?hugo, ?jekyll, ?eleventy, ?gatsby, ?hexo, ?build-time html
prerender, 预渲染, ?prerender-spa-plugin, ?static render, ?crawl pages, ?render ahead, ?静态渲染, ?提前渲染, ?预先渲染
hydrate, hydration, 水合, 注水, ?客户端激活, ?脱水, ?dehydrate, ?partial hydration, ?选择性水合, ?progressive hydration
integer, int, 整数, 整型
boolean, bool, 布尔, 布尔值, ?true false, ?truthy, ?falsy, ?真假, ?布尔类型, ?真值
property, attribute, prop, 属性, properties, ?组件传值, ?父传子, ?pass props, ?组件参数, ?defineprops, ?proptypes, ?members
classname, css class, 类名, 样式类, ?dynamic class, ?动态类名, ?class binding, ?clsx, ?toggle class, ?样式绑定, ?切换类名
endpoint, api endpoint, 接口地址, 端点, ?api route, ?api url, ?rest endpoint, ?接口路径, ?请求地址, ?接口路由
type checking, typecheck, 类型检查, 类型校验, 类型检测, ?fork-ts-checker, ?vue-tsc, ?check types, ?type errors, ?检查类型, ?跳过类型检查, ?忽略类型检查
type definition, type declaration, typings, d.ts, 类型定义, 类型声明, 声明文件, 类型文件, ?generate types, ?emit types, ?dts plugin, ?types file, ?生成类型, ?生成声明文件, ?类型导出
esm, esmodule, ecmascript module, ?es modules, ?javascript module, ?native modules, ?type module, ?模块化规范, ?模块语法, ?原生模块化, ?mjs, ?import export, ?es6 modules, ?import syntax
commonjs, cjs, ?module exports, ?require function, ?require syntax, ?模块规范, ?模块化规范, ?require, ?模块导出
import, 导入, 引入, ?load module, ?import file, ?import module, ?include module, ?引用模块, ?加载模块, ?引用文件, ?esm load
event listener, event handler, 事件监听, 事件处理, 事件监听器, 绑定事件, ?addeventlistener, ?监听事件, ?事件绑定, ?bind event, ?listen event, ?事件回调, ?removeeventlistener
ast, syntax tree, 语法树, 抽象语法树, ?acorn, ?estree, ?babel parser, ?code transform, ?代码转换, ?代码解析, ?源码解析
parse, parser, 解析器, 语法分析, 解析, ?解析数据, ?parse json, ?语法解析, ?tokenizer, ?lexer, ?词法分析, ?tokenize, ?ast, ?acorn, ?espree, ?syntax tree
serialize, serialization, stringify, 序列化, serialise, ?marshal, ?json stringify, ?to json, ?json encode, ?转字符串, ?对象转字符串, ?反序列化
character encoding, charset, character set, 字符编码, 字符集, ?gbk, ?ascii, ?file encoding, ?文件编码, ?编码格式
garbled text, garbled characters, mojibake, 乱码, encoding issue, encoding problem, 编码问题, ?weird characters, ?wrong encoding, ?encoding error, ?broken characters, ?中文乱码, ?显示乱码, ?终端乱码
timestamp, unix time, epoch time, 时间戳, ?date now, ?unix timestamp, ?iso date, ?当前时间戳, ?时间转换, ?毫秒数, ?date time
timezone, 时区, ?utc, ?gmt, ?local time, ?daylight saving, ?北京时间, ?时差, ?东八区
css, stylesheet, 样式表, 层叠样式表, ?style file, ?cascading stylesheets, ?import css, ?load css, ?样式文件, ?引入样式, ?导入样式
custom css, custom styles, 自定义样式, ?own css, ?extra css, ?additional css, ?user css, ?改样式, ?修改样式, ?样式修改
scss, sass, ?sass-embedded, ?node-sass, ?dart-sass, ?sass-loader, ?样式预处理, ?预处理器, ?preprocessor, ?mixin, ?nested css, ?indented syntax, ?compass
scoped css, scoped style, style isolation, 样式隔离, 作用域样式, 样式污染, ?shadow dom, ?css isolation, ?scope styles, ?local styles, ?局部样式, ?样式隔离方案, ?样式互相影响
css variable, custom property, 自定义属性, ?theme variable, ?css vars, ?var function, ?样式变量, ?主题变量, ?变量样式, ?design token
responsive, responsive design, responsive layout, 响应式布局, 响应式设计, 自适应, adaptive layout, fluid layout, 流式布局, ?mobile friendly, ?small screens, ?mobile layout, ?rwd, ?手机适配, ?移动端适配, ?屏幕适配
reactive, reactivity, 响应式, ?响应性, ?响应式数据, ?响应式原理, ?reactive state, ?mobx
mobile, mobile device, smartphone, 手机, 移动端, 移动设备, 手机端, ?phone, ?tablet, ?cellphone, ?handheld, ?平板, ?手机版, ?移动版
dark mode, dark theme, night mode, 暗黑模式, 黑暗模式, 深色模式, 夜间模式, 暗色模式, 深色主题, 黑色主题, dark, prefers-color-scheme, ?night theme, ?dark appearance, ?black theme, ?夜间主题, ?黑夜模式, ?暗黑主题
theme, 主题, 皮肤, 换肤, ?skin, ?look-and-feel, ?site design, ?appearance, ?外观, ?样式主题, ?界面风格, ?dark mode, ?color scheme, ?branding, ?palette
font, typeface, 字体, ?font-face, ?google fonts, ?font loading, ?woff2, ?字体文件, ?引入字体, ?字体加载, ?ttf, ?typography
icon, 图标, ?import icon, ?icon library, ?icon component, ?iconify, ?图标库, ?图标组件, ?引入图标
favicon, tab icon, site icon, 网站图标, tab logo, 标签页图标, 站点图标, page icon, 网页图标, website icon, ?apple-touch-icon, ?browser icon, ?ico file, ?tab image, ?浏览器图标, ?收藏夹图标, ?网站小图标
image, picture, img, 图片, 图像, photo, ?import image, ?image path, ?png, ?jpg, ?引入图片, ?导入图片, ?图片路径, ?jpeg, ?svg, ?webp, ?gif, ?avif, ?thumbnail
screenshot, screen capture, 截图, 截屏
flexbox, flex layout, 弹性布局, 弹性盒子, 弹性盒
pixel, px, 像素
vendor prefix, browser prefix, css prefix, autoprefixer, 浏览器前缀, 厂商前缀, ?prefix css, ?auto prefix, ?webkit prefix, ?css compatibility, ?自动前缀, ?自动加前缀, ?加前缀
dropdown, select box, combo box, 下拉菜单, 下拉框, 下拉列表, ?submenu, ?nested menu, ?mega menu, ?flyout menu, ?二级菜单, ?子菜单, ?多级菜单
modal, dialog, popup, 弹窗, 对话框, 模态框, 弹框, popup window, 模态窗口, ?dialogue, ?modal window, ?弹出层, ?弹层, ?弹出窗口, ?confirm dialog, ?alert dialog
sidebar, 侧边栏, 侧栏, side navigation, sidenav, 边栏, left menu, left navigation, 左侧菜单, ?side menu, ?left nav, ?doc tree, ?sidebar group, ?侧边导航, ?左侧导航, ?左侧目录
toc, 大纲, 文章目录, page outline, 页内目录, 本页目录, on-this-page, 文章大纲, tableofcontents, ?outline, ?page contents, ?right sidebar, ?heading list, ?右侧目录, ?右边栏, ?右侧导航
broken link, dead link, 死链, 失效链接, 无效链接, 坏链, 断链, brokenlinks, onbrokenlinks, ?link checker, ?check links, ?link check, ?invalid links, ?链接检查, ?检查链接, ?链接失效
metadata, 元数据, 元信息, ?meta tag, ?head tags, ?head element, ?meta tags, ?网页头部, ?头部标签, ?元标签, ?opengraph, ?og image, ?page title, ?twitter card, ?react-helmet
seo, 搜索引擎优化, search ranking, search-engine optimization, 搜索排名, ?search engines, ?google ranking, ?google indexing, ?search console, ?收录, ?百度收录, ?谷歌收录
website, site, 网站, 站点, ?build website, ?create website, ?make website, ?建站, ?做网站, ?搭建网站, ?webpage
homepage, landing page, 首页, 主页, front page, 网站首页, ?welcome page, ?index page, ?start page, ?cover page, ?封面页, ?落地页, ?着陆页
devtools, developer tools, 开发者工具, 开发人员工具, ?chrome inspector, ?f12, ?inspect element, ?debugging tools, ?调试工具, ?浏览器调试, ?审查元素
headless browser, headless mode, headless chrome, 无头浏览器, 无头模式
localstorage, web storage, 本地存储, ?sessionstorage, ?indexeddb, ?browser storage, ?浏览器存储, ?本地缓存, ?会话存储, ?asyncstorage
refresh, reload, 刷新, 重新加载, ?f5, ?update page, ?页面刷新, ?重载
white screen, blank page, blank screen, white page, 白屏, 空白页, 页面空白, 空白页面, empty page, screen blank, ?nothing renders, ?empty screen, ?app blank, ?打包后白屏, ?部署后白屏, ?上线白屏, ?blank
flicker, fouc, 闪烁, 闪屏, 样式闪烁, flash-of-unstyled-content, 页面闪烁, ?flash, ?blink, ?flashing, ?theme flash, ?闪一下, ?闪动, ?一闪而过
router, routing, 路由, ?url mapping, ?url dispatcher, ?route matching, ?route group, ?路由配置, ?路由表, ?路由分组, ?urlconf, ?navigation library
component, 组件, 元件, ?ui element, ?global component, ?register component, ?custom component, ?控件, ?全局组件, ?组件注册, ?widget, ?ui block, ?control, ?custom element
dependency injection, 依赖注入, 控制反转, ?di, ?ioc, ?inversion-of-control, ?service container, ?自动装配, ?注入服务, ?容器注入
i18n, internationalization, internationalisation, multilingual, multi-language, 国际化, 多语言, 多语种, multiple languages, globalization, ?bilingual, ?multiple locales, ?add language, ?language support, ?双语, ?中英文, ?中英双语, ?i18next, ?vue-i18n, ?react-intl
l10n, localization, localisation, 本地化
translate, translation, 翻译, i18n, internationalization, l10n, localization, ?crowdin, ?weblate, ?transifex, ?lokalise, ?汉化, ?译文, ?译者
rtl, right-to-left, 从右到左, 从右向左, ?arabic, ?hebrew, ?persian, ?bidi, ?阿拉伯语, ?希伯来语, ?文字方向
accessibility, a11y, 无障碍, 可访问性, 辅助功能, ?wcag, ?accessible, ?disability, ?disabled users, ?无障碍访问, ?残障, ?残疾人
screen reader, 屏幕阅读器, 读屏软件, 读屏, voiceover, nvda, ?jaws, ?talkback, ?read aloud, ?text-to-speech, ?朗读, ?语音朗读, ?盲人
cache, caching, 缓存, 快取, ?build cache, ?browser cache, ?remote cache, ?cache strategy, ?构建缓存, ?编译缓存, ?打包缓存, ?redis, ?stale data, ?etag, ?stale
clear cache, cache invalidation, purge cache, cache busting, 清除缓存, 清理缓存, 清空缓存, 缓存失效, ?reset cache, ?delete cache, ?force rebuild, ?rebuild cache, ?删除缓存, ?清缓存, ?强制重新构建
performance, perf, 性能, ?slow build, ?faster build, ?speed optimization, ?打包慢, ?构建慢, ?构建优化, ?high performance, ?slow, ?optimize, ?speed
optimize, optimise, optimization, 优化, 调优, optimisation, 最佳化, ?faster, ?tuning, ?speedup, ?reduce size, ?提速, ?加速
speed up, faster, accelerate, 提速, 加速, 加快, boost, 提升速度, ?make faster, ?quicker, ?improve speed, ?更快, ?变快, ?快一点
slow, sluggish, 卡顿, 缓慢, 太慢, 变慢, lag, laggy, slowness, 很慢, ?too slow, ?takes long, ?slow performance, ?slows down, ?好慢, ?反应慢, ?很卡
initial load, first screen, first paint, 首屏, 首屏加载, 首次加载, 首屏渲染, ?first load, ?page load, ?time-to-interactive, ?fcp, ?首屏优化, ?首屏慢, ?首屏时间
profiler, profiling, performance analysis, 性能分析, 性能剖析, ?cpuprofile, ?speed-measure-plugin, ?build profiling, ?rsdoctor, ?耗时分析, ?构建分析, ?分析耗时
benchmark, benchmarking, 基准测试, 跑分, 性能测试, performance comparison, 性能对比, 性能比较, ?speed test, ?speed comparison, ?which faster, ?hyperfine, ?速度对比, ?速度测试, ?测速
garbage collection, garbage collector, gc, 垃圾回收, ?内存回收, ?回收机制, ?reference counting, ?引用计数, ?finalizer, ?finalizationregistry, ?free memory
debug, debugger, 调试, 调试器, 除错, ?set breakpoint, ?vscode debugging, ?node inspect, ?launch json, ?断点调试, ?打断点, ?单步调试, ?inspector, ?step through
troubleshoot, troubleshooting, diagnose, 故障排除, 故障排查, 疑难解答, 排查, 排错, diagnosis, 诊断, ?fix problems, ?common problems, ?problem solving, ?install problem, ?问题排查, ?排障, ?定位问题, ?not working, ?broken, ?faq
stacktrace, backtrace, traceback, 堆栈跟踪, 错误堆栈, 堆栈信息, call stack, 调用栈, error stack, ?error trace, ?error location, ?调用堆栈, ?报错堆栈, ?堆栈追踪
unit test, unit testing, 单元测试, 单测, ?junit, ?pytest, ?phpunit, ?write tests, ?写测试, ?单元测试框架
e2e, end-to-end, 端到端, 端到端测试, 端对端, ?cypress, ?playwright, ?selenium, ?界面测试, ?browser testing, ?浏览器测试, ?浏览器自动化
mock, stub, 打桩, 模拟函数, test double, 测试替身, ?mock api, ?mockjs, ?fake backend, ?json-server, ?模拟接口, ?假数据, ?假接口, ?fake, ?dummy, ?spy
code coverage, test coverage, 覆盖率, 代码覆盖率, 测试覆盖率, coverage report, 覆盖率报告, coverage, ?istanbul, ?nyc, ?测试覆盖, ?lcov, ?c8, ?覆盖情况
test runner, test framework, testing framework, 测试框架, 测试运行器, ?run tests, ?运行测试, ?跑测试, ?执行测试, ?karma, ?test tool
error, 报错, 错误, 出错, ?异常, ?错误类型, ?error object, ?自定义错误, ?custom error, ?error class, ?went wrong
error message, 错误信息, 报错信息, 错误提示, error text, 错误消息, ?error list, ?error messages, ?error explanation, ?报错内容, ?错误说明, ?错误列表
crash, 崩溃, 闪退, 宕机, 奔溃, 挂掉, 崩了, ?panic, ?fatal error, ?exited unexpectedly, ?quits unexpectedly, ?程序崩溃, ?异常退出, ?意外退出
hang, freeze, stuck, unresponsive, not responding, 卡死, 卡住, 无响应, hung, 假死, ?never finishes, ?not exiting, ?never ends, ?stalls, ?不退出, ?一直转圈, ?没有响应
not working, no effect, 不生效, 不起作用, 没效果, 没有效果, 没反应, 不管用, broken, 用不了, ?doesnt work, ?wont work, ?not applied, ?not effective, ?没用, ?没作用, ?失效
bugfix, 修复, repair, 修好, ?patch, ?fix bug, ?fixed bugs, ?修正, ?补丁, ?改错
workaround, 变通方法, 变通方案, 临时方案, 规避方案, temporary fix, temporary solution, 权宜之计, ?hack, ?quick fix, ?get around, ?alternative fix, ?解决办法, ?临时解决, ?绕过方法
pitfall, gotcha, caveat, 注意事项, 踩坑, 陷阱, footgun, 避坑, ?watch out, ?beware, ?traps, ?surprises, ?坑点, ?有哪些坑, ?易错点
known issue, known bug, 已知问题, known problem, 已知缺陷, ?open bugs, ?known limitations, ?known errors, ?已知错误, ?遗留问题, ?已知限制
limitation, restriction, 限制, 局限, 局限性, 受限, ?constraint, ?not possible, ?cannot do, ?约束, ?做不到, ?不能做什么
syntaxerror, parse error, 语法错误, 解析错误
invalid, illegal, 无效, 非法, 不合法, ?bad input, ?not valid, ?wrong value, ?不合规, ?无效值, ?值不对, ?malformed, ?incorrect, ?wrong, ?unacceptable
validate, validation, 校验, 验证, verify, verification, 核对, ?zod, ?joi, ?yup, ?ajv, ?数据校验, ?校验规则, ?合法性检查, ?input check, ?sanitize, ?form check, ?valibot, ?assert correct, ?check input
mismatch, inconsistent, 不匹配, 不一致, inconsistency, discrepancy, 对不上
unsupported, not supported, 不支持
config, configuration, configure, 配置, conf, cfg, 设定, settings, preferences, ?site config, ?site settings, ?configuration options, ?setup options, ?配置项, ?站点配置, ?配置说明, ?options file, ?rc file, ?dotfile, ?ini
config file, configuration file, settings file, 配置文件, 设定档, ?config location, ?config path, ?rc file, ?config filename, ?配置在哪, ?配置文件位置, ?指定配置文件
disable, turn off, switch off, deactivate, 关闭, 禁用, 停用, opt out, shut off, 关掉, ?怎么关闭, ?如何关闭, ?关闭功能, ?stop using, ?do without, ?mute
enable, turn on, switch on, activate, 开启, 启用, 激活, ?opt-in, ?怎么开启, ?如何开启, ?开启功能, ?toggle, ?feature flag
default, 默认, 默认值, 缺省, 缺省值, 预设值, ?default setting, ?default option, ?default config, ?默认配置, ?默认设置, ?默认选项, ?standard value
override, overwrite, 覆盖, 覆写, overridden, overwritten, 重写, ?yarn resolutions, ?override config, ?覆盖配置, ?覆盖默认, ?覆盖默认值, ?supersede, ?change default, ?shadowing, ?monkeypatch, ?redefine, ?replace component
customize, customise, custom, 自定义, 定制, customization, customisation, 客制化, ?personalize, ?tweak, ?tailor, ?change look, ?个性化, ?改样式, ?改造, ?user-defined, ?modify look, ?configure appearance, ?own design
mandatory, required, 必填, 必需, compulsory, obligatory, 必选, ?must have, ?necessary, ?needed, ?必须, ?一定要, ?必要, ?not optional
allowlist, whitelist, 白名单, ?ip whitelist, ?ip filter, ?allowed hosts, ?允许列表, ?地址白名单
blocklist, blacklist, denylist, 黑名单
zero-config, zero configuration, out-of-the-box, 零配置, 开箱即用, no configuration, without configuration, 免配置
initialize, initialise, init, 初始化, ?初始化项目, ?project init, ?初始化应用, ?create app, ?应用实例, ?app instance, ?npm init
fallback, 兜底, 后备, 备用, ?default value, ?backup, ?last resort, ?plan b, ?graceful degradation, ?降级, ?备选
feature flag, feature toggle, feature switch, 功能开关, 特性开关, ?build flag, ?conditional compilation, ?build variants, ?compile flag, ?编译开关, ?条件编译, ?特性标志
dotenv, env file, 环境变量文件, ?env local, ?env production, ?env example, ?loadenv, ?环境文件, ?加载环境变量, ?环境变量配置
tutorial, guide, walkthrough, how-to, 教程, 指南, 教学, ?course, ?lesson, ?training, ?learn basics, ?课程, ?教材, ?教学文档, ?handbook, ?cookbook
getting started, quickstart, get started, 快速上手, 快速开始, 入门, 起步, first steps, 快速入门, ?beginner guide, ?kickstart, ?first use, ?start here, ?新手入门, ?新手教程, ?入门教程
documentation, docs, 文档, 说明文档, doc, ?manual, ?help pages, ?wiki, ?帮助文档, ?官方文档, ?开发文档, ?readme, ?user guide, ?help center
user manual, user guide, handbook, 用户手册, 使用手册, 用户指南, 使用说明, instruction manual, 手册
faq, common questions, 常见问题, 常见疑问, frequently-asked questions, 问答, ?q-and-a, ?questions answers, ?common problems, ?common issues, ?答疑, ?疑问解答, ?常见疑难
best practice, recommended practice, 最佳实践, 推荐做法, good practice, 最佳做法, ?right way, ?proper way, ?do dont, ?best way, ?正确姿势, ?规范做法, ?最好的做法
cheatsheet, quick reference, 速查表, 备忘单, reference card, 速查, ?crib sheet, ?command list, ?summary table, ?小抄, ?命令大全, ?速查手册
overview, introduction, intro, 概述, 概览, 简介, 总览, 介绍, ?at glance, ?big picture, ?whats this, ?是什么, ?什么是, ?项目介绍, ?what is, ?primer, ?synopsis, ?getting acquainted, ?elevator pitch
prerequisite, system requirements, 前置条件, 先决条件, 前提条件, 环境要求, 系统要求, before-you-begin, requirements, 系统需求, ?node version, ?nodejs version, ?minimum node, ?supported node, ?版本要求, ?运行要求, ?运行环境要求, ?prereqs, ?hardware specs
use case, 使用场景, 应用场景, 适用场景, 使用时机, ?when use, ?scenarios, ?what for, ?suitable for, ?什么时候用, ?何时使用, ?适合什么
advantage, benefit, pros, 优点, 优势, 好处, merit, 长处, ?strengths, ?why use, ?plus points, ?upside, ?为什么用, ?好在哪, ?有什么好处
disadvantage, drawback, downside, cons, 缺点, 劣势, 弊端, shortcoming, weakness, 不足之处, ?negatives, ?minus points, ?cons list, ?坏处, ?有什么缺点, ?缺陷
internals, 工作原理, 实现原理, 内部机制, 底层原理, under-the-hood, how-it-works, 原理, ?architecture, ?implementation details, ?how works, ?架构, ?内部实现, ?源码解析
yaml, yml
uppercase, capital letter, 大写, 大写字母
lowercase, 小写, 小写字母
case sensitive, case sensitivity, case insensitive, 大小写敏感, 区分大小写, 大小写, ?casesensitivepaths, ?filename case, ?path case, ?letter case, ?大小写问题, ?文件名大小写, ?路径大小写
camelcase, 驼峰, 驼峰命名, 驼峰命名法
naming convention, naming rule, 命名规范, 命名规则, 命名约定
search, 搜索, 检索, 查找, 寻找, ?site search, ?algolia, ?docsearch, ?search feature, ?站内搜索, ?全站搜索, ?搜索功能, ?full-text, ?lunr, ?pagefind
macos, osx, 苹果系统, 苹果电脑, ?mac, ?macbook, ?darwin, ?apple silicon, ?苹果, ?苹果芯片, ?苹果系统上
kubernetes, k8s, ?helm, ?kubectl, ?ingress, ?openshift, ?容器编排, ?容器集群
modify, edit, 修改, 编辑, 更改, 改变, ?alter, ?adjust, ?tweak, ?改动, ?变更, ?调整, ?mutate
execute, execution, 执行, 运行, exec, ?run code, ?run file, ?跑脚本, ?运行命令, ?执行脚本
cancel, abort, 取消, 中止, ?abortsignal, ?abortcontroller, ?取消任务, ?取消操作, ?cancellation token, ?终止请求, ?stop request
built-in, 内置, 自带, preinstalled, 内建, ?out-of-the-box, ?core module, ?系统自带, ?默认自带
dry-run, 试运行, 模拟运行, ?simulate, ?whatif, ?preview changes, ?预演, ?空跑, ?模拟执行
subprocess, child process, 子进程, ?spawn, ?popen, ?shell command, ?run command, ?执行命令, ?调用外部程序, ?调用命令
font size, text size, 字号, 字体大小, 文字大小, ?bigger text, ?larger text, ?text scale, ?字体太小, ?文字太小, ?放大文字
load balancer, load balancing, 负载均衡, lb, ?haproxy, ?round robin, ?sticky session, ?elb, ?流量分发, ?会话保持, ?负载分担
`;
