/** Words in which readers describe what they want or what fails, mainly Chinese ones (parsed by `readThesaurus`). */
export const REPORTS = `
runtime error, 运行时错误, 运行报错
type error, type mismatch, 类型错误, 类型报错
missing types, 类型缺失, 找不到类型
unknown command, 找不到命令, 命令不存在, unrecognized command
wrong path, incorrect path, 路径错误, 路径不对
misconfiguration, misconfigured, 配置错误, 配置有误
login failed, 登录失败, 登录不了
production dependency, runtime dependency, 生产依赖, 运行时依赖
version mismatch, incompatible version, 版本不兼容, 版本不匹配
unsupported version, 版本过低, 版本太低
infinite reload, reload loop, 无限刷新, 一直刷新
code review, 代码审查, 代码评审
main branch, master branch, 主分支, 主干
disconnect, 断开连接, 断线
forbidden, 禁止访问
unauthorized, 未授权, 未认证, unauthenticated
bad gateway, 网关错误
http request, network request, 网络请求, 接口请求, api call, api request
port forwarding, port mapping, 端口转发, 端口映射
packet capture, 抓包, traffic capture
sandbox, 沙箱, 沙盒
event tracking, 埋点, 数据埋点
automatic deployment, automated deployment, 自动部署, 自动化部署, auto-deploy
test environment, testing environment, 测试环境, qa environment
start command, start script, startup command, 启动命令, 启动脚本
compiler option, 编译选项, 编译参数
print log, 打印日志, 输出日志
generics, generic type, 泛型, type parameter, 类型参数
enum, enumeration, 枚举, 枚举类型
union type, 联合类型
type assertion, 类型断言
type guard, 类型守卫, 类型保护
type narrowing, 类型收窄, 类型缩窄
constructor, 构造函数, 构造器, ctor
destructuring, destructure, 解构, 解构赋值
deep copy, deep clone, 深拷贝, 深克隆
syntactic sugar, syntax sugar, 语法糖
field, 字段, 栏位
server, 服务器, 伺服器
client, client-side, 客户端, 用户端
network, 网络, 网路
paste, 粘贴, 黏贴
invoke, 调用, 呼叫, invocation, function call
crud, 增删改查
gui, graphical interface, 图形界面, 图形化界面
help text, help message, 帮助信息
remote debugging, 远程调试
regression test, 回归测试
health check, 健康检查, liveness probe, 存活探针
passthrough, 透传
session expired, token expired, 登录过期, 登录失效, session timeout
`;
