/** Words for services, their interfaces, data and safety (parsed by `readThesaurus`). */
export const SERVICES = `
request, 请求, ?req, ?incoming request, ?请求对象, ?ajax, ?xhr, ?http call, ?调接口
response, ?reply, ?send response, ?return json, ?返回数据, ?返回结果, ?返回格式, ?http answer, ?res send, ?httpresponse
multipart, ?file upload, ?formdata, ?multer, ?busboy, ?文件上传, ?上传文件, ?表单上传
attachment, 附件, ?content-disposition, ?attach file, ?attached file, ?添加附件
cookie, ?set-cookie, ?httponly, ?samesite, ?js-cookie
negotiation, 内容协商, ?content negotiation, ?accept header, ?response format
etag, ?if-none-match, ?304, ?not modified, ?conditional request, ?协商缓存
graphql, ?apollo, ?gql, ?graphql-yoga, ?hasura
rpc, 远程调用, 远程过程调用, ?remote procedure, ?grpc, ?trpc, ?dubbo, ?服务调用
grpc, ?protobuf, ?protocol buffers, ?服务间调用
httpclient, ?axios, ?ofetch, ?superagent, ?undici, ?请求库, ?请求封装
versioning, 版本化, ?api version, ?api versioning, ?接口版本, ?多版本接口, ?v1 v2, ?release numbers
handler, 处理器, 处理函数, 处理程序, ?handler function, ?view function, ?request handler, ?请求处理, ?route function, ?lambda, ?回调
sdk, 开发包, 开发工具包, ?client library, ?api client, ?api wrapper, ?客户端库
xml, ?soap, ?wsdl, ?xml parser, ?解析报文
mongodb, ?mongo, ?mongoose, ?document database, ?文档数据库
nosql, ?document store, ?key-value store, ?非关系型, ?非关系数据库
redis, ?valkey, ?memcached, ?ioredis, ?缓存数据库, ?内存数据库, ?缓存服务
mysql, ?mariadb, ?mysql2
sqlite, ?better-sqlite3, ?embedded database, ?libsql, ?嵌入式数据库, ?本地数据库, ?轻量数据库
sql, ?raw sql, ?raw query, ?sql statement, ?原生查询, ?原生语句, ?结构化查询
querybuilder, 查询构建器, 查询构造器, ?knex, ?sql builder, ?build query, ?构造查询
query, 查询, ?select data, ?find records, ?查数据, ?查找数据, ?数据查询, ?lookup, ?select statement, ?fetch records, ?retrieve data
insert, 插入, ?add record, ?create record, ?新增数据, ?插入数据, ?添加记录
upsert, ?insert-or-update, ?on conflict, ?merge into, ?插入或更新, ?存在则更新
aggregate, aggregation, 聚合, ?group by, ?分组统计, ?汇总, ?分组查询
relation, relationship, 关联关系, ?one-to-many, ?many-to-many, ?一对多, ?多对多, ?表关联, ?has many
关联查询, 联表, ?left join, ?inner join, ?join tables, ?连表查询, ?多表查询
uuid, guid, ?unique id, ?nanoid, ?ulid, ?cuid, ?唯一标识, ?雪花算法, ?生成编号
unique, 唯一, ?unique constraint, ?duplicate entry, ?唯一索引, ?唯一约束, ?不能重复
索引, ?create index, ?database index, ?db index, ?建索引, ?加索引
softdelete, 软删除, 逻辑删除, ?paranoid delete, ?假删除, ?伪删除, ?回收站
seeder, 数据填充, ?seed data, ?initial data, ?database seeding, ?初始数据, ?种子数据
mutex, 互斥锁, ?semaphore, ?distributed lock, ?redlock, ?加锁, ?分布式锁, ?信号量
replica, 只读副本, ?副本, ?read replica, ?replication, ?master slave, ?主从复制, ?读写分离
shard, 分片, ?database sharding, ?horizontal partitioning, ?分库分表, ?水平拆分
级联, ?cascade, ?cascade delete, ?on delete, ?级联删除
schema, ?data model, ?table structure, ?table definition, ?表结构, ?模型定义, ?数据模型, ?entity definition, ?validation rules
model, 模型, ?model class, ?模型类
datasource, 数据源, ?multiple databases, ?多数据源, ?多数据库, ?切换数据库
driver, 驱动, 驱动程序, ?database driver, ?connector, ?数据库驱动
tenant, 租户, ?multi-tenant, ?multitenancy, ?saas, ?tenant isolation, ?多租户, ?租户隔离
参数化查询, 预编译语句, ?prepared statement, ?parameterized query, ?bind variables, ?防注入, ?绑定参数
慢查询, ?slow query, ?query optimization, ?explain plan, ?查询慢, ?查询优化
vector, 向量, ?vector database, ?vector search, ?pgvector, ?similarity search, ?向量数据库, ?向量检索
storage, 存储, ?store data, ?save data, ?persistent storage, ?保存数据, ?存储位置, ?存储方式, ?bucket, ?indexeddb
oauth, oauth2, ?openid, ?oidc, ?authorization code, ?pkce, ?授权登录, ?授权码, ?开放授权
oidc, openid, ?oauth, ?keycloak, ?okta, ?identity provider, ?身份提供商
ldap, ?active directory, ?directory service, ?域账号, ?域控
revoke, revocation, 吊销, ?invalidate token, ?token revocation, ?注销令牌, ?踢下线, ?强制下线
decrypt, decryption, 解密, ?decipher, ?加解密
公钥, ?public key, ?rsa key, ?key pair, ?asymmetric key, ?密钥对, ?非对称加密
私钥, ?private key, ?pem file, ?key pair, ?密钥对
secret, ?vault, ?secrets manager, ?secret management, ?store secrets, ?密钥管理, ?敏感配置, ?机密信息
hsts, ?strict-transport-security, ?force https, ?https redirect, ?强制加密访问
clickjacking, 点击劫持, ?x-frame-options, ?frame-ancestors, ?禁止嵌入
bruteforce, 暴力破解, ?login attempts, ?account lockout, ?密码爆破, ?账号锁定, ?登录次数限制
firewall, 防火墙, ?waf, ?iptables, ?ufw, ?security group, ?安全组, ?放行端口
security, 安全性, ?hardening, ?owasp, ?secure app, ?安全加固, ?安全防护, ?安全设置, ?vulnerability, ?cve, ?exploit, ?attack, ?pentest
otp, totp, ?one-time password, ?authenticator app, ?sms code, ?动态口令, ?短信验证码, ?动态密码
passwordless, 无密码, ?magic link, ?passkey, ?email login, ?免密登录, ?无密码登录
passkey, webauthn, 通行密钥, ?fido2, ?biometric login, ?fingerprint login, ?指纹登录, ?生物识别
basicauth, ?http auth, ?htpasswd, ?password protect, ?密码保护, ?基本认证, ?访问密码
anonymous, 匿名, ?guest user, ?without login, ?guest access, ?游客, ?免登录, ?匿名用户
guard, 守卫, ?canactivate, ?protect route, ?auth middleware, ?权限守卫, ?登录拦截
ssh, ?sshd, ?ssh key, ?putty, ?xshell, ?远程登录, ?远程连接, ?免密登录
redact, redaction, 脱敏, ?mask data, ?data masking, ?hide secrets, ?打码, ?数据脱敏
privacy, 隐私, ?gdpr, ?data protection, ?个人信息, ?隐私政策, ?隐私保护
audit, 审计, ?audit log, ?audit trail, ?activity log, ?审计日志, ?操作日志, ?操作记录
metric, 指标, ?prometheus, ?gauge, ?statsd, ?监控指标, ?打点
报警, 告警, ?alerting, ?alertmanager, ?pagerduty, ?报警通知, ?告警通知
opentelemetry, otel, ?jaeger, ?zipkin, ?opentracing, ?链路追踪, ?可观测
heartbeat, 心跳, ?ping pong, ?keepalive ping, ?心跳检测, ?保活, ?心跳包
dashboard, 仪表盘, 仪表板, ?control panel, ?看板, ?控制面板, ?监控面板
jsonschema, ?ajv, ?typebox, ?schema validation, ?数据校验
deserialize, deserialization, 反序列化, ?unmarshal, ?json parse, ?from json, ?json decode, ?字符串转对象
dto, 数据传输对象, ?data transfer, ?request model, ?response model, ?view model
decode, 解码, ?decoder, ?unescape, ?编解码
bigint, 大整数, ?int64, ?long integer, ?长整型, ?精度丢失, ?大数
datetime, 日期时间, ?dayjs, ?moment, ?date object, ?iso8601, ?时间格式, ?日期处理
spreadsheet, excel, xlsx, 电子表格, ?csv, ?exceljs, ?导出表格, ?表格导出
csv, ?spreadsheet, ?comma separated, ?tsv, ?excel import, ?导入表格, ?表格数据
pdf, ?generate pdf, ?pdf export, ?html-to-pdf, ?生成报告, ?电子文档
slug, ?url name, ?friendly id, ?网址别名, ?链接别名
exception, 异常, ?custom error, ?error class, ?异常类, ?自定义异常, ?crash, ?throw, ?http error
breaker, 熔断, ?circuit breaker, ?hystrix, ?fail fast, ?熔断器, ?服务降级, ?断路器
badrequest, 参数错误, ?400, ?invalid parameter, ?请求错误, ?参数有误
emfile, ?ulimit, ?too-many files, ?open files, ?打开文件过多, ?句柄泄漏
sigterm, sigint, ?kill signal, ?signal handling, ?ctrl-c, ?信号处理, ?终止信号
teardown, ?aftereach, ?beforeeach, ?test cleanup, ?测试清理, ?前置后置
kafka, ?redpanda, ?event streaming, ?confluent, ?消息流
scheduler, 调度器, ?task scheduling, ?job scheduling, ?任务调度, ?调度任务
producer, 生产者, ?publish message, ?message sender, ?发送消息, ?生产消息
consumer, 消费者, ?consume message, ?consumer group, ?message receiver, ?消费消息, ?消费组
dlq, deadletter, 死信, ?failed jobs, ?failed messages, ?死信队列, ?失败任务
eventbus, 事件总线, ?eventemitter, ?message bus, ?事件中心
subscribe, subscription, 订阅, ?subscriber, ?listen-to changes, ?订阅消息, ?订阅者
unsubscribe, 取消订阅, 退订, ?stop listening, ?remove listener, ?取消监听, ?移除监听
threadpool, 线程池, ?worker pool, ?executor service
coroutine, 协程, ?goroutine, ?green thread, ?asyncio, ?轻量线程
promise, ?async result, ?then catch, ?promise chain, ?期约, ?future, ?deferred, ?thenable, ?异步结果
pipe, 管道, ?piping, ?pipe operator, ?管道符
buffer, 缓冲区, 缓冲, ?byte array, ?uint8array, ?arraybuffer, ?字节数组, ?字节流
readfile, ?load file, ?file contents, ?读取文件, ?读文件, ?文件内容
writefile, ?save file, ?写入文件, ?写文件, ?保存文件
bucket, 存储桶, ?s3, ?cloud storage, ?云存储
presigned, 预签名, ?signed url, ?presigned url, ?temporary link, ?临时链接, ?签名链接
websocket, ?socketio, ?ws, ?signalr, ?web sockets, ?双向通信, ?实时通信, ?长连接
socket, 套接字, ?tcp socket, ?socket connection, ?网络编程
broadcast, 广播, ?send-to-all, ?message everyone, ?群发, ?广播消息
email, mail, 邮件, 邮箱, 电子邮件, ?send email, ?nodemailer, ?sendgrid, ?发邮件, ?发送邮件, ?邮箱验证
smtp, ?send email, ?mail server, ?nodemailer, ?发邮件, ?邮件服务器, ?邮件配置
sms, 短信, ?text message, ?twilio, ?发短信, ?短信通知
payment, 支付, 付款, ?stripe, ?paypal, ?alipay, ?支付宝, ?微信支付, ?收款
pricing, 定价, ?price, ?billing, ?free tier, ?收费, ?计费, ?多少钱
quota, 配额, 限额, ?usage limit, ?resource limit, ?额度, ?用量限制
llm, 大模型, 大语言模型, ?chatgpt, ?openai, ?ai model, ?语言模型
provider, 提供者, ?injectable, ?service provider, ?服务提供者, ?service class, ?注入
singleton, 单例, 单例模式, ?single instance, ?shared instance, ?全局实例, ?全局唯一
factory, 工厂函数, 工厂模式, ?factory function, ?factory pattern, ?工厂方法
业务逻辑, ?business logic, ?service layer, ?domain logic, ?服务层, ?业务代码
ddd, 领域驱动, ?domain-driven, ?clean architecture, ?hexagonal architecture, ?整洁架构, ?领域模型
architecture, 架构, ?system design, ?app structure, ?架构设计, ?系统设计, ?整体架构
distributed, 分布式, ?multi-node, ?分布式系统, ?多节点
服务发现, ?discovery, ?service discovery, ?consul, ?eureka, ?服务注册, ?注册中心
gateway, 网关, ?api gateway, ?kong, ?apisix, ?bff, ?接口网关, ?服务网关
throughput, 吞吐量, 吞吐, ?qps, ?rps, ?tps, ?requests-per-second, ?每秒请求数, ?高性能
latency, ?response time, ?p99, ?slow api, ?slow response, ?响应时间, ?响应速度, ?接口慢
multiprocessing, ?multi-process, ?fork process, ?进程池
scalable, scalability, 可伸缩, ?scale out, ?horizontal scaling, ?水平扩展, ?横向扩展, ?多实例
memoize, memoization, 记忆化, ?cache result, ?lru cache, ?缓存结果, ?缓存计算
revalidate, revalidation, 重新验证, ?swr, ?isr, ?refresh cache, ?stale-while-revalidate, ?刷新缓存, ?更新缓存
docker, ?podman, ?dockerfile, ?docker-compose, ?containerized, ?容器部署, ?镜像部署, ?容器化部署
orchestration, orchestrate, 编排, ?docker swarm, ?nomad, ?容器编排, ?服务编排
volume, 数据卷, ?mount volume, ?docker volume, ?persistent volume, ?挂载目录, ?持久卷
systemd, ?systemctl, ?init script, ?windows service, ?系统服务, ?开机自启
autorestart, 自动重启, ?restart-on-crash, ?崩溃重启, ?进程守护
边缘函数, 边缘计算, ?edge function, ?edge runtime, ?cloudflare workers, ?edge computing, ?边缘节点
cloud, 云端, ?cloud hosting, ?cloud service, ?云服务, ?上云
heroku, ?paas, ?dokku, ?railway app, ?app platform, ?平台即服务
terraform, ?infrastructure-as-code, ?iac, ?pulumi, ?cloudformation, ?基础设施代码
failover, 故障转移, 故障切换, ?hot standby, ?automatic failover, ?主备切换, ?自动切换
fault-tolerant, fault tolerance, 容错, ?resilience, ?resilient, ?robustness, ?健壮性, ?容错性
维护模式, ?maintenance mode, ?under maintenance, ?maintenance page, ?系统维护, ?停机维护
`;
