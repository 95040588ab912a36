/** Words for files, processes, networks, accounts, data, code and its versions (parsed by `readThesaurus`). */
export const SYSTEMS = `
folder, directory, 文件夹, 目录, dir, 资料夹
delete, remove, erase, 删除, 移除, 删掉, 去掉, 去除, get rid, 删去
purge, wipe, clean, cleanup, 清除, 清空, 清理
copy, 复制, 拷贝
filename, 文件名, 文件名称
file extension, filename extension, file suffix, 扩展名, 后缀名, 文件后缀, 副档名
symlink, symbolic link, soft link, 符号链接, 软链接, 软连接, 软链, 符号连接
working directory, cwd, current directory, current folder, 工作目录, 当前目录, 运行目录
home directory, home folder, 主目录, 家目录, 用户目录
subdirectory, subfolder, 子目录, 子文件夹, 二级目录
parent directory, parent folder, 上级目录, 父目录, 上层目录
absolute path, full path, 绝对路径, 完整路径
glob, globbing, wildcard, 通配符
command line, cli, command-line interface, 命令行, 命令行参数, 命令行工具, 命令行界面
environment variable, env var, env, 环境变量, env variable
cli option, cli flag, 命令行选项, 命令行参数, cli argument, 命令选项, command-line option, command-line flag, command-line argument, command option
argument, parameter, arg, param, 参数, 实参, 形参
stdin, standard input, 标准输入
stdout, standard output, 标准输出
stderr, standard error, 标准错误
exit code, exit status, return code, 退出码, 退出状态码, 退出代码, 返回码
permission, privilege, access right, 权限
executable, executable file, 可执行文件, 可执行程序
readonly, 只读
hidden file, dotfile, 隐藏文件
tarball, archive file, zip file, compressed file, 压缩包, 压缩文件, 归档文件
unzip, decompress, uncompress, unpack, 解压, 解压缩
filesystem, 文件系统
newline, linebreak, 换行
line ending, newline character, crlf, 换行符, 行尾符, 行结束符
word wrap, line wrap, soft wrap, line wrapping, 自动换行, 折行
keyboard shortcut, hotkey, keybinding, shortcut key, 快捷键, 热键, 键盘快捷键
autocomplete, autocompletion, code completion, intellisense, 自动补全, 代码补全, 自动完成, 代码提示, 智能提示
alias, 别名
clipboard, 剪贴板, 剪切板
drag-and-drop, 拖放, 拖拽, 拖动
rollback, revert, 回滚, 回退, 版本回退
查找替换, 查找和替换, 批量替换
daemon, background process, background service, 守护进程, 后台进程, 后台服务, 后台运行
kill, terminate, 终止, 杀死, 杀掉, 结束进程, 杀进程, end process, stop process, force quit
cron job, cron, scheduled task, crontab, 定时任务, 计划任务, 定时执行, scheduled job, periodic task, recurring task
restart, reboot, relaunch, 重启, 重新启动
launch, startup, 启动
quit, exit, 退出
operating system, os, 操作系统
registry mirror, mirror site, 镜像源, 镜像站, 国内镜像, 换源, npm mirror, 国内源
memory leak, 内存泄漏, 内存泄露
oom, heap limit, insufficient memory, 内存溢出, 内存不足, 爆内存, memory overflow, out-of-memory, heap overflow, memory exhausted
log, logging, logger, 日志
log level, verbosity, 日志级别, 日志等级
verbose, detailed output, verbose output, 详细输出, 详细日志
silent, quiet, suppress output, 静默, 静默模式
account, 账号, 账户, 帐号, 帐户
port, port number, 端口, 端口号
eaddrinuse, port conflict, 端口占用, 端口被占用, 端口冲突, port occupied, port taken, port busy, 占用端口
lan, local network, 局域网, 内网, intranet, internal network
url, uri, web address, 网址
querystring, query parameter, query params, url parameter, 查询字符串, 查询参数
reverse proxy, 反向代理, 反代
timeout, 超时, timed out, etimedout, request timeout, connection timeout, 请求超时, connect timeout
http header, request header, response header, 请求头, 响应头, 标头, 请求标头
request body, request payload, 请求体, 请求正文, post body, 请求主体
redirect, redirection, 重定向
404, 页面不存在, 页面未找到, 找不到页面, page missing
not found, cannot find, 找不到, 未找到, 无法找到
unresolved import, 找不到模块, 模块未找到, 模块找不到
server-side, 服务端, 服务器端
backend, 后端
frontend, 前端
cors, cross-origin, cross-domain, 跨域, 跨源, 跨域请求, 跨域问题
ajax, xhr, xmlhttprequest, 异步请求
rate limit, rate limiting, 限流, 限速, 频率限制, 速率限制, 流控, rate limiter
throttle, throttling, 节流
debounce, debouncing, 防抖, 去抖
cdn, 内容分发网络
https, ssl, tls, encrypted connection, secure connection, 安全连接
certificate, cert, 证书
self-signed certificate, 自签名证书, 自签证书
password, passphrase, passwd, 密码, 口令
authentication, authenticate, auth, 身份验证, 身份认证, 鉴权, authn, 认证
authorization, authorize, auth, 授权, 鉴权, authorise, authorisation, authz
login, signin, logon, 登录, 登陆, 登入
logout, signout, log off, 登出, 退出登录, 注销登录
signup, create account, 注册账号, 用户注册
access token, auth token, bearer token, 令牌, 访问令牌
secret key, encryption key, 密钥, 秘钥
credential, login details, 凭据, 凭证, creds, login credentials, 登录凭证
hash, 哈希, 散列
checksum, integrity check, 校验和, 校验值, 完整性校验
vulnerability, security hole, security flaw, cve, 漏洞, 安全漏洞, security vulnerability, security bug, 安全缺陷
xss, cross-site scripting, 跨站脚本, 跨站脚本攻击
csrf, xsrf, 跨站请求伪造, cross-site request
csp, content-security-policy, 内容安全策略
permission denied, eacces, eperm, access denied, 权限不足, 没有权限, 拒绝访问, 无权限, no permission, permission error
2fa, mfa, two-factor authentication, multi-factor authentication, 双因素认证, 两步验证, 多因素认证, 双重认证, 二次验证, two-step verification
sso, single sign-on, 单点登录
telemetry, usage data, usage statistics, 遥测, 使用数据, 数据收集
database, db, 数据库, 资料库
backup, 备份
restore, recover, 恢复, 还原, recovery, 找回
pagination, paging, paginate, 分页, 翻页
filter, 过滤, 筛选
deduplicate, dedupe, dedup, remove duplicates, 去重
repository, repo, 仓库, 代码仓库, 代码库
merge, combine, 合并
pull request, pr, merge request, 合并请求, 拉取请求
ignore, exclude, leave out, 忽略, 排除
skip, bypass, 跳过, 绕过
version control, source control, vcs, 版本控制, 版本管理
monorepo, multi-package repository, 单体仓库, 单一仓库, 多包管理, 单仓库, 多包仓库, 大仓
diff, difference, 差异, 区别, distinction, 不同点
comparison, compare, versus, 比较, 对比, 对照
bug report, report issue, report bug, 反馈问题, 问题反馈, open issue, file issue, submit issue, 提问题
license, licence, 许可证, 许可协议, 开源协议, 开源许可
editor, code editor, text editor, ide, 编辑器, 集成开发环境
syntax highlighting, code highlighting, syntax highlight, 语法高亮, 代码高亮, 语法着色, syntax coloring, syntax colouring, code highlighter
lint, linter, linting, 代码检查, 代码规范检查, 静态检查, 语法检查, code linting, static check, 语法检测
formatter, code formatting, format code, prettify, beautify, 代码格式化, 格式化代码, code formatter, 代码美化
code style, coding style, coding convention, coding standard, 代码风格, 代码规范, 编码规范
regex, regexp, regular expression, 正则, 正则表达式
collapse, fold, 折叠, 收起
source code, 源码, 源代码, 原始码
playground, online demo, online editor, 演练场, 在线编辑器, 在线体验, 在线演示
example, demo, sample code, 示例, 例子, 样例, 范例, 演示, sample, 举例
template, 模板, 模版
scaffold, scaffolding, starter template, starter kit, project template, 脚手架, 项目模板, 创建项目, 新建项目, 创建应用
dependency, dep, 依赖, 依赖项, 依赖包, 依赖库
dev dependency, devdependencies, development dependency, 开发依赖
peer dependency, peerdependencies, peer dep, 对等依赖, 同级依赖, 同伴依赖
circular dependency, circular import, cyclic dependency, cyclic import, dependency cycle, 循环依赖, 循环引用, 循环导入
package manager, 包管理器, 包管理工具
install, installation, 安装
lockfile, package-lock.json, 锁文件, 锁定文件
semver, semantic versioning, 语义化版本, 语义版本
pin version, lock version, exact version, 锁定版本, 固定版本, 版本锁定, version pinning, freeze version, 锁版本
third-party, 3rd party, 第三方
publish, 发布, 发包
release, 发布, 发版
upgrade, bump version, 升级, 更新版本, migrate, migration, 迁移, bump, 升版本
migration guide, upgrade guide, 迁移指南, 升级指南, 迁移文档, upgrading guide, 升级文档
breaking change, incompatible change, backward incompatible, 破坏性变更, 破坏性更改, 不兼容变更, 不兼容更新, 重大变更, backwards incompatible, 破坏性更新
deprecated, deprecate, deprecation, obsolete, 弃用, 废弃, 过时, 不推荐使用, 淘汰
legacy version, old version, older version, previous version, 旧版, 旧版本, 老版本, 历史版本, earlier version, prior version
latest version, newest version, latest release, 最新版, 最新版本, newest release, 最新发布
changelog, release notes, 更新日志, 变更日志, 发布说明, 更新记录, 版本说明, version history, release history, 变更记录
prerelease, beta, release candidate, 预发布, 测试版, 预览版, preview release, nightly build, early access, 内测版
lts, long-term support, 长期支持, 长期支持版
unmaintained, 停止维护, 停止支持, 不再维护, end-of-life, discontinued, abandoned, 不维护
relative path, 相对路径
root directory, project root, root folder, 根目录, 项目根目录
temporary file, tempfile, 临时文件
temporary directory, temp directory, temp folder, tmpdir, 临时目录
filepath, 文件路径
filesize, 文件大小, 文件体积
directory structure, folder structure, project structure, 目录结构, 项目结构, 文件结构
line number, linenumbers, 行号
enoent, file missing, 文件不存在, 找不到文件
enospc, disk full, 磁盘已满, 空间不足, 磁盘空间不足
graceful shutdown, 优雅关闭, 优雅退出, 优雅停机, 平滑关闭
cross-platform, multi-platform, 跨平台, 多平台
arm64, aarch64
amd64, x64, x86-64
wsl, windows subsystem, linux subsystem
virtualenv, virtual environment, venv, 虚拟环境
container, 容器
serverless, 无服务器, 云函数, faas, cloud function, 函数计算
self-hosted, self-host, self-hosting, 自托管, 私有化部署, 私有部署, 自建, 自行部署, on-premises, on-premise
domain name, domain, 域名
hostname, 主机名
proxy, 代理
tunnel, tunneling, 隧道, 内网穿透
statuscode, http status, 状态码, http code, response code, 响应码
useragent, 用户代理
content-type, mimetype, media type, 媒体类型, 内容类型
webserver, http server
vhost, virtualhost, 虚拟主机
retry, 重试, try again, 重新尝试
econnrefused, connection refused, 连接被拒绝, 拒绝连接
offline, 离线, 断网
expire, expiration, expiry, 过期, 到期
encrypt, encryption, 加密
sri, subresource integrity, 子资源完整性
pwa, progressive web, 渐进式应用
postgresql, postgres
`;
