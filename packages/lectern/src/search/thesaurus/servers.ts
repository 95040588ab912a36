/** Words for languages and types, servers, data, networks, security and operation (parsed by `readThesaurus`). */
export const SERVERS = `
intersection type, 交叉类型
discriminated union, tagged union, 可辨识联合, 标签联合
nullable, nullability, 可空, 可为空
null check, nil check, 判空, 非空判断
null pointer, nullpointerexception, null reference, 空指针, 空指针异常
tuple, 元组
closure, 闭包
iterator, 迭代器
iterate, traverse, iteration, 遍历, 迭代
event loop, 事件循环
thread, 线程
multithreaded, multithreading, 多线程
concurrent, concurrency, 并发
race condition, data race, 竞态, 竞态条件
spread operator, spread syntax, 展开运算符, 扩展运算符
rest parameter, variadic, varargs, 剩余参数, 可变参数
optional chaining, safe navigation, 可选链
nullish coalescing, null coalescing, 空值合并
function overload, method overloading, overloaded function, 函数重载, 方法重载
base class, parent class, superclass, 基类, 父类
subclass, derived class, child class, 子类, 派生类
object-oriented, oop, 面向对象
anonymous function, lambda expression, 匿名函数
shallow copy, shallow clone, 浅拷贝, 浅克隆
type alias, 类型别名
static typing, statically typed, 静态类型
dynamic typing, dynamically typed, 动态类型
data type, 数据类型
primitive type, primitive value, 原始类型, 基本类型
floating-point, 浮点数, 浮点
binary, 二进制
queue, 队列
async function, async method, 异步函数, 异步方法
pubsub, publish-subscribe, 发布订阅
bare import, bare specifier, 裸导入, 裸模块
return value, 返回值
function signature, method signature, 函数签名, 方法签名
default parameter, default argument, 默认参数
named argument, keyword argument, named parameter, kwargs, 命名参数, 关键字参数
positional argument, positional parameter, 位置参数
instantiate, instantiation, 实例化
standard library, stdlib, 标准库
compiler, 编译器
interoperability, interop, interoperate, 互操作, 互操作性
monkey patch, 猴子补丁
edge case, corner case, 边界情况, 边缘情况
response body, response payload, 响应体, 响应正文
session, 会话
real-time, 实时
sse, server-sent events, eventsource, 服务端推送, 服务器推送
keep-alive, persistent connection, 长连接, 持久连接
chunked upload, 分片上传, 分块上传
resumable upload, resumable download, resume download, 断点续传
input validation, request validation, data validation, 输入校验, 参数校验
route handler, request handler, 路由处理器
controller, 控制器
openapi, swagger
restful, rest api
microservice, 微服务
webhook, 网络钩子
send request, make request, 发送请求, 发起请求
cancel request, abort request, abortcontroller, request cancellation, 取消请求, 中断请求
http method, http verb, request method, 请求方法, 请求方式
error page, 错误页面, 错误页
service unavailable, 服务不可用
idempotent, idempotency, 幂等
backpressure, 背压, 反压
exponential backoff, 指数退避
urlencode, percent-encoding, url encoding, uri encoding
upstream, 上游
origin server, 源站, 源服务器
timer, 定时器, 计时器
api key, 接口密钥
jwt, jsonwebtoken, web token
refresh token, token refresh, 刷新令牌, 令牌刷新
social login, third-party login, 第三方登录, 社交登录
username, login name, 用户名, 登录名
captcha, 人机验证, 图形验证码
sql injection, sqli
path traversal, directory traversal, 路径穿越, 路径遍历
command injection, shell injection, 命令注入
ddos, dos attack, denial-of-service, 拒绝服务
same-origin, 同源
preflight, 预检
signature, 签名
certificate error, untrusted certificate, certificate invalid, 证书错误, 证书无效
mtls, mutual tls, client certificate, 双向认证, 客户端证书
cleartext, unencrypted, 明文, 未加密
plaintext, 纯文本
sensitive data, sensitive information, confidential data, 敏感信息, 敏感数据
least privilege, minimal permissions, 最小权限
role, 角色
administrator, admin, 管理员
admin panel, admin dashboard, admin interface, 管理后台, 后台管理
primary key, 主键
foreign key, 外键
transaction, 事务
orm, object-relational
relational database, rdbms, 关系数据库
connection string, connection url, dsn, database url, 连接字符串, 连接串
connection pool, connection pooling, 连接池
high-availability, 高可用
cluster, 集群
object storage, blob storage, 对象存储
message queue, message broker, mq, 消息队列
subdomain, 子域名, 二级域名
econnreset, connection reset, 连接重置, 连接被重置
client ip, real ip, x-forwarded-for
shebang, hashbang
sudo, admin rights, root privileges, administrator privileges, 管理员权限, 管理员身份
file permission, file mode, chmod, 文件权限
shell completion, tab completion, command completion, 命令补全
package repository, software repository, 软件源, 软件仓库
distro, linux distribution, 发行版
process manager, process supervisor, 进程管理, 进程管理器
native module, native addon, 原生模块, 原生扩展
shared library, dynamic library, 动态库, 动态链接库
virtual machine, 虚拟机
file descriptor, file handle, 文件描述符, 文件句柄
mkdir, create folder, create directory, 创建目录, 创建文件夹
container image, docker image, 容器镜像
container registry, docker registry, image registry, 镜像仓库
containerize, containerization, 容器化
autoscaling, autoscale, 自动伸缩, 弹性伸缩
continuous deployment, continuous delivery, 持续部署, 持续交付
github actions, gh actions, gha
cloud provider, cloud platform, cloud vendor, 云服务商, 云平台
cloud server, vps, 云服务器, 云主机
observability, 可观测性
distributed tracing, request tracing, 链路追踪, 链路跟踪
structured logging, structured logs, json logging, 结构化日志
logfile, 日志文件
request id, correlation id, trace id
memory limit, memory cap, 内存限制, 内存上限
heap snapshot, heap dump, 堆快照, 内存快照
segfault, segmentation fault, sigsegv, 段错误
cpu usage, cpu utilization, high cpu
`;
