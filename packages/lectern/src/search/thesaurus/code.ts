/** Words for code and for work on it, from writing to publishing (parsed by `readThesaurus`). */
export const CODE = `
compress, compression, 压缩, ?zstd, ?压缩响应, ?传输压缩, ?压缩传输
inline, 内联, 行内, ?embed, ?embedded, ?data-uri, ?内嵌, ?嵌入
inject, injection, 注入, ?dependency injection, ?依赖注入, ?provide inject, ?ioc container, ?ioc, ?注入服务, ?控制反转, ?di container, ?inversify, ?spring, ?autowired, ?service container
extract, extraction, 提取, 抽取, 抽离, ?pull out, ?separate file, ?split css, ?分离, ?抽离样式
resolve, 解析, ?module lookup, ?path lookup, ?find module, ?路径查找, ?找不到模块
convert, conversion, transform, transformation, 转换, 转化, turn into, 转成, ?change format, ?converter, ?conversion tool, ?translate into, ?转为, ?变成, ?格式转换, ?transpile, ?preprocess, ?rewrite
strip, strip out, 去除, 去掉, 剥离, 剔除
replace, replacement, substitute, 替换, 代替, ?swap, ?exchange, ?swap out, ?change to, ?替代, ?换成, ?更换, ?drop-in, ?string replace, ?switch to, ?gsub
split, 拆分, 分割, divide, break up, 切分, ?split up, ?cut into, ?partition, ?separate files, ?拆开, ?分成, ?拆解
preserve, retain, 保留, 保持, ?hold on, ?not remove, ?留着, ?不删除, ?留下
codegen, code generation, code generator, 代码生成, 代码生成器
forbid, disallow, prohibit, 禁止, 不允许
watch, 监听, 监视, 侦听, ?auto rebuild, ?auto compile, ?detect changes, ?chokidar, ?自动编译, ?自动打包, ?监听变更, ?nodemon, ?on save, ?file changes
listen, 监听, 侦听, ?listen to, ?监听事件, ?订阅事件, ?react to, ?respond to
intercept, interceptor, 拦截, 拦截器, ?before request, ?axios interceptor, ?请求拦截, ?响应拦截, ?全局拦截, ?intercept request, ?request hook
uninstall, 卸载, ?npm uninstall, ?remove completely, ?卸载方法, ?怎么卸载, ?卸载干净, ?uninstaller, ?remove program
rename, 重命名, 改名, change name, 更名, ?mv, ?move file, ?改名字, ?文件改名, ?移动文件, ?new name
download, 下载, ?file download, ?content-disposition, ?文件下载, ?下载文件, ?下载链接, ?wget, ?download link
upload, 上传, ?file picker, ?file upload, ?file input, ?choose file, ?文件上传, ?上传文件, ?选择文件
preview, 预览, ?preview build, ?serve dist, ?serve build, ?test build, ?本地预览, ?预览构建, ?预览打包结果, ?try out, ?local production
export, 导出, ?export data, ?导出数据, ?数据导出, ?导出文件, ?export statement, ?module exports, ?exports field
named export, named exports, 具名导出, 命名导出
analyze, analyse, analysis, 分析
normalize, normalise, normalization, 规范化, 标准化
middleware, 中间件, ?express integration, ?custom server, ?express server, ?connect middleware, ?自定义服务器, ?请求拦截, ?服务端中间件, ?interceptor, ?app use
loader, 加载器, ?custom loader, ?write loader, ?file handler, ?loader api, ?自定义加载器, ?文件处理, ?编写加载器, ?transformer, ?file transform
chunk, 分块, 代码块, ?async chunk, ?bundle part, ?chunk file, ?split file, ?分包, ?异步块, ?分片
codeblock, 代码块, fenced code, code fence, 围栏代码块, ?code sample, ?code box, ?code listing, ?triple backtick, ?代码框, ?代码段, ?代码区
snippet, code snippet, code snippets, 代码片段, ?import code, ?include code, ?code import, ?code example, ?导入代码, ?引入代码, ?引用代码
shared chunk, common chunk, shared code, 公共代码, 公共模块, 公共依赖, ?commonschunkplugin, ?extract common, ?vendors bundle, ?commons chunk, ?提取公共代码, ?公共包, ?公共块
contenthash, file hash, 内容哈希, 文件指纹, 文件哈希, chunkhash, filenamehash, ?fingerprint, ?hashed filename, ?cache busting, ?asset fingerprinting, ?哈希文件名, ?文件名哈希, ?去掉哈希
externals, external dependency, external dependencies, externalize, 外部依赖, 外部化, 外部扩展, ?exclude dependency, ?external library, ?cdn externals, ?不打包依赖, ?排除依赖, ?外置依赖
library, lib, 类库, 函数库, ?build library, ?sdk, ?component library, ?库打包, ?工具库, ?打包成库, ?toolkit, ?dll, ?npm module
framework, 框架, ?ui library, ?tech stack, ?angular, ?svelte, ?技术栈, ?前端库
preset, 预设, ?recommended config, ?推荐配置, ?base config, ?继承配置, ?extend config, ?基础配置, ?shared preset
multiple entries, multi-entry, multiple entrypoints, 多入口, 多个入口, ?multiple inputs, ?several entries, ?many entries, ?多入口打包, ?多入口配置, ?多入口文件
virtual module, virtual modules, 虚拟模块, ?virtual file, ?in-memory module, ?generated module, ?fake module, ?虚拟文件, ?内存模块, ?生成模块
modulefederation, 模块联邦, ?remote modules, ?federated modules, ?remoteentry, ?share modules, ?联邦模块, ?远程模块, ?远程组件
micro-frontend, 微前端, ?microfrontends, ?qiankun, ?single-spa, ?wujie, ?微应用, ?子应用, ?主应用
long-term caching, persistent cache, persistent caching, 长期缓存, 持久化缓存, 持久缓存, ?browser cache, ?build cache, ?filesystem cache, ?disk cache, ?浏览器缓存, ?构建缓存, ?缓存策略
rebuild, recompile, 重新构建, 重新编译, 重新打包, ?build again, ?force build, ?compile again, ?再次构建, ?重新生成, ?二次构建
incremental build, incremental compilation, 增量构建, 增量编译, ?only changed, ?partial build, ?rebuild changed, ?changed files, ?部分构建, ?只编译修改, ?增量打包
build-time, compile-time, 编译时, 编译期, 构建时
prebundle, pre-bundling, dependency pre-bundling, 预构建, 依赖预构建, optimizedeps, ?optimize dependencies, ?dependency optimizer, ?dep optimization, ?deps cache, ?依赖优化, ?预打包, ?依赖预编译
artifact, artefact, 产物, 制品, ?build results, ?output files, ?dist files, ?generated files, ?构建结果, ?输出文件, ?打包文件
legalcomments, license comments, 版权注释, ?license header, ?banner comment, ?keep comments, ?remove comments, ?保留注释, ?去除注释, ?删除注释
variable, 变量, 变数, ?let const, ?声明变量, ?declare variable, ?变量声明, ?variable declaration, ?定义变量, ?var keyword
global variable, global variables, 全局变量, ?globalthis, ?window object, ?window variable, ?expose global, ?全局对象, ?挂载全局, ?挂到全局
constant, 常量, ?const, ?常数, ?final variable, ?定义常量, ?常量声明, ?named constant
module, 模块, ?module system, ?模块系统, ?模块化开发, ?模块规范, ?modules support, ?amd, ?umd
function, 函数, 函式, ?定义函数, ?函数定义, ?function declaration, ?函数声明, ?define function, ?func, ?function expression, ?procedure, ?subroutine, ?arrow fn
array, 数组, 阵列, ?数组操作, ?数组方法, ?array methods, ?arraylist, ?dynamic array, ?向量, ?tuple, ?vector
string, 字符串, 字串, ?字符串操作, ?字符串处理, ?string manipulation, ?截取字符串, ?substring, ?varchar, ?string methods, ?trim, ?uppercase
interface, 接口, ?接口定义, ?interface type, ?接口类型, ?implements, ?实现接口, ?implement interface, ?abstract type, ?contract
decorator, 装饰器, 修饰器, ?experimentaldecorators, ?legacy decorators, ?reflect-metadata, ?decorator metadata, ?注解, ?装饰器语法, ?自定义装饰器
callback, callback function, 回调, 回调函数, ?callback hell, ?回调地狱, ?回调嵌套, ?promisify, ?completion handler, ?回调方法, ?hook function, ?on-complete, ?listener
async, asynchronous, 异步, 非同步, ?async await, ?await, ?promise, ?异步编程, ?异步操作, ?异步方法, ?top-level await, ?non-blocking, ?coroutine, ?future
synchronous, 同步
sync, synchronize, synchronise, synchronization, 同步
parallel, parallelism, parallelize, 并行, ?thread-loader, ?happypack, ?multi-core, ?multiprocess, ?多核, ?多进程, ?多进程打包
worker, worker thread, web worker, 工作线程, ?sharedworker, ?worker-loader, ?background thread, ?comlink, ?子线程, ?多线程, ?后台线程, ?thread, ?multithreading, ?parallelism, ?thread pool
error handling, exception handling, 错误处理, 异常处理, 异常捕获, 捕获异常, handle errors, catch errors, 处理错误, error handler, ?try catch, ?error middleware, ?exception filter, ?全局异常, ?统一异常处理, ?异常拦截
errorcode, errno, 错误码, 错误代码, ?error codes, ?error list, ?业务码, ?错误码列表, ?error reference, ?报错代码
uncaught exception, unhandled exception, unhandled rejection, 未捕获异常, 未处理异常, uncaught error, unhandled error, unhandled promise, ?process crash, ?promise rejection, ?异常退出, ?进程退出, ?进程崩溃
recursion, recursive, 递归, ?递归组件, ?递归函数, ?recursive function, ?call itself, ?递归调用
infinite loop, endless loop, 死循环, 无限循环, ?never stops, ?loops forever, ?停不下来, ?无限递归, ?一直循环
side-effect, sideeffects, 副作用, ?pure annotation, ?pure comment, ?pure module, ?pure function, ?无副作用, ?纯函数, ?副作用标记
identifier, 标识符
namespace, 命名空间, 名称空间, 名字空间
inherit, inheritance, 继承, ?extends, ?类继承, ?subclassing, ?class extends, ?继承类, ?派生, ?parent config
arrow function, arrow functions, 箭头函数
helper function, utility function, helper, 工具函数, 辅助函数, 帮助函数, ?utils, ?lodash, ?shortcut, ?小工具, ?工具类
pass parameters, pass arguments, 传参, 传递参数, 参数传递
hardcode, hard-coded, 硬编码, 写死
boilerplate, boilerplate code, 样板代码, 模板代码, 模版代码
interpolate, interpolation, 插值, ?markdown variables, ?use variables, ?text replacement, ?mustache syntax, ?文档变量, ?变量替换, ?变量插入
template literal, template string, template literals, 模板字符串, 模板字面量, ?字符串拼接, ?tagged template, ?string interpolation, ?format string, ?多行字符串, ?multiline string, ?字符串模板
escape, escaping, 转义, ?html escape, ?escape characters, ?special characters, ?转义字符, ?特殊字符, ?字符转义, ?raw text
encode, encoding, 编码, ?utf8, ?ascii only, ?unicode, ?字符集, ?中文编码, ?文件编码, ?decode
stream, streaming, 流式, 流式传输, ?readablestream, ?流处理, ?数据流, ?流式输出, ?streaming ssr, ?stream response, ?sse, ?chunked, ?chunked transfer
suffix, 后缀
prefix, 前缀, ?route prefix, ?global prefix, ?api prefix, ?路由前缀, ?统一前缀, ?接口前缀, ?base path, ?baseurl, ?leading string
precedence, priority, 优先级, ?config order, ?config priority, ?which wins, ?配置优先级, ?加载顺序, ?优先顺序, ?importance, ?weight
delimiter, separator, 分隔符
whitespace, 空格, 空白符, 空白字符
trailing whitespace, trailing spaces, 行尾空格, 尾随空格
blank line, empty line, blank lines, 空行
indentation, indent, 缩进, ?制表符, ?tabs spaces, ?tab character, ?缩进空格, ?indent style, ?缩进风格
semicolon, 分号, ?不加分号, ?no semicolons, ?asi, ?去掉分号, ?分号风格, ?missing semicolon
trailing comma, trailing commas, 尾逗号, 尾随逗号, ?comma-dangle, ?dangling comma, ?末尾逗号, ?最后逗号, ?结尾逗号
single quotes, singlequote, 单引号
double quote, double quotes, 双引号
trailingslash, 尾部斜杠, 末尾斜杠, 结尾斜杠, ?url slash, ?ending slash, ?final slash, ?斜杠结尾, ?末尾斜线, ?网址斜杠
parentheses, bracket, 括号
kebab-case, dash-case, hyphen-case, 短横线命名
pascalcase, upper camelcase, 帕斯卡命名, 大驼峰
syntax, grammar, 语法, 写法, ?notation, ?cheat sheet, ?语法规则
es6, es2015, esnext, ?ecmascript, ?modern javascript, ?modern syntax, ?new syntax, ?新语法, ?语法支持, ?现代语法
type hint, type annotation, type hints, type annotations, 类型注解, 类型标注, 类型提示
type inference, 类型推断, 类型推导, infer, ?inferred type, ?自动推断, ?类型推测, ?自动推导
type conversion, type coercion, type casting, 类型转换, typecast, 类型强转, cast, ?coerce, ?auto convert, ?type casts, ?自动转换, ?转数字, ?强制转换, ?parseint
strict mode, 严格模式, ?use strict, ?strict option, ?严格检查, ?严格选项, ?执行两次, ?runs twice, ?double render
optional, 可选, 选填, not required, 非必填, ?optional property, ?可选属性, ?可选参数, ?optional parameter, ?可传可不传, ?not needed, ?can omit, ?nullable, ?question mark, ?not mandatory
target, 目标, ?build target, ?browser target, ?es version, ?output target, ?构建目标, ?编译目标, ?目标环境, ?browserslist, ?ie11, ?old browsers
manifest, 清单, 清单文件, ?asset manifest, ?ssr manifest, ?asset mapping, ?asset map, ?资源清单, ?资源映射, ?资源映射表, ?asset list, ?file list, ?pwa config
key-value, 键值对, 键值
context, ctx, 上下文, ?request context, ?context object, ?请求上下文, ?上下文对象, ?prop drilling, ?跨层级传值, ?usecontext, ?createcontext, ?provide inject, ?asynclocalstorage
subcommand, 子命令
terminal, command prompt, 终端, 命令提示符, 命令行窗口, 命令窗口, ?bash, ?powershell, ?集成终端, ?黑窗口, ?iterm, ?终端窗口, ?shell window
console, 控制台
interactive, interactive mode, 交互式, 交互模式, ?wizard, ?inquirer, ?command prompts, ?向导, ?问答式, ?命令行交互
warning, 警告, 告警, warn, 警示, ?disable warning, ?no warnings, ?remove warning, ?关闭警告, ?去掉警告, ?警告信息, ?suppress warning
suppress warning, suppress warnings, disable warning, 屏蔽警告, 忽略警告, 消除警告, hide warnings, silence warnings, ignore warnings, 隐藏警告, onwarn, ?filter warnings, ?mute warnings, ?no warnings, ?关闭警告, ?去掉警告, ?过滤警告
fail, failure, 失败, ?doesnt work, ?unsuccessful, ?not successful, ?不成功, ?没成功, ?失败了
build failed, build failure, build error, 构建失败, 打包失败, 构建报错, 打包报错, cannot build, build broken, 构建出错, ?build crash, ?fails building, ?build exception, ?build errors, ?打包出错, ?构建异常, ?打包不了
compile error, compilation error, 编译错误, 编译失败, 编译报错, compilation failed, cannot compile, 编译不过
autofix, automatically fix, 自动修复, fixable, 一键修复, ?quick fix, ?快速修复, ?lint fix, ?自动纠正, ?fix all, ?code action, ?修复全部
refactor, refactoring, 重构, ?extract function, ?提取函数, ?rename symbol, ?代码重构, ?restructure, ?重命名变量, ?rewrite code
false positive, false positives, 误报
assertion, assert, 断言
snapshot, 快照, ?快照测试, ?snapshot testing, ?update snapshot, ?更新快照, ?inline snapshot, ?快照文件
testcase, test cases, 测试用例
integration test, integration testing, integration tests, 集成测试, ?supertest, ?testcontainers, ?api test, ?接口测试, ?联调测试
reproduce, reproduction, repro, 复现, 重现, ?stackblitz, ?codesandbox, ?minimal repo, ?复现问题, ?重现问题, ?重现步骤, ?minimal repro
flamegraph, flame chart, 火焰图
memory usage, memory consumption, memory footprint, 内存占用, 内存使用, 内存消耗, 占内存, ?ram usage, ?high memory, ?memory hungry, ?占用内存, ?吃内存, ?内存过高
cold start, startup time, startup speed, 冷启动, 启动时间, 启动速度, ?dev startup, ?fast start, ?startup performance, ?boot time, ?启动太慢, ?首次启动, ?启动优化
branch, 分支, ?git branch, ?create branch, ?checkout branch, ?分支管理, ?切换分支, ?新建分支, ?git switch, ?trunk, ?git flow, ?mainline
commit, 提交, ?git commit, ?checkin, ?git history, ?提交代码, ?代码提交, ?提交记录
submit, 提交
commit message, commit messages, 提交信息, 提交说明, ?git message, ?commitlint, ?commitizen, ?提交规范, ?提交备注, ?提交描述
conflict, 冲突, clash, ?git conflict, ?conflict markers, ?merge error, ?冲突解决, ?代码冲突, ?有冲突, ?collision
pre-commit, commit hook, git hook, git hooks, 提交钩子, pre-commit hook, 提交前检查, ?lint-staged, ?husky, ?提交校验, ?lefthook, ?commit check, ?提交前格式化, ?提交前校验
contribute, contributing, contribution, 贡献, ?get involved, ?submit code, ?development setup, ?help out, ?参与开发, ?贡献代码, ?贡献指南, ?open source, ?pull request, ?pr, ?maintainers, ?participate, ?send pr, ?hacking
opensource, 开源, ?foss, ?oss, ?free software, ?开源吗, ?开放源码, ?免费
version number, 版本号
experimental, 实验性, 试验性, 实验功能, ?unstable feature, ?experiments, ?future flags, ?preview feature, ?实验特性, ?试验功能, ?不稳定特性, ?beta, ?alpha, ?canary, ?nightly, ?early access, ?bleeding-edge
workspace, 工作区, 工作空间, ?pnpm workspace, ?local packages, ?workspaces, ?multiple packages, ?多包工作区, ?本地包, ?子包
workflow, 工作流, 工作流程, ?github actions, ?gha, ?ci config, ?自动化流程, ?流程自动化, ?pipeline, ?automation
transitive dependency, transitive dependencies, indirect dependency, 传递依赖, 间接依赖, 传递性依赖, ?subdependency, ?nested dependency, ?deep dependency, ?子依赖, ?嵌套依赖, ?依赖的依赖
phantom dependency, phantom dependencies, ghost dependency, 幽灵依赖, 幻影依赖, ?undeclared dependency, ?implicit dependency, ?隐式依赖, ?未声明依赖
optionaldependencies, optional dependency, 可选依赖, ?no-optional, ?skip optional, ?可选安装, ?选装依赖
dependency graph, dependency tree, module graph, 依赖图, 依赖树, 依赖关系图, ?import graph, ?import tree, ?madge, ?visualize dependencies, ?模块依赖图, ?依赖分析, ?依赖可视化
version conflict, dependency conflict, version conflicts, 版本冲突, 依赖冲突, ?dependency hell, ?package conflict, ?conflicting versions, ?依赖地狱, ?包冲突, ?依赖不兼容
private registry, private package, private packages, 私有源, 私服, 私有包, ?verdaccio, ?nexus, ?artifactory, ?internal registry, ?私有仓库, ?内部源, ?自建源
module resolution, 模块解析, ?resolve imports, ?import resolution, ?模块查找, ?路径解析, ?模块寻址
postinstall, install script, install scripts, 安装脚本, ?preinstall, ?ignore-scripts, ?lifecycle scripts, ?onlybuiltdependencies, ?安装后脚本, ?安装钩子, ?忽略脚本
graceful degradation, graceful fallback, 优雅降级, 平稳降级, 降级处理
modular, modularity, modularization, 模块化
pipeline, 流水线, ?build pipeline, ?jenkinsfile, ?azure pipelines, ?构建流程, ?自动化流程, ?流程编排
staging environment, 预发环境, 预发布环境, pre-production, preprod, 预生产环境
accesslog, access logs, 访问日志, request log, request logging, 请求日志, ?morgan, ?http logger, ?记录请求, ?请求记录, ?接口日志
log rotation, logrotate, 日志轮转, 日志切割, 日志轮替, log rolling, 日志滚动, ?log cleanup, ?log retention, ?日志清理, ?日志分割, ?日志太大
directory listing, autoindex, 目录列表, 目录浏览
gray, grey, 灰色
startup failure, failed start, 启动失败, 无法启动, 启动不了, 启动报错, cannot start, not starting, 起不来, ?wont start, ?doesnt start, ?start failed, ?跑不起来, ?启动不起来, ?启动出错
load failure, loading error, 加载失败, 加载不出来, 加载不了, cannot load, not loading, 加载出错
inaccessible, cannot access, 无法访问, 访问不了, 打不开, not reachable, 访问不到, ?unreachable, ?cant open, ?site down, ?wont open, ?网页打不开, ?进不去, ?页面打不开
connection failed, connection failure, cannot connect, 连接失败, 无法连接, 连接不上, 连不上, connection error, 连接错误, ?connection lost, ?cant connect, ?连接断开, ?连不到, ?连接不了
install failed, install error, installation failed, 安装失败, 安装报错, 安装不了, cannot install, 安装出错, ?npm err, ?install problem, ?installation issue, ?install stuck, ?装不上, ?安装不上, ?安装卡住
broken image, image missing, 图片不显示, 图片加载失败, 图片丢失, ?missing image, ?image broken, ?images 404, ?图裂了, ?图片裂开, ?图片打不开
outdated, out-of-date, stale, 陈旧, 老旧, ?npm outdated, ?check updates, ?检查更新, ?依赖过旧, ?版本太旧, ?not updating, ?not refreshed
common mistake, common mistakes, common errors, 常见错误
trick, tips, 技巧, 窍门, 小技巧, ?hints, ?hacks, ?advice, ?妙招, ?使用技巧, ?小贴士, ?best practices, ?lifehacks, ?pointers, ?cheats
step-by-step, 手把手, 一步步, 分步, 逐步
nonce, 一次性随机数
dns, name resolution, 域名解析, dns lookup, dns resolution, ?cname, ?nslookup, ?dns record, ?解析记录, ?域名指向, ?enotfound, ?解析域名
url rewrite, url rewriting, rewriterule, pathrewrite, 伪静态, 地址重写, 路径重写, ?htaccess, ?url routing, ?重写规则, ?路由重写, ?重写地址
hotlink, hotlinking, 防盗链, 盗链
cache-control, http caching, 强缓存, 协商缓存, ?no-cache, ?no-store, ?expires header, ?缓存头, ?禁止缓存
dynamic route, dynamic routes, dynamic routing, 动态路由, ?generated pages, ?parameterized route, ?programmatic pages, ?动态页面, ?参数路由, ?批量生成页面, ?path variable
miniprogram, 小程序, ?taro, ?uniapp, ?mini app, ?wechat app, ?微信小程序, ?小程序打包
desktop app, desktop application, 桌面应用, 桌面程序, 桌面软件, electron, tauri, ?nwjs, ?native app, ?pc client, ?desktop client, ?桌面端, ?桌面客户端, ?打包成桌面
alt text, alternative text, 替代文本, 替代文字, ?image description, ?image alt, ?alternate text, ?alt attribute, ?图片描述, ?图像描述, ?图片替代
render-blocking, 阻塞渲染, 渲染阻塞, ?blocking script, ?blocking css, ?non-blocking, ?block rendering, ?阻塞加载, ?阻塞页面
umd, universal module, ?amd, ?systemjs, ?requirejs, ?global build, ?通用模块, ?全局引用
iife, 立即执行函数, 自执行函数
name collision, name clash, naming conflict, 命名冲突, 重名, 名称冲突
readability, readable, 可读性
extensibility, extensible, 可扩展性, 扩展性
reuse, reusable, reusability, 复用, 重用
resize, 调整大小, 调整尺寸, ?image size, ?scale image, ?image width, ?image dimensions, ?图片大小, ?图片尺寸, ?图片宽度
jsdoc, doc comment, doc comments, 文档注释, ?tsdoc, ?javadoc, ?docstring, ?函数注释, ?typedoc, ?注释规范, ?文档字符串
type-safe, type safety, 类型安全
duplicate code, duplicated code, code duplication, 重复代码, 代码重复
complexity, 复杂度
unused variable, unused variables, no-unused-vars, 未使用变量, 未使用的变量
gh-pages, githubpages, ?github hosting, ?gitlab pages, ?gitee pages, ?user pages, ?免费部署, ?码云部署
error tracking, error monitoring, error reporting, 错误上报, 错误监控, 异常监控, ?sentry, ?bugsnag, ?upload sourcemaps, ?crash reporting, ?监控报错, ?错误收集, ?前端监控
maximum, max, 最大值, 上限, upper limit, upper bound, 最大, at most, ?cap, ?ceiling, ?largest, ?max limit, ?最多, ?最大限制, ?最高
manually, by hand, 手动, 手工, 人工
full-text search, 全文搜索, 全文检索, ?search index, ?inverted index, ?index content, ?elasticsearch, ?搜索索引, ?建立索引, ?倒排索引
last modified, lastupdated, 最后更新, 上次更新, 更新时间, ?git timestamp, ?date updated, ?last edited, ?modified date, ?更新日期, ?修改时间, ?最近更新
sanitize, sanitise, sanitization, ?dompurify, ?html filter, ?clean html, ?strip html, ?净化, ?标签过滤, ?脚本过滤
`;
