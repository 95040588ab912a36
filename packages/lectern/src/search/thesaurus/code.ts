/** Words for code and for work on it, from writing to publishing (parsed by `readThesaurus`). */
export const CODE = `
compress, compression, 压缩
inline, 内联, 行内
inject, injection, 注入
extract, extraction, 提取, 抽取, 抽离
resolve, 解析
convert, conversion, transform, transformation, 转换, 转化, turn into, 转成
strip, strip out, 去除, 去掉, 剥离, 剔除
replace, replacement, substitute, 替换, 代替
split, 拆分, 分割, divide, break up, 切分
preserve, retain, 保留, 保持
codegen, code generation, code generator, 代码生成, 代码生成器
forbid, disallow, prohibit, 禁止, 不允许
watch, 监听, 监视, 侦听
listen, 监听, 侦听
intercept, interceptor, 拦截, 拦截器
uninstall, 卸载
rename, 重命名, 改名, change name, 更名
download, 下载
upload, 上传
preview, 预览
export, 导出
named export, named exports, 具名导出, 命名导出
analyze, analyse, analysis, 分析
normalize, normalise, normalization, 规范化, 标准化
middleware, 中间件
loader, 加载器
chunk, 分块, 代码块
codeblock, 代码块, fenced code, code fence, 围栏代码块
snippet, code snippet, code snippets, 代码片段
shared chunk, common chunk, shared code, 公共代码, 公共模块, 公共依赖
contenthash, file hash, 内容哈希, 文件指纹, 文件哈希
externals, external dependency, external dependencies, externalize, 外部依赖, 外部化, 外部扩展
library, lib, 类库, 函数库
framework, 框架
preset, 预设
multiple entries, multi-entry, multiple entrypoints, 多入口, 多个入口
virtual module, virtual modules, 虚拟模块
modulefederation, 模块联邦
micro-frontend, 微前端
long-term caching, persistent cache, persistent caching, 长期缓存, 持久化缓存, 持久缓存
rebuild, recompile, 重新构建, 重新编译, 重新打包
incremental build, incremental compilation, 增量构建, 增量编译
build-time, compile-time, 编译时, 编译期, 构建时
prebundle, pre-bundling, dependency pre-bundling, 预构建, 依赖预构建
artifact, artefact, 产物, 制品
legalcomments, license comments, 版权注释
variable, 变量, 变数
global variable, global variables, 全局变量
constant, 常量
module, 模块
function, 函数, 函式
array, 数组, 阵列
string, 字符串, 字串
interface, 接口
decorator, 装饰器, 修饰器
callback, callback function, 回调, 回调函数
async, asynchronous, 异步, 非同步
synchronous, 同步
sync, synchronize, synchronise, synchronization, 同步
parallel, parallelism, parallelize, 并行
worker, worker thread, web worker, 工作线程
error handling, exception handling, 错误处理, 异常处理, 异常捕获, 捕获异常, handle errors, catch errors, 处理错误, error handler
errorcode, errno, 错误码, 错误代码
uncaught exception, unhandled exception, unhandled rejection, 未捕获异常, 未处理异常, uncaught error, unhandled error, unhandled promise
recursion, recursive, 递归
infinite loop, endless loop, 死循环, 无限循环
side-effect, sideeffects, 副作用
identifier, 标识符
namespace, 命名空间, 名称空间, 名字空间
inherit, inheritance, 继承
arrow function, arrow functions, 箭头函数
helper function, utility function, helper, 工具函数, 辅助函数, 帮助函数
pass parameters, pass arguments, 传参, 传递参数, 参数传递
hardcode, hard-coded, 硬编码, 写死
boilerplate, boilerplate code, 样板代码, 模板代码, 模版代码
interpolate, interpolation, 插值
template literal, template string, template literals, 模板字符串, 模板字面量
escape, escaping, 转义
encode, encoding, 编码
stream, streaming, 流式, 流式传输
suffix, 后缀
prefix, 前缀
precedence, priority, 优先级
delimiter, separator, 分隔符
whitespace, 空格, 空白符, 空白字符
trailing whitespace, trailing spaces, 行尾空格, 尾随空格
blank line, empty line, blank lines, 空行
indentation, indent, 缩进
semicolon, 分号
trailing comma, trailing commas, 尾逗号, 尾随逗号
single quotes, singlequote, 单引号
double quote, double quotes, 双引号
trailingslash, 尾部斜杠, 末尾斜杠, 结尾斜杠
parentheses, bracket, 括号
kebab-case, dash-case, hyphen-case, 短横线命名
pascalcase, upper camelcase, 帕斯卡命名, 大驼峰
syntax, grammar, 语法, 写法
es6, es2015
type hint, type annotation, type hints, type annotations, 类型注解, 类型标注, 类型提示
type inference, 类型推断, 类型推导
type conversion, type coercion, type casting, 类型转换, typecast, 类型强转
strict mode, 严格模式
optional, 可选, 选填, not required, 非必填
target, 目标
manifest, 清单, 清单文件
key-value, 键值对, 键值
context, ctx, 上下文
subcommand, 子命令
terminal, command prompt, 终端, 命令提示符, 命令行窗口, 命令窗口
console, 控制台
interactive, interactive mode, 交互式, 交互模式
warning, 警告, 告警, warn, 警示
suppress warning, suppress warnings, disable warning, 屏蔽警告, 忽略警告, 消除警告, hide warnings, silence warnings, ignore warnings, 隐藏警告
fail, failure, 失败
build failed, build failure, build error, 构建失败, 打包失败, 构建报错, 打包报错, cannot build, build broken, 构建出错
compile error, compilation error, 编译错误, 编译失败, 编译报错, compilation failed, cannot compile, 编译不过
autofix, automatically fix, 自动修复, fixable, 一键修复
refactor, refactoring, 重构
false positive, false positives, 误报
assertion, assert, 断言
snapshot, 快照
testcase, test cases, 测试用例
integration test, integration testing, integration tests, 集成测试
reproduce, reproduction, repro, 复现, 重现
flamegraph, flame chart, 火焰图
memory usage, memory consumption, memory footprint, 内存占用, 内存使用, 内存消耗, 占内存
cold start, startup time, startup speed, 冷启动, 启动时间, 启动速度
branch, 分支
commit, 提交
submit, 提交
commit message, commit messages, 提交信息, 提交说明
conflict, 冲突, clash
pre-commit, commit hook, git hook, git hooks, 提交钩子, pre-commit hook, 提交前检查
contribute, contributing, contribution, 贡献
opensource, 开源
version number, 版本号
experimental, 实验性, 试验性, 实验功能
workspace, 工作区, 工作空间
workflow, 工作流, 工作流程
transitive dependency, transitive dependencies, indirect dependency, 传递依赖, 间接依赖, 传递性依赖
phantom dependency, phantom dependencies, ghost dependency, 幽灵依赖, 幻影依赖
optionaldependencies, optional dependency, 可选依赖
dependency graph, dependency tree, module graph, 依赖图, 依赖树, 依赖关系图
version conflict, dependency conflict, version conflicts, 版本冲突, 依赖冲突
private registry, private package, private packages, 私有源, 私服, 私有包
module resolution, 模块解析
postinstall, install script, install scripts, 安装脚本
graceful degradation, graceful fallback, 优雅降级, 平稳降级, 降级处理
modular, modularity, modularization, 模块化
pipeline, 流水线
staging environment, 预发环境, 预发布环境, pre-production, preprod, 预生产环境
accesslog, access logs, 访问日志, request log, request logging, 请求日志
log rotation, logrotate, 日志轮转, 日志切割, 日志轮替, log rolling, 日志滚动
directory listing, autoindex, 目录列表, 目录浏览
gray, grey, 灰色
startup failure, failed start, 启动失败, 无法启动, 启动不了, 启动报错, cannot start, not starting, 起不来
load failure, loading error, 加载失败, 加载不出来, 加载不了, cannot load, not loading, 加载出错
inaccessible, cannot access, 无法访问, 访问不了, 打不开, not reachable, 访问不到
connection failed, connection failure, cannot connect, 连接失败, 无法连接, 连接不上, 连不上, connection error, 连接错误
install failed, install error, installation failed, 安装失败, 安装报错, 安装不了, cannot install, 安装出错
broken image, image missing, 图片不显示, 图片加载失败, 图片丢失
outdated, out-of-date, stale, 陈旧, 老旧
common mistake, common mistakes, common errors, 常见错误
trick, tips, 技巧, 窍门, 小技巧
step-by-step, 手把手, 一步步, 分步, 逐步
nonce, 一次性随机数
dns, name resolution, 域名解析, dns lookup, dns resolution
url rewrite, url rewriting, rewriterule, pathrewrite, 伪静态, 地址重写, 路径重写
hotlink, hotlinking, 防盗链, 盗链
cache-control, http caching, 强缓存, 协商缓存
dynamic route, dynamic routes, dynamic routing, 动态路由
miniprogram, 小程序
desktop app, desktop application, 桌面应用, 桌面程序, 桌面软件
alt text, alternative text, 替代文本, 替代文字
render-blocking, 阻塞渲染, 渲染阻塞
umd, universal module
iife, 立即执行函数, 自执行函数
name collision, name clash, naming conflict, 命名冲突, 重名, 名称冲突
readability, readable, 可读性
extensibility, extensible, 可扩展性, 扩展性
reuse, reusable, reusability, 复用, 重用
resize, 调整大小, 调整尺寸
jsdoc, doc comment, doc comments, 文档注释
type-safe, type safety, 类型安全
duplicate code, duplicated code, code duplication, 重复代码, 代码重复
complexity, 复杂度
unused variable, unused variables, no-unused-vars, 未使用变量, 未使用的变量
gh-pages, githubpages
error tracking, error monitoring, error reporting, 错误上报, 错误监控, 异常监控
maximum, max, 最大值, 上限, upper limit, upper bound, 最大, at most
manually, by hand, 手动, 手工, 人工
full-text search, 全文搜索, 全文检索
last modified, lastupdated, 最后更新, 上次更新, 更新时间
sanitize, sanitise, sanitization
`;
