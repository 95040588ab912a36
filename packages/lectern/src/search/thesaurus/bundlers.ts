/** Words for bundlers, dev servers and their options (parsed by `readThesaurus`). */
export const BUNDLERS = `
importmap, 导入映射, ?import mapping, ?bare specifiers, ?裸模块导入, ?es-module-shims
conditionnames, 条件导出, ?conditional exports, ?exports map, ?exports field, ?package exports, ?子路径导出, ?导出条件
mainfields, 主字段, ?main field, ?module field, ?browser field, ?package main, ?入口字段, ?包入口
输出格式, ?output format, ?module format, ?bundle format, ?library format, ?模块格式, ?打包格式, ?产物格式
preservemodules, unbundled, bundleless, unbundle, ?no bundle, ?without bundling, ?keep structure, ?file-to-file, ?不打包, ?保留目录结构, ?保留文件结构
dropconsole, dropdebugger, ?remove console, ?strip console, ?remove logs, ?去除日志, ?移除日志, ?清除打印
defineplugin, 常量替换, ?global constants, ?build constants, ?replace constants, ?inject variable, ?全局常量, ?编译时常量, ?注入变量
provideplugin, ?inject global, ?global import, ?shim global, ?global jquery, ?全局注入, ?全局引入, ?自动加载模块
nodeenv, 构建模式, ?build mode, ?env mode, ?mode option, ?is production, ?编译模式, ?环境判断, ?判断环境
allowedhosts, ?invalid host, ?host check, ?blocked host, ?disablehostcheck, ?主机检查, ?域名白名单, ?主机白名单
websocket, ?wss, ?socketio, ?socket connection, ?websocket proxy, ?套接字, ?双向通信, ?网络套接字
http2, http3, ?h2, ?quic, ?multiplexing, ?多路复用
erroroverlay, 错误遮罩, 错误浮层, ?error screen, ?error popup, ?hide overlay, ?red screen, ?报错弹窗, ?报错遮罩, ?错误弹层
assetsinclude, ?asset types, ?custom extension, ?unknown file, ?additional assets, ?其他文件类型, ?不支持的文件, ?资源类型
webp, avif, ?image format, ?next-gen image, ?modern image, ?convert image, ?图片格式, ?图片转换, ?图片转码
srcset, ?responsive image, ?retina, ?image sizes, ?hidpi, ?响应式图片, ?高清图, ?多倍图
modulepreload, ?preload modules, ?preload polyfill, ?preload chunk, ?模块预加载, ?预加载模块
emptyoutdir, clean-webpack-plugin, ?clean dist, ?clear output, ?delete dist, ?rimraf, ?清空目录, ?清理目录, ?清空输出目录
entryfilenames, chunkfilenames, assetfilenames, 输出文件名, ?output filename, ?rename output, ?output name, ?filename pattern, ?打包文件名, ?产物命名, ?文件命名
cachedir, cachedirectory, 缓存目录, ?cache folder, ?cache location, ?cache path, ?缓存位置, ?缓存文件夹, ?缓存路径
chunkloaderror, preloaderror, ?chunk failed, ?loading chunk, ?chunk error, ?missing chunk, ?分块加载失败, ?资源加载失败, ?模块加载失败
transformindexhtml, ?modify html, ?inject html, ?html transform, ?inject script, ?修改页面, ?注入脚本, ?注入标签
cssmodules, ?local css, ?module css, ?local classname, ?scoped classname, ?样式模块化, ?局部样式, ?模块化样式
additionaldata, prependdata, ?global scss, ?inject scss, ?sass variables, ?sass-resources, ?全局样式变量, ?全局变量样式, ?公共样式变量
postcss, ?css transform, ?postprocessor, ?css plugins, ?css processor, ?后处理器, ?样式后处理, ?样式转换
cssminify, cssnano, lightningcss, ?minify css, ?compress css, ?css minimizer, ?css minification, ?压缩样式, ?样式压缩, ?压缩样式文件
csscodesplit, ?split css, ?css chunk, ?merge css, ?single css, ?样式拆分, ?合并样式, ?样式分割
style-loader, injectstyles, ?inject css, ?css injection, ?样式注入, ?注入样式
css-in-js, ?styled-components, ?vanilla-extract, ?linaria, ?styled-jsx, ?样式方案, ?脚本写样式
tailwind, tailwindcss, ?unocss, ?windicss, ?utility css, ?atomic css, ?原子样式, ?原子化, ?工具类样式, ?utility-first, ?utility classes, ?twind
devsourcemap, ?css sourcemap, ?style debugging, ?debug css, ?scss sourcemap, ?样式调试, ?调试样式, ?样式映射
browserslist, ?browser targets, ?browser list, ?target browsers, ?caniuse, ?目标浏览器, ?浏览器列表, ?浏览器范围
nomodule, ?differential loading, ?modern build, ?modern mode, ?legacy bundle, ?现代模式, ?差异化加载
es5, ?ecmascript 5, ?old syntax, ?es6 conversion, ?legacy syntax, ?降级编译, ?旧语法, ?语法降级
babel, ?babelrc, ?preset-env, ?babel-loader, ?babel config, ?转码器
transpiledependencies, ?compile dependencies, ?transpile modules, ?transpile packages, ?dependency transpilation, ?编译依赖, ?转译依赖, ?依赖转译
typescript, ?ts, ?tsc, ?ts-loader, ?typed javascript, ?类型支持, ?强类型
javascript, js, ?ecmascript, ?vanilla js, ?脚本语言, ?前端脚本
jsx, tsx, ?jsx runtime, ?jsx factory, ?jsx pragma, ?jsximportsource, ?模板语法, ?react syntax, ?createelement, ?html-in-js, ?hyperscript, ?preact
isolatedmodules, transpileonly, ?single-file transpile, ?skip types, ?types only, ?仅转译, ?只转译, ?跳过类型检查
tsconfig, ?typescript config, ?typescript options, ?jsconfig, ?compiler settings, ?编译配置, ?类型配置, ?ts settings, ?tsc
mangle, mangling, keepnames, keepclassnames, ?shorten names, ?rename variables, ?preserve names, ?property mangling, ?缩短变量名, ?变量名压缩, ?混淆变量名
gzip, brotli, ?compressed assets, ?compression-plugin, ?http compression, ?zstd, ?资源压缩, ?开启压缩, ?传输压缩
html-minifier, ?minify html, ?compress html, ?html minification, ?collapse whitespace, ?压缩页面, ?压缩网页, ?网页压缩
concatenatemodules, 作用域提升, scope-hoisting, ?module concatenation, ?merge modules, ?scope hoist, ?模块合并, ?合并模块, ?模块串联
dllplugin, ?autodll, ?dll, ?prebuild vendor, ?dll reference, ?预编译依赖, ?依赖预编译, ?预打包依赖
runtimechunk, ?runtime code, ?separate runtime, ?webpack runtime, ?bootstrap code, ?运行时代码, ?提取运行时, ?运行时文件
inlinedynamicimports, singlefile, ?one file, ?single bundle, ?no splitting, ?disable splitting, ?单文件打包, ?单个文件, ?合并成一个
webpackchunkname, 魔法注释, ?magic comments, ?chunk name, ?name chunk, ?webpackprefetch, ?魔术注释, ?分块命名, ?块名称
chunksizewarninglimit, maxassetsize, maxentrypointsize, ?size warning, ?performance budget, ?bundle budget, ?large chunks, ?体积警告, ?大小警告, ?包太大
reportcompressedsize, printfilesize, ?gzip size, ?size report, ?compressed size, ?show sizes, ?体积报告, ?压缩后大小, ?文件大小报告
serviceworker, workbox, ?sw, ?offline cache, ?pwa cache, ?offline access, ?离线缓存, ?离线访问, ?离线应用
webview, ?hybrid app, ?in-app browser, ?cordova, ?capacitor, ?混合开发, ?混合应用, ?内嵌浏览器
nodejs, ?node app, ?node bundle, ?server-side javascript, ?bundle backend, ?服务端打包, ?打包服务端, ?服务端代码
cloudflare, ?edge function, ?edge runtime, ?edge worker, ?edge deployment, ?边缘函数, ?边缘计算, ?边缘渲染, ?wrangler, ?pages deploy, ?cf, ?miniflare
singleton, 单例, ?shared dependency, ?single instance, ?one instance, ?共享依赖, ?单一实例, ?单例模式
closebundle, writebundle, buildend, ?after build, ?post build, ?build finished, ?build done, ?构建完成, ?打包完成后, ?打包后执行
buildstart, ?before build, ?pre build, ?build begin, ?构建开始, ?打包前, ?打包前执行
programmatically, programmatic, ?javascript api, ?js api, ?node api, ?call build, ?编程接口, ?编程方式, ?代码调用
defineconfig, ?config types, ?typed config, ?config intellisense, ?config autocomplete, ?配置提示, ?配置类型, ?配置类型提示
条件配置, 情景配置, ?conditional config, ?config function, ?dynamic config, ?env config, ?动态配置, ?配置函数, ?不同环境配置
mergeconfig, webpack-merge, ?extend config, ?base config, ?merge configurations, ?combine config, ?合并配置, ?配置合并, ?继承配置
configurewebpack, chainwebpack, webpack-chain, bundlerchain, ?eject, ?craco, ?custom webpack, ?modify webpack, ?暴露配置, ?修改打包配置
inspect, ?view config, ?print config, ?resolved config, ?show config, ?查看配置, ?最终配置, ?检查配置, ?examine
lazycompilation, ?on-demand compilation, ?compile on-demand, ?lazy compile, ?按需编译, ?懒编译, ?延迟编译
warmup, 预热, ?preheat, ?warm cache, ?pre-transform, ?提前编译, ?预热文件, ?提前转换
clearscreen, ?clear console, ?clear terminal, ?keep logs, ?清屏, ?清空控制台, ?控制台清空
nginx, ?apache config, ?openresty, ?nginx conf, ?caddy, ?服务器配置, ?服务器部署, ?reverse proxy, ?try files, ?load balancer
docker, ?dockerfile, ?docker compose, ?container build, ?podman, ?容器部署, ?容器化部署, ?容器镜像
noexternal, ?ssr external, ?bundle dependencies, ?server externals, ?inline dependencies, ?打包依赖, ?内联依赖
barrel, ?index exports, ?barrel file, ?aggregated exports, ?re-exports, ?桶文件, ?统一导出, ?集中导出
vue, ?vuejs, ?vue3, ?vue2, ?vue-cli
react, ?reactjs, ?cra, ?create-react-app, ?react app
svelte, ?sveltekit, ?sveltejs, ?svelte app
vanilla, ?plain javascript, ?vanillajs, ?no framework, ?without framework, ?不用框架, ?原生开发, ?纯前端
codemod, jscodeshift, ?automated migration, ?migration script, ?auto migrate, ?code transform, ?自动迁移, ?迁移脚本, ?迁移工具
sharedarraybuffer, crossoriginisolated, ?cross-origin isolation, ?coep, ?coop, ?isolation headers, ?跨源隔离, ?跨域隔离, ?共享内存
defer, scriptloading, ?async script, ?script attributes, ?non-blocking script, ?script tag, ?异步脚本, ?脚本加载, ?延迟脚本
inlinescripts, inlinestyles, ?inline js, ?inline bundle, ?embed script, ?inline script, ?内联脚本, ?脚本内联, ?内联代码
rem, ?px2rem, ?pxtorem, ?postcss-pxtorem, ?px conversion, ?移动端适配, ?屏幕适配, ?适配方案
mdx, ?markdown jsx, ?markdown components, ?import markdown, ?markdown loader, ?文档组件, ?引入文档
globalname, libraryname, librarytarget, ?umd name, ?expose global, ?全局变量名, ?暴露全局变量, ?库名称
macro, ?compile-time function, ?preval, ?build-time function, ?compile-time evaluation, ?编译宏, ?宏函数, ?编译时执行
noparse, ?skip parsing, ?exclude parsing, ?不解析, ?跳过解析, ?忽略解析
ignoreplugin, ?ignore module, ?exclude module, ?moment locale, ?drop module, ?忽略模块, ?排除模块, ?忽略依赖
moduleids, chunkids, ?stable ids, ?stable hash, ?hash changes, ?named modules, ?稳定哈希, ?哈希变化, ?模块标识
deterministic, ?reproducible build, ?stable hash, ?consistent output, ?stable output, ?可重现构建, ?确定性构建, ?哈希不变
launcheditor, open-in-editor, ?open editor, ?click-to-source, ?code inspector, ?source locator, ?打开编辑器, ?跳转源码, ?定位代码
lighthouse, ?web vitals, ?core vitals, ?pagespeed, ?lcp, ?性能指标, ?性能评分, ?页面性能
shadowdom, shadowroot, ?encapsulated styles, ?style encapsulation, ?影子节点, ?样式封装, ?样式隔离
esbuild, ?fast transpiler, ?rust compiler, ?native compiler, ?esbuild-loader, ?快速编译, ?编译加速
webpack, ?webpack config, ?webpack plugins, ?webpack 5, ?打包配置, ?bundler, ?module bundler, ?打包器
vite, ?vitejs, ?vite config, ?vite plugin
inlinelimit, ?inline threshold, ?small images, ?base64, ?内联阈值, ?图片转码, ?小图片内联
`;
