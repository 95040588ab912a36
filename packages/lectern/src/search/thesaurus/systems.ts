/** Words for files, processes, networks, accounts, data, code and its versions (parsed by `readThesaurus`). */
export const SYSTEMS = `
folder, directory, 文件夹, 目录, dir, 资料夹, ?cwd, ?file tree, ?project tree, ?文件结构
delete, remove, erase, 删除, 移除, 删掉, 去掉, 去除, get rid, 删去, ?rm, ?rimraf, ?rmdir, ?unlink, ?删除文件, ?删文件, ?删除目录, ?uninstall, ?drop, ?strip, ?discard, ?eliminate, ?destroy, ?trash, ?truncate
purge, wipe, clean, cleanup, 清除, 清空, 清理, ?empty directory, ?clean folder, ?emptydir, ?清空目录, ?清理目录, ?清除旧文件
copy, 复制, 拷贝, ?copy files, ?copy assets, ?copy-webpack-plugin, ?cp, ?复制文件, ?拷贝文件, ?复制静态资源
filename, 文件名, 文件名称
file extension, filename extension, file suffix, 扩展名, 后缀名, 文件后缀, 副档名, ?omit extension, ?import extension, ?without extension, ?省略后缀, ?省略扩展名, ?不写后缀, ?file type
symlink, symbolic link, soft link, 符号链接, 软链接, 软连接, 软链, 符号连接, preservesymlinks, ?linked package, ?linked dependencies, ?resolve symlinks, ?npm link, ?链接包, ?软链依赖, ?本地链接
working directory, cwd, current directory, current folder, 工作目录, 当前目录, 运行目录, ?pwd, ?current path, ?workdir, ?当前路径, ?执行目录, ?工作路径
home directory, home folder, 主目录, 家目录, 用户目录
subdirectory, subfolder, 子目录, 子文件夹, 二级目录
parent directory, parent folder, 上级目录, 父目录, 上层目录
absolute path, full path, 绝对路径, 完整路径
glob, globbing, wildcard, 通配符, ?glob import, ?import all, ?batch import, ?require context, ?批量导入, ?批量引入, ?文件匹配, ?asterisk, ?minimatch, ?picomatch, ?file pattern, ?star pattern
command line, cli, command-line interface, 命令行, 命令行参数, 命令行工具, 命令行界面, ?cmd, ?terminal command, ?command list, ?command reference, ?终端命令, ?命令列表, ?命令大全, ?console command, ?bash command
environment variable, env var, env, 环境变量, env variable, ?process env, ?node env, ?env prefix, ?process undefined, ?环境配置, ?读取环境变量, ?环境变数, ?secrets, ?config vars, ?system variables, ?export variable
cli option, cli flag, 命令行选项, 命令行参数, cli argument, 命令选项, command-line option, command-line flag, command-line argument, command option, ?command switch, ?command parameters, ?commandline arguments, ?命令参数, ?启动参数, ?命令行开关
argument, parameter, arg, param, 参数, 实参, 形参, ?函数参数, ?function parameter, ?入参, ?传入参数, ?argv, ?pass args, ?url variable, ?path variable
stdin, standard input, 标准输入, ?pipe input, ?piped input, ?read pipe, ?管道输入, ?键盘输入, ?从管道读取
stdout, standard output, 标准输出, ?console output, ?print output, ?控制台输出, ?打印输出, ?输出到终端
stderr, standard error, 标准错误
exit code, exit status, return code, 退出码, 退出状态码, 退出代码, 返回码, ?elifecycle, ?nonzero exit, ?process exit, ?退出状态, ?非零退出, ?退出值
permission, privilege, access right, 权限, ?acl, ?rbac, ?permission check, ?权限管理, ?权限控制, ?权限校验, ?grant access
executable, executable file, 可执行文件, 可执行程序, ?exe, ?exe file, ?single executable, ?standalone binary, ?单文件程序, ?打包成可执行, ?独立程序
readonly, 只读, ?不可修改, ?只读属性, ?只读数组, ?not writable, ?write-protected, ?non-editable, ?not editable
hidden file, dotfile, 隐藏文件
tarball, archive file, zip file, compressed file, 压缩包, 压缩文件, 归档文件, ?tgz, ?npm pack, ?tar-gz, ?archive, ?安装包, ?离线包, ?源码包
unzip, decompress, uncompress, unpack, 解压, 解压缩, ?untar, ?gunzip, ?extract archive, ?extract zip, ?解包, ?解压文件, ?解压包
filesystem, 文件系统
newline, linebreak, 换行, ?br tag, ?hard break, ?line feed, ?换行不生效, ?段落换行, ?强制换行
line ending, newline character, crlf, 换行符, 行尾符, 行结束符, ?lf, ?autocrlf, ?endofline, ?line terminator, ?行尾, ?换行问题, ?换行格式
word wrap, line wrap, soft wrap, line wrapping, 自动换行, 折行, ?long lines, ?wrap code, ?horizontal scroll, ?text wrap, ?代码换行, ?长代码, ?横向滚动
keyboard shortcut, hotkey, keybinding, shortcut key, 快捷键, 热键, 键盘快捷键, ?key combo, ?accelerator key, ?keymap, ?search shortcut, ?按键绑定, ?组合键, ?键位
autocomplete, autocompletion, code completion, intellisense, 自动补全, 代码补全, 自动完成, 代码提示, 智能提示, ?typeahead, ?输入联想, ?输入提示, ?补全, ?code hint, ?suggestion list
alias, 别名, ?path alias, ?import alias, ?module alias, ?tsconfig paths, ?路径别名, ?配置别名, ?别名配置, ?shorthand path, ?shortcut path, ?path mapping
clipboard, 剪贴板, 剪切板, ?copy text, ?复制文本, ?复制到剪贴板, ?一键复制, ?execcommand, ?copy paste
drag-and-drop, 拖放, 拖拽, 拖动, ?draggable, ?拖拽排序, ?可拖拽, ?sortable list, ?drag event, ?dnd, ?拖动排序
rollback, revert, 回滚, 回退, 版本回退, ?previous deployment, ?undo deploy, ?restore version, ?部署回滚, ?回到旧版本, ?恢复旧版本, ?git reset
查找替换, 查找和替换, 批量替换, ?find replace, ?replace all, ?全部替换, ?search replace, ?全局替换, ?搜索替换
daemon, background process, background service, 守护进程, 后台进程, 后台服务, 后台运行, ?nohup, ?run background, ?windows service, ?后台启动, ?常驻进程, ?挂后台, ?detached process
kill, terminate, 终止, 杀死, 杀掉, 结束进程, 杀进程, end process, stop process, force quit, ?taskkill, ?pkill, ?stop server, ?kill port, ?杀端口, ?关闭进程, ?停止进程
cron job, cron, scheduled task, crontab, 定时任务, 计划任务, 定时执行, scheduled job, periodic task, recurring task, ?scheduler, ?node-cron, ?quartz, ?cron expression, ?定时调度, ?任务调度, ?定时脚本
restart, reboot, relaunch, 重启, 重新启动, ?start again, ?reload server, ?重启服务, ?重启服务器, ?重开
launch, startup, 启动, ?boot, ?start app, ?start server, ?fire up, ?启动项目, ?运行项目, ?怎么启动
quit, exit, 退出
operating system, os, 操作系统, ?supported os, ?os support, ?supported platforms, ?支持的系统, ?系统平台, ?系统支持
registry mirror, mirror site, 镜像源, 镜像站, 国内镜像, 换源, npm mirror, 国内源, ?taobao, ?cnpm, ?nrm, ?china mirror, ?淘宝源, ?淘宝镜像, ?镜像地址
memory leak, 内存泄漏, 内存泄露, ?heap growth, ?memory growth, ?内存暴涨, ?内存不释放, ?内存上涨, ?memory grows, ?growing memory
oom, heap limit, insufficient memory, 内存溢出, 内存不足, 爆内存, memory overflow, out-of-memory, heap overflow, memory exhausted, ?max-old-space-size, ?javascript heap, ?build memory, ?heap out, ?堆内存, ?打包内存溢出, ?构建内存
log, logging, logger, 日志, ?winston, ?pino, ?log4j, ?write log, ?打日志, ?日志输出, ?日志记录, ?console output, ?print, ?debug output, ?console log, ?print debug, ?bunyan, ?syslog
log level, verbosity, 日志级别, 日志等级, ?quiet output, ?less output, ?hide logs, ?build log, ?减少日志, ?日志输出, ?隐藏日志
verbose, detailed output, verbose output, 详细输出, 详细日志, ?more output, ?verbose mode, ?extra logging, ?详细信息, ?详细模式, ?更多日志, ?more details
silent, quiet, suppress output, 静默, 静默模式, ?mute, ?no output, ?hide output, ?less output, ?不输出日志, ?关闭日志, ?安静模式
account, 账号, 账户, 帐号, 帐户, ?user management, ?user account, ?用户管理, ?用户账号
port, port number, 端口, 端口号, ?change port, ?port setting, ?default port, ?strictport, ?改端口, ?端口配置, ?设置端口, ?eaddrinuse, ?3000, ?8080
eaddrinuse, port conflict, 端口占用, 端口被占用, 端口冲突, port occupied, port taken, port busy, 占用端口, ?strictport, ?port in-use, ?address in-use, ?port unavailable, ?端口已占用, ?端口被用, ?端口已被占用
lan, local network, 局域网, 内网, intranet, internal network, ?access externally, ?expose server, ?phone preview, ?mobile testing, ?手机访问, ?局域网访问, ?外部访问
url, uri, web address, 网址, ?address, ?链接地址, ?地址
querystring, query parameter, query params, url parameter, 查询字符串, 查询参数, ?get parameter, ?get params, ?search params, ?urlsearchparams, ?地址栏参数, ?获取参数, ?网址参数
reverse proxy, 反向代理, 反代, ?traefik, ?proxy pass, ?trust proxy, ?代理服务器
timeout, 超时, timed out, etimedout, request timeout, connection timeout, 请求超时, connect timeout, ?deadline, ?504, ?408, ?gateway timeout, ?超时时间, ?响应超时, ?设置超时
http header, request header, response header, 请求头, 响应头, 标头, 请求标头, ?custom header, ?set headers, ?add header, ?security headers, ?设置响应头, ?自定义响应头, ?设置请求头
request body, request payload, 请求体, 请求正文, post body, 请求主体, ?post data, ?body parser, ?raw body, ?json body, ?请求数据, ?请求内容, ?获取请求体
redirect, redirection, 重定向, ?301, ?302, ?moved page, ?move page, ?跳转, ?页面跳转, ?旧链接
404, 页面不存在, 页面未找到, 找不到页面, page missing, ?custom 404, ?missing page, ?page-not-found, ?notfound page, ?自定义错误页, ?页面丢失, ?找不到网页
not found, cannot find, 找不到, 未找到, 无法找到, ?cant find, ?doesnt exist, ?no such, ?不存在, ?没找到, ?查不到
unresolved import, 找不到模块, 模块未找到, 模块找不到, ?module missing, ?cannot resolve, ?import error, ?resolve error, ?模块不存在, ?导入失败, ?引入失败
server-side, 服务端, 服务器端
backend, 后端, ?django, ?laravel, ?rails, ?php, ?后端集成, ?结合后端, ?后端框架
frontend, 前端
cors, cross-origin, cross-domain, 跨域, 跨源, 跨域请求, 跨域问题, ?cors error, ?access-control, ?allow origin, ?cors policy, ?解决跨域, ?允许跨域, ?跨域报错
ajax, xhr, xmlhttprequest, 异步请求
rate limit, rate limiting, 限流, 限速, 频率限制, 速率限制, 流控, rate limiter, ?429, ?too-many requests, ?token bucket, ?leaky bucket, ?请求频繁, ?请求过多, ?访问频率
throttle, throttling, 节流, ?节流函数, ?limit calls, ?限制频率, ?函数节流, ?requestanimationframe
debounce, debouncing, 防抖, 去抖, ?防抖函数, ?usedebounce, ?输入防抖, ?delay input, ?重复点击
cdn, 内容分发网络, ?unpkg, ?jsdelivr, ?cdnjs, ?edge network, ?静态加速, ?边缘节点, ?内容分发, ?cloudfront, ?akamai, ?publicpath, ?asset host, ?external script
https, ssl, tls, encrypted connection, secure connection, 安全连接, ?mkcert, ?local https, ?secure localhost, ?ssl certificate, ?本地证书, ?安全证书, ?证书配置, ?letsencrypt, ?certbot, ?self-signed, ?x509, ?pem
certificate, cert, 证书, ?letsencrypt, ?certbot, ?acme, ?ssl certificate, ?申请证书, ?免费证书, ?证书配置
self-signed certificate, 自签名证书, 自签证书, ?mkcert, ?local certificate, ?dev certificate, ?openssl, ?本地证书, ?生成证书, ?开发证书
password, passphrase, passwd, 密码, 口令, ?password protect, ?password-protected, ?protected page, ?locked page, ?文章加密, ?加密文章, ?密码访问
authentication, authenticate, auth, 身份验证, 身份认证, 鉴权, authn, 认证, ?passport, ?auth0, ?user auth, ?identity provider, ?登录验证, ?用户认证, ?登录认证
authorization, authorize, auth, 授权, 鉴权, authorise, authorisation, authz, ?casbin, ?access policy, ?权限校验, ?权限控制, ?访问控制
login, signin, logon, 登录, 登陆, 登入, ?user login, ?login page, ?login form, ?登录页, ?登录接口, ?用户登录
logout, signout, log off, 登出, 退出登录, 注销登录
signup, create account, 注册账号, 用户注册
access token, auth token, bearer token, 令牌, 访问令牌, ?personal token, ?api token, ?访问凭证, ?授权令牌, ?获取令牌, ?pat
secret key, encryption key, 密钥, 秘钥
credential, login details, 凭据, 凭证, creds, login credentials, 登录凭证, ?netrc, ?keychain, ?username password, ?stored password, ?账号密码, ?登录信息, ?登录凭据
hash, 哈希, 散列, ?md5, ?sha256, ?sha1, ?digest, ?散列值, ?哈希值, ?哈希算法
checksum, integrity check, 校验和, 校验值, 完整性校验, integrity, ?sha256, ?md5, ?eintegrity, ?checksum mismatch, ?文件校验, ?校验失败, ?完整性
vulnerability, security hole, security flaw, cve, 漏洞, 安全漏洞, security vulnerability, security bug, 安全缺陷, ?npm audit, ?audit, ?snyk, ?supply chain, ?安全扫描, ?依赖漏洞, ?安全审计
xss, cross-site scripting, 跨站脚本, 跨站脚本攻击, ?script injection, ?html injection, ?脚本注入, ?跨站攻击
csrf, xsrf, 跨站请求伪造, cross-site request, ?csurf, ?antiforgery, ?防跨站, ?伪造请求
csp, content-security-policy, 内容安全策略, ?unsafe-inline, ?unsafe-eval, ?inline script, ?script nonce, ?安全策略, ?内容安全, ?内联脚本限制, ?security header, ?nonce, ?refused execute, ?script-src, ?blocked script
permission denied, eacces, eperm, access denied, 权限不足, 没有权限, 拒绝访问, 无权限, no permission, permission error, ?not permitted, ?permission issue, ?permission problem, ?cannot write, ?没权限, ?权限问题, ?权限错误
2fa, mfa, two-factor authentication, multi-factor authentication, 双因素认证, 两步验证, 多因素认证, 双重认证, 二次验证, two-step verification, ?otp, ?totp, ?one-time password, ?authenticator, ?动态口令, ?动态密码, ?动态验证码
sso, single sign-on, 单点登录, ?saml, ?adfs, ?okta, ?keycloak, ?统一登录, ?统一认证, ?企业登录
telemetry, usage data, usage statistics, 遥测, 使用数据, 数据收集, ?data collection, ?usage tracking, ?disable tracking, ?phone home, ?匿名统计, ?匿名数据, ?收集数据
database, db, 数据库, 资料库, ?rdbms, ?data store, ?sql server, ?数据存储, ?库表, ?存数据, ?mysql, ?postgres, ?mongodb, ?sqlite, ?orm
backup, 备份, ?database dump, ?mysqldump, ?pgdump, ?数据备份, ?导出数据库, ?备份数据库, ?save copy
restore, recover, 恢复, 还原, recovery, 找回, ?get back, ?undelete, ?recover data, ?disaster recovery, ?恢复数据, ?误删, ?误删恢复
pagination, paging, paginate, 分页, 翻页, pager, ?next page, ?previous page, ?prev next, ?page numbers, ?上一页, ?下一页, ?上一篇
filter, 过滤, 筛选, ?where clause, ?filter records, ?条件查询, ?条件筛选, ?查询条件, ?filter array, ?select packages
deduplicate, dedupe, dedup, remove duplicates, 去重, ?multiple versions, ?multiple copies, ?multiple instances, ?duplicated packages, ?重复打包, ?多个实例, ?多个版本
repository, repo, 仓库, 代码仓库, 代码库, ?git repo, ?github repo, ?code repository, ?project url, ?仓库地址, ?源码地址, ?项目地址, ?source code, ?code location
merge, combine, 合并, ?join, ?put together, ?unify, ?consolidate, ?合起来, ?整合, ?合成
pull request, pr, merge request, 合并请求, 拉取请求, ?mr, ?send patch, ?code contribution, ?submit code, ?代码合并, ?提交合并, ?发起合并
ignore, exclude, leave out, 忽略, 排除, ?eslintignore, ?gitignore, ?ignore file, ?忽略目录, ?排除目录, ?不检查, ?ignore pattern, ?skip, ?blocklist, ?filter out
skip, bypass, 跳过, 绕过, ?omit, ?opt out, ?略过, ?不执行, ?跳过步骤, ?leave off, ?jump over
version control, source control, vcs, 版本控制, 版本管理
monorepo, multi-package repository, 单体仓库, 单一仓库, 多包管理, 单仓库, 多包仓库, 大仓, ?turborepo, ?lerna, ?nx, ?pnpm workspace, ?多包, ?多包项目, ?工作区, ?multi-package, ?rush, ?bazel
diff, difference, 差异, 区别, distinction, 不同点, ?code diff, ?added lines, ?removed lines, ?diff highlight, ?代码差异, ?代码对比, ?增删行
comparison, compare, versus, 比较, 对比, 对照, ?vs, ?compared to, ?contrast, ?which better, ?哪个好, ?哪个更好, ?有什么区别, ?similar tools, ?competitors, ?difference between
bug report, report issue, report bug, 反馈问题, 问题反馈, open issue, file issue, submit issue, 提问题, ?issue tracker, ?bug tracker, ?issue template, ?report problem, ?提交问题, ?报告问题, ?提缺陷
license, licence, 许可证, 许可协议, 开源协议, 开源许可, ?mit, ?apache license, ?gpl, ?commercial use, ?商用, ?能否商用, ?商业授权, ?copyleft, ?spdx
editor, code editor, text editor, ide, 编辑器, 集成开发环境, ?vscode, ?vim, ?neovim, ?webstorm, ?编辑器插件, ?编辑器支持, ?编辑器集成, ?sublime, ?jetbrains, ?intellij, ?emacs, ?zed, ?atom, ?visual studio
syntax highlighting, code highlighting, syntax highlight, 语法高亮, 代码高亮, 语法着色, syntax coloring, syntax colouring, code highlighter, shiki, prism, prismjs, highlighter, highlightjs, ?hljs, ?pygments, ?rouge, ?code colors, ?代码主题, ?代码配色, ?代码着色
lint, linter, linting, 代码检查, 代码规范检查, 静态检查, 语法检查, code linting, static check, 语法检测, ?eslint, ?tslint, ?stylelint, ?代码校验, ?代码质量, ?static analysis, ?静态分析
formatter, code formatting, format code, prettify, beautify, 代码格式化, 格式化代码, code formatter, 代码美化, ?prettier, ?格式化, ?format document, ?代码排版, ?code beautifier, ?pretty print, ?格式化工具
code style, coding style, coding convention, coding standard, 代码风格, 代码规范, 编码规范, styleguide, ?编码风格, ?airbnb style, ?统一代码风格, ?coding guidelines, ?书写规范
regex, regexp, regular expression, 正则, 正则表达式, ?正则匹配, ?匹配模式, ?pcre, ?匹配字符串, ?capture group, ?lookahead, ?pattern match
collapse, fold, 折叠, 收起, accordion, collapsible, 折叠面板, ?spoiler, ?disclosure, ?details summary, ?hide content, ?手风琴, ?展开收起, ?折叠块
source code, 源码, 源代码, 原始码, ?compile source, ?build source, ?source install, ?编译安装, ?源码编译, ?源码安装
playground, online demo, online editor, 演练场, 在线编辑器, 在线体验, 在线演示, ?live code, ?codesandbox, ?stackblitz, ?codepen, ?在线运行, ?代码运行, ?在线代码
example, demo, sample code, 示例, 例子, 样例, 范例, 演示, sample, 举例, ?sample project, ?show me, ?sample app, ?demo app, ?案例, ?代码示例, ?示例代码
template, 模板, 模版, ?html template, ?ejs, ?html-webpack-plugin, ?page template, ?页面模板, ?模板文件, ?网页模板, ?starter, ?boilerplate, ?handlebars
scaffold, scaffolding, starter template, starter kit, project template, 脚手架, 项目模板, 创建项目, 新建项目, 创建应用, ?yeoman, ?create-react-app, ?vue-cli, ?new project, ?初始化项目, ?项目初始化, ?搭建项目
dependency, dep, 依赖, 依赖项, 依赖包, 依赖库, ?requirements file, ?third-party package, ?三方库, ?第三方包, ?第三方库
dev dependency, devdependencies, development dependency, 开发依赖, ?save-dev, ?build-time dependency, ?开发时依赖, ?开发依赖包
peer dependency, peerdependencies, peer dep, 对等依赖, 同级依赖, 同伴依赖, ?legacy-peer-deps, ?peer warning, ?auto-install-peers, ?宿主依赖, ?对等依赖警告
circular dependency, circular import, cyclic dependency, cyclic import, dependency cycle, 循环依赖, 循环引用, 循环导入, circular, ?import cycle, ?madge, ?mutual import, ?import loop, ?相互引用, ?互相引用, ?循环加载
package manager, 包管理器, 包管理工具, ?dependency manager, ?dependency management, ?依赖管理, ?包管理, ?包管理软件
install, installation, 安装, ?npm install, ?installation steps, ?怎么安装, ?安装方法, ?安装步骤, ?installer, ?get package, ?download, ?add dependency, ?brew, ?apt-get
lockfile, package-lock.json, 锁文件, 锁定文件, ?pnpm-lock, ?yarn-lock, ?package-lock, ?npm-shrinkwrap, ?锁定依赖, ?依赖锁定, ?锁文件冲突
semver, semantic versioning, 语义化版本, 语义版本, ?versioning scheme, ?versioning policy, ?version policy, ?版本规则, ?版本规范, ?版本策略
pin version, lock version, exact version, 锁定版本, 固定版本, 版本锁定, version pinning, freeze version, 锁版本, ?save-exact, ?fixed version, ?精确版本, ?版本写死, ?不自动升级
third-party, 3rd party, 第三方, ?vendor library, ?external library, ?vendor code, ?npm package, ?第三方库, ?三方库, ?三方包, ?vendor, ?other libraries, ?addon
publish, 发布, 发包, ?npm publish, ?publish library, ?publish package, ?release package, ?发布组件库, ?发布包, ?发布到仓库
release, 发布, 发版, ?release process, ?release workflow, ?semantic-release, ?release automation, ?发新版, ?发布版本, ?发布流程, ?ship, ?tagging, ?rollout
upgrade, bump version, 升级, 更新版本, migrate, migration, 迁移, bump, 升版本, ?migrate from, ?move from, ?migrate project, ?port project, ?迁移项目, ?项目迁移, ?替换打包工具, ?latest version, ?new version, ?moving to, ?switch from, ?convert project, ?coming from, ?upgrade guide, ?convert from, ?come from
migration guide, upgrade guide, 迁移指南, 升级指南, 迁移文档, upgrading guide, 升级文档, ?migrate from, ?move from, ?migrate project, ?webpack migration, ?迁移项目, ?项目迁移, ?替换打包工具
breaking change, incompatible change, backward incompatible, 破坏性变更, 破坏性更改, 不兼容变更, 不兼容更新, 重大变更, backwards incompatible, 破坏性更新, ?api changes, ?after upgrade, ?upgrade error, ?upgrade issue, ?升级后报错, ?更新后报错, ?升级失败
deprecated, deprecate, deprecation, obsolete, 弃用, 废弃, 过时, 不推荐使用, 淘汰, ?sunset, ?superseded, ?phase out, ?deprecation warning, ?已过时, ?已废弃, ?不再支持, ?end-of-life, ?outdated
legacy version, old version, older version, previous version, 旧版, 旧版本, 老版本, 历史版本, earlier version, prior version, ?old docs, ?older docs, ?past versions, ?v1 docs, ?旧文档, ?老文档, ?旧版文档
latest version, newest version, latest release, 最新版, 最新版本, newest release, 最新发布, ?newest, ?current release, ?up-to-date, ?最新的, ?新版, ?新版本
changelog, release notes, 更新日志, 变更日志, 发布说明, 更新记录, 版本说明, version history, release history, 变更记录, ?whats-changed, ?update log, ?update history, ?version notes, ?更新内容, ?更新历史, ?版本历史
prerelease, beta, release candidate, 预发布, 测试版, 预览版, preview release, nightly build, early access, 内测版, ?alpha, ?rc, ?next version, ?preview version, ?公测, ?候选版本, ?开发版
lts, long-term support, 长期支持, 长期支持版, ?support policy, ?support window, ?maintenance release, ?eol, ?支持周期, ?维护周期, ?长期版本
unmaintained, 停止维护, 停止支持, 不再维护, end-of-life, discontinued, abandoned, 不维护, ?eol, ?abandonware, ?dead project, ?end-of-support, ?停更, ?没人维护, ?弃坑
relative path, 相对路径
root directory, project root, root folder, 根目录, 项目根目录, ?rootdir, ?top-level directory, ?project directory, ?base directory, ?根路径, ?顶层目录, ?项目目录
temporary file, tempfile, 临时文件
temporary directory, temp directory, temp folder, tmpdir, 临时目录
filepath, 文件路径
filesize, 文件大小, 文件体积
directory structure, folder structure, project structure, 目录结构, 项目结构, 文件结构
line number, linenumbers, 行号, lineno, showlinenumbers, ?code lines, ?show lines, ?gutter, ?显示行号, ?代码行号, ?行号显示
enoent, file missing, 文件不存在, 找不到文件, ?missing file, ?no-such file, ?directory missing, ?folder missing, ?文件丢失, ?路径不存在, ?目录不存在
enospc, disk full, 磁盘已满, 空间不足, 磁盘空间不足, ?no space, ?disk quota, ?storage full, ?磁盘满, ?硬盘满, ?存储不足
graceful shutdown, 优雅关闭, 优雅退出, 优雅停机, 平滑关闭, ?sigterm, ?shutdown hook, ?stop server, ?close server, ?关闭服务, ?停止服务, ?平滑退出
cross-platform, multi-platform, 跨平台, 多平台, ?platform independent, ?windows support, ?multi-os, ?跨系统, ?不同系统, ?平台兼容
arm64, aarch64, ?apple silicon, ?m1, ?arm architecture, ?raspberry pi, ?苹果芯片, ?树莓派
amd64, x64, x86-64
wsl, windows subsystem, linux subsystem, ?wsl2, ?windows bash, ?子系统, ?虚拟子系统
virtualenv, virtual environment, venv, 虚拟环境
container, 容器, ?k8s, ?docker image, ?镜像
serverless, 无服务器, 云函数, faas, cloud function, 函数计算, ?aws lambda, ?lambda function, ?azure functions, ?cloud run, ?函数服务, ?云开发, ?无服务
self-hosted, self-host, self-hosting, 自托管, 私有化部署, 私有部署, 自建, 自行部署, on-premises, on-premise, ?own server, ?host yourself, ?private deployment, ?本地部署, ?内网部署, ?自己部署
domain name, domain, 域名, ?hostname, ?dns, ?网址, ?绑定网址
hostname, 主机名, ?bind address, ?listen address, ?host option, ?host ip, ?绑定地址, ?监听地址, ?指定主机
proxy, 代理, ?proxytable, ?http-proxy, ?request forwarding, ?proxy server, ?代理配置, ?配置代理, ?转发请求, ?forward requests
tunnel, tunneling, 隧道, 内网穿透, ?ngrok, ?frp, ?public url, ?expose localhost, ?公网访问, ?外网访问, ?穿透
statuscode, http status, 状态码, http code, response code, 响应码
useragent, 用户代理, ?ua, ?browser detection, ?device detection, ?浏览器识别, ?设备识别, ?判断浏览器
content-type, mimetype, media type, 媒体类型, 内容类型, ?mime error, ?strict mime, ?wrong mime, ?响应类型, ?文件类型错误, ?application json, ?文件类型
webserver, http server, nginx, ?apache, ?caddy, ?iis, ?lighttpd, ?网页服务器, ?宝塔, ?服务器软件
vhost, virtualhost, 虚拟主机, ?multiple domains, ?multiple sites, ?server block, ?多站点, ?多域名
retry, 重试, try again, 重新尝试, ?resend, ?auto retry, ?retry policy, ?失败重试, ?自动重试, ?重发, ?retry delay
econnrefused, connection refused, 连接被拒绝, 拒绝连接, ?refused connection, ?server down, ?连接拒绝, ?连不上服务器, ?服务没启动
offline, 离线, 断网, ?no internet, ?without internet, ?no network, ?offline mode, ?没网, ?无网络, ?离线使用
expire, expiration, expiry, 过期, 到期
encrypt, encryption, 加密, ?cipher, ?aes, ?rsa, ?cryptography, ?加解密, ?数据加密, ?加密算法
sri, subresource integrity, 子资源完整性, ?integrity hash, ?integrity attribute, ?script integrity, ?资源完整性, ?资源校验, ?脚本校验
pwa, progressive web, 渐进式应用, ?installable app, ?offline app, ?add-to-homescreen, ?web manifest, ?离线应用, ?添加到桌面, ?离线访问
postgresql, postgres
`;
