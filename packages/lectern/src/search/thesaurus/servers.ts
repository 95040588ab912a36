/** Words for languages and types, servers, data, networks, security and operation (parsed by `readThesaurus`). */
export const SERVERS = `
intersection type, 交叉类型
discriminated union, tagged union, 可辨识联合, 标签联合
nullable, nullability, 可空, 可为空
null check, nil check, 判空, 非空判断
null pointer, nullpointerexception, null reference, 空指针, 空指针异常
tuple, 元组
closure, 闭包, ?stale closure, ?闭包陷阱, ?过期闭包, ?stale value, ?闭包问题, ?captured variable
iterator, 迭代器, ?for of, ?iterable, ?可迭代, ?可迭代对象, ?迭代协议, ?symbol iterator, ?async iterator
iterate, traverse, iteration, 遍历, 迭代, ?foreach, ?for loop, ?loop through, ?遍历数组, ?遍历对象, ?loop over, ?逐个处理
event loop, 事件循环
thread, 线程
multithreaded, multithreading, 多线程
concurrent, concurrency, 并发, ?parallel requests, ?max concurrency, ?p-limit, ?并发数, ?并发量, ?高并发, ?goroutine
race condition, data race, 竞态, 竞态条件, race, ?竞态问题, ?stale response, ?out-of-order, ?数据竞争, ?过期请求
spread operator, spread syntax, 展开运算符, 扩展运算符, spread, ?three dots, ?三个点, ?object spread, ?展开语法, ?合并对象, ?merge objects
rest parameter, variadic, varargs, 剩余参数, 可变参数
optional chaining, safe navigation, 可选链, ?question mark, ?问号点, ?safe access, ?安全访问, ?空安全, ?null safety, ?elvis operator
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
floating-point, 浮点数, 浮点, ?decimal, ?小数, ?精度问题, ?浮点精度, ?double precision, ?rounding error, ?precision loss
binary, 二进制
queue, 队列, ?fifo, ?task queue, ?job queue, ?bullmq, ?任务队列, ?排队
async function, async method, 异步函数, 异步方法
pubsub, publish-subscribe, 发布订阅, ?message bus, ?event-driven, ?发布与订阅, ?事件驱动, ?观察者模式
bare import, bare specifier, 裸导入, 裸模块
return value, 返回值
function signature, method signature, 函数签名, 方法签名
default parameter, default argument, 默认参数
named argument, keyword argument, named parameter, kwargs, 命名参数, 关键字参数
positional argument, positional parameter, 位置参数
instantiate, instantiation, 实例化
standard library, stdlib, 标准库
compiler, 编译器, ?transpiler, ?swc, ?转译, ?编译工具
interoperability, interop, interoperate, 互操作, 互操作性, ?esmoduleinterop, ?default interop, ?cjs interop, ?mixed modules, ?模块互操作, ?混用模块, ?模块混用
monkey patch, 猴子补丁
edge case, corner case, 边界情况, 边缘情况
response body, response payload, 响应体, 响应正文
session, 会话, ?express-session, ?session store, ?remember me, ?登录状态, ?登录态, ?保持登录, ?stay logged, ?login state, ?logged-in user, ?sessid
real-time, 实时, ?live update, ?live data, ?instant update, ?实时更新, ?实时数据, ?实时通信
sse, server-sent events, eventsource, 服务端推送, 服务器推送, ?event-stream, ?server push, ?stream response, ?消息推送, ?流式返回
keep-alive, persistent connection, 长连接, 持久连接
chunked upload, 分片上传, 分块上传, ?large upload, ?big file, ?multipart upload, ?大文件上传, ?切片上传
resumable upload, resumable download, resume download, 断点续传
input validation, request validation, data validation, 输入校验, 参数校验, ?zod, ?joi, ?pydantic, ?class-validator, ?入参校验, ?请求校验, ?数据验证
route handler, request handler, 路由处理器
controller, 控制器, ?mvc, ?route controller, ?控制层, ?控制器层
openapi, swagger, ?redoc, ?api spec, ?api explorer, ?postman, ?接口调试, ?接口规范, ?在线调试
restful, rest api, ?http api, ?web api, ?json api, ?接口开发, ?写接口, ?接口设计
microservice, 微服务, ?spring cloud, ?service mesh, ?distributed system, ?istio, ?微服务架构, ?分布式系统
webhook, 网络钩子, ?callback url, ?event notification, ?outgoing hook, ?回调地址, ?回调通知, ?回调接口
send request, make request, 发送请求, 发起请求, ?http client, ?axios, ?node-fetch, ?curl, ?发请求, ?调接口, ?请求接口
cancel request, abort request, abortcontroller, request cancellation, 取消请求, 中断请求
http method, http verb, request method, 请求方法, 请求方式, ?get request, ?post request, ?put request, ?patch request, ?请求类型
error page, 错误页面, 错误页
service unavailable, 服务不可用, ?503, ?server overloaded, ?服务器繁忙, ?服务中断
idempotent, idempotency, 幂等, ?duplicate request, ?idempotency key, ?double submit, ?重复提交, ?重复请求, ?防重复提交
backpressure, 背压, 反压
exponential backoff, 指数退避
urlencode, percent-encoding, url encoding, uri encoding, ?chinese url, ?unicode url, ?non-ascii url, ?中文网址, ?中文路径, ?中文链接
upstream, 上游
origin server, 源站, 源服务器
timer, 定时器, 计时器, ?settimeout, ?setinterval, ?倒计时, ?countdown, ?sleep function, ?延迟执行, ?延时执行
api key, 接口密钥, ?app key, ?app secret, ?access key, ?client secret, ?应用密钥, ?访问密钥, ?接口鉴权
jwt, jsonwebtoken, web token, ?token auth, ?stateless auth, ?token verification, ?令牌认证, ?无状态认证, ?令牌验证
refresh token, token refresh, 刷新令牌, 令牌刷新, ?renew token, ?token renewal, ?续签, ?令牌续期, ?无感刷新
social login, third-party login, 第三方登录, 社交登录, ?google login, ?github login, ?facebook login, ?oauth login, ?微信登录, ?扫码登录, ?授权登录
username, login name, 用户名, 登录名
captcha, 人机验证, 图形验证码, ?recaptcha, ?hcaptcha, ?turnstile, ?bot protection, ?验证码, ?防机器人, ?滑块验证
sql injection, sqli, ?injection attack, ?注入攻击, ?防注入, ?注入漏洞
path traversal, directory traversal, 路径穿越, 路径遍历
command injection, shell injection, 命令注入
ddos, dos attack, denial-of-service, 拒绝服务, ?flood attack, ?attack protection, ?流量攻击, ?攻击防护, ?防攻击
same-origin, 同源
preflight, 预检
signature, 签名, ?hmac, ?digital signature, ?sign request, ?数字签名, ?验签, ?签名校验, ?gpg
certificate error, untrusted certificate, certificate invalid, 证书错误, 证书无效, ?ssl error, ?tls error, ?cert expired, ?handshake failed, ?证书过期, ?证书问题, ?证书报错
mtls, mutual tls, client certificate, 双向认证, 客户端证书
cleartext, unencrypted, 明文, 未加密
plaintext, 纯文本
sensitive data, sensitive information, confidential data, 敏感信息, 敏感数据, ?env secrets, ?leak secrets, ?expose secrets, ?private keys, ?暴露密钥, ?密钥泄露, ?泄露密钥
least privilege, minimal permissions, 最小权限
role, 角色, ?user group, ?role-based, ?用户组, ?用户角色, ?角色权限
administrator, admin, 管理员, ?superuser, ?root user, ?webmaster, ?moderator, ?超级管理员, ?站长, ?管理账号
admin panel, admin dashboard, admin interface, 管理后台, 后台管理, ?back office, ?后台系统, ?管理系统, ?管理端
primary key, 主键
foreign key, 外键
transaction, 事务, ?begin transaction, ?acid, ?isolation level, ?数据库事务, ?事务回滚, ?事务提交
orm, object-relational, ?prisma, ?sequelize, ?typeorm, ?hibernate, ?对象关系映射, ?数据库框架
relational database, rdbms, 关系数据库
connection string, connection url, dsn, database url, 连接字符串, 连接串, ?connect database, ?database connection, ?jdbc, ?连接数据库, ?数据库连接, ?数据库地址
connection pool, connection pooling, 连接池, ?pool size, ?max connections, ?pgbouncer, ?连接数, ?最大连接数, ?连接数过多
high-availability, 高可用, ?failover, ?disaster recovery, ?always on, ?容灾, ?主备, ?双活
cluster, 集群, ?pm2, ?multi-core, ?multi-node, ?多核, ?多进程, ?集群部署
object storage, blob storage, 对象存储, ?s3, ?minio, ?oss, ?azure blob, ?存储桶, ?云存储, ?文件存储
message queue, message broker, mq, 消息队列, ?rabbitmq, ?kafka, ?sqs, ?rocketmq, ?消息中间件, ?消息系统
subdomain, 子域名, 二级域名
econnreset, connection reset, 连接重置, 连接被重置
client ip, real ip, x-forwarded-for, ?remote address, ?visitor ip, ?trust proxy, ?真实地址, ?用户地址, ?来源地址
shebang, hashbang
sudo, admin rights, root privileges, administrator privileges, 管理员权限, 管理员身份, ?root user, ?superuser, ?elevate privileges, ?administrator mode, ?超级用户, ?超级管理员, ?提权
file permission, file mode, chmod, 文件权限, ?chown, ?umask, ?execute permission, ?file owner, ?修改权限, ?执行权限, ?读写权限
shell completion, tab completion, command completion, 命令补全, ?bash completion, ?zsh completion, ?command autocomplete, ?shell autocomplete, ?终端补全, ?补全脚本, ?自动补全命令
package repository, software repository, 软件源, 软件仓库
distro, linux distribution, 发行版
process manager, process supervisor, 进程管理, 进程管理器, ?pm2, ?systemd, ?supervisord, ?keep alive, ?进程守护, ?后台启动, ?常驻进程
native module, native addon, 原生模块, 原生扩展, ?n-api, ?native dependency, ?native bindings, ?原生依赖, ?本地模块, ?编译原生模块
shared library, dynamic library, 动态库, 动态链接库
virtual machine, 虚拟机
file descriptor, file handle, 文件描述符, 文件句柄
mkdir, create folder, create directory, 创建目录, 创建文件夹, ?mkdirp, ?make directory, ?new folder, ?新建目录, ?新建文件夹, ?建目录
container image, docker image, 容器镜像, ?base image, ?docker pull, ?official image, ?基础镜像, ?拉取镜像, ?镜像大小
container registry, docker registry, image registry, 镜像仓库
containerize, containerization, 容器化
autoscaling, autoscale, 自动伸缩, 弹性伸缩, ?hpa, ?scale-to-zero, ?自动扩容, ?扩缩容, ?自动扩缩容
continuous deployment, continuous delivery, 持续部署, 持续交付, ?gitops, ?argocd, ?auto deployment, ?自动上线, ?自动发布
github actions, gh actions, gha, ?actions workflow, ?ci workflow, ?gitlab ci, ?setup-node, ?自动化工作流, ?工作流文件
cloud provider, cloud platform, cloud vendor, 云服务商, 云平台, ?aws, ?azure, ?gcp, ?google cloud, ?阿里云, ?腾讯云, ?华为云
cloud server, vps, 云服务器, 云主机
observability, 可观测性
distributed tracing, request tracing, 链路追踪, 链路跟踪, ?opentelemetry, ?otel, ?jaeger, ?zipkin, ?调用链, ?全链路
structured logging, structured logs, json logging, 结构化日志, ?json logs, ?logstash, ?log format, ?日志格式, ?日志采集
logfile, 日志文件, ?log path, ?log location, ?log directory, ?save logs, ?日志路径, ?日志目录, ?日志位置
request id, correlation id, trace id, ?tracing id, ?请求编号, ?请求标识, ?链路编号
memory limit, memory cap, 内存限制, 内存上限, ?max-old-space-size, ?increase memory, ?memory quota, ?增加内存, ?调大内存, ?限制内存, ?more memory
heap snapshot, heap dump, 堆快照, 内存快照, ?memory dump, ?memory profiler, ?memory analysis, ?内存分析, ?内存转储, ?堆转储
segfault, segmentation fault, sigsegv, 段错误, ?access violation, ?native crash, ?core dump, ?段异常, ?内存访问错误
cpu usage, cpu utilization, high cpu, ?cpu load, ?cpu spike, ?high load, ?处理器占用, ?高负载, ?占用过高
`;
