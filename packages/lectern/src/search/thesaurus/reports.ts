/** Words in which readers describe what they want or what fails, mainly Chinese ones (parsed by `readThesaurus`). */
export const REPORTS = `
runtime error, 运行时错误, 运行报错
type error, type mismatch, 类型错误, 类型报错
missing types, 类型缺失, 找不到类型
unknown command, 找不到命令, 命令不存在, unrecognized command, ?command missing, ?no command, ?不是内部命令, ?命令找不到, ?无法识别命令
wrong path, incorrect path, 路径错误, 路径不对, ?path problem, ?path issue, ?bad path, ?路径不正确, ?路径问题, ?路径写错
misconfiguration, misconfigured, 配置错误, 配置有误
login failed, 登录失败, 登录不了
production dependency, runtime dependency, 生产依赖, 运行时依赖, ?omit dev, ?production install, ?save-prod, ?线上依赖, ?只装生产依赖
version mismatch, incompatible version, 版本不兼容, 版本不匹配, ?wrong version, ?version error, ?version problem, ?different versions, ?版本不一致, ?版本不对, ?版本错误
unsupported version, 版本过低, 版本太低, ?ebadengine, ?engine-strict, ?unsupported engine, ?版本太旧, ?版本过旧, ?需要更高版本
infinite reload, reload loop, 无限刷新, 一直刷新
code review, 代码审查, 代码评审
main branch, master branch, 主分支, 主干
disconnect, 断开连接, 断线
forbidden, 禁止访问, ?403, ?not allowed, ?无权访问, ?拒绝请求, ?no access, ?没权限
unauthorized, 未授权, 未认证, unauthenticated, ?401, ?not authenticated, ?未登录, ?认证失败, ?鉴权失败, ?login required, ?not logged-in
bad gateway, 网关错误, ?502, ?upstream error, ?网关异常, ?504, ?gateway timeout, ?网关超时, ?网关报错
http request, network request, 网络请求, 接口请求, api call, api request
port forwarding, port mapping, 端口转发, 端口映射
packet capture, 抓包, traffic capture
sandbox, 沙箱, 沙盒, ?js sandbox, ?isolated environment, ?runtime isolation, ?沙箱隔离, ?环境隔离, ?隔离环境, ?untrusted code
event tracking, 埋点, 数据埋点
automatic deployment, automated deployment, 自动部署, 自动化部署, auto-deploy
test environment, testing environment, 测试环境, qa environment
start command, start script, startup command, 启动命令, 启动脚本
compiler option, 编译选项, 编译参数, compileroptions, ?compiler flags, ?compiler settings, ?tsconfig options, ?编译配置, ?编译器选项, ?编译设置
print log, 打印日志, 输出日志
generics, generic type, 泛型, type parameter, 类型参数, ?泛型参数, ?泛型约束, ?type variable, ?generic constraint, ?generic function, ?泛型函数
enum, enumeration, 枚举, 枚举类型, ?枚举值, ?const enum, ?enumerated type, ?常量枚举, ?string enum, ?字符串枚举
union type, 联合类型, union, ?或类型, ?sum type, ?multiple types, ?多种类型, ?多个类型, ?string union
type assertion, 类型断言, ?as const, ?as keyword, ?non-null assertion, ?非空断言, ?强制断言, ?type cast, ?断言类型
type guard, 类型守卫, 类型保护
type narrowing, 类型收窄, 类型缩窄, narrowing, ?typeof, ?类型判断, ?判断类型, ?instanceof, ?check type, ?type predicate, ?类型缩小
constructor, 构造函数, 构造器, ctor, ?创建实例, ?new keyword, ?init method, ?super call, ?构造方法, ?create instance, ?构造器函数
destructuring, destructure, 解构, 解构赋值, ?解构参数, ?解构语法, ?unpacking, ?object destructuring, ?数组解构
deep copy, deep clone, 深拷贝, 深克隆
syntactic sugar, syntax sugar, 语法糖
field, 字段, 栏位
server, 服务器, 伺服器, ?backend, ?httpd, ?daemon, ?后端, ?服务端
client, client-side, 客户端, 用户端, ?browser-side, ?in-browser, ?浏览器端
network, 网络, 网路
paste, 粘贴, 黏贴
invoke, 调用, 呼叫, invocation, function call
crud, 增删改查, ?insert update, ?增删查改, ?数据操作, ?添加数据
gui, graphical interface, 图形界面, 图形化界面
help text, help message, 帮助信息, ?man page, ?usage info, ?help command, ?command help, ?命令帮助, ?帮助命令, ?查看帮助
remote debugging, 远程调试
regression test, 回归测试
health check, 健康检查, liveness probe, 存活探针, ?healthz, ?readiness probe, ?liveness, ?readiness, ?健康探测, ?就绪探针, ?存活检查
passthrough, 透传, ?fallthrough, ?属性透传, ?inheritattrs, ?spread props, ?rest props, ?属性继承
session expired, token expired, 登录过期, 登录失效, session timeout, ?auto logout, ?session ttl, ?自动退出登录, ?登录超时, ?会话超时
`;
