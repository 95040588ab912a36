/** Words for packages, command lines, systems and versions (parsed by `readThesaurus`). */
export const TOOLS = `
package, 软件包, 程序包, ?pkg, ?扩展包, ?依赖包, ?npm package
dependabot, renovate, ?dependency bot, ?依赖机器人, ?自动升级依赖, ?自动更新依赖
bundleddependencies, bundledependencies, ?bundled dependency, ?vendored dependency, ?捆绑依赖, ?内置依赖
content-addressable, 内容寻址, ?package store, ?global store, ?shared store, ?全局存储, ?共享存储
prune, 修剪, ?orphan packages, ?extraneous packages, ?清理无用包, ?删除多余包, ?清理多余
authtoken, ?npm token, ?publish token, ?npm login, ?registry auth, ?发布令牌, ?私服登录, ?私有源认证
npmrc, ?npm config, ?yarnrc, ?npm settings, ?包管理器配置, ?源配置
条件导出, 子路径导出, conditional exports, subpath exports, ?exports map, ?package exports, ?导出字段
corepack, ?packagemanager field, ?pin pnpm, ?包管理器版本
nvm, ?fnm, ?volta, ?asdf, ?version manager, ?切换版本, ?多版本切换, ?版本管理工具
dist-tag, ?npm tag, ?next tag, ?release channel, ?发布标签, ?分发标签, ?发布渠道
patch, 补丁, ?modify dependency, ?fix dependency, ?打补丁, ?修改依赖, ?改第三方库
changeset, 变更集, ?semantic-release, ?release-please, ?release-it, ?standard-version, ?自动发版, ?版本管理工具, ?自动生成日志
cadence, ?release schedule, ?release cycle, ?release plan, ?发布周期, ?发版周期, ?发布计划
unpublish, ?yank, ?retract version, ?delete release, ?撤销发布, ?取消发布, ?撤回版本
npmignore, ?published files, ?package contents, ?files field, ?发布文件, ?发布哪些文件, ?包内容
provenance, attestation, ?sigstore, ?slsa, ?trusted publishing, ?来源证明, ?溯源, ?供应链安全
supply-chain, 供应链, ?malicious package, ?typosquatting, ?dependency confusion, ?malware, ?供应链攻击, ?投毒, ?恶意包
minimumreleaseage, ?cooldown, ?release age, ?delay updates, ?冷却期, ?延迟更新
审计, ?npm audit, ?security scan, ?vulnerability scan, ?snyk, ?安全扫描, ?漏洞扫描, ?安全检查
advisory, 安全公告, ?ghsa, ?security bulletin, ?security notice, ?漏洞公告, ?安全通报, ?安全通告
copyright, 版权, ?legal notice, ?著作权, ?版权所有
sbom, ?bill-of-materials, ?cyclonedx, ?spdx, ?software inventory, ?物料清单, ?软件物料清单
catalog, ?shared versions, ?consistent versions, ?syncpack, ?version catalog, ?统一版本, ?版本统一, ?依赖版本统一
topological, 拓扑, ?build order, ?task order, ?topological sort, ?构建顺序, ?拓扑排序, ?依赖顺序
远程缓存, remote cache, ?remote caching, ?shared cache, ?turbo cache, ?distributed cache, ?共享缓存, ?团队缓存, ?分布式缓存
cachedir, cachedirectory, 缓存目录, ?cache location, ?cache folder, ?cache path, ?缓存位置, ?缓存路径, ?缓存在哪
submodule, 子模块, ?git submodule, ?git subtree, ?nested repository, ?嵌套仓库
shorthand, 简写, ?short option, ?short flag, ?abbreviation, ?short form, ?缩写, ?短选项, ?缩写形式
shell, ?bash, ?zsh, ?fish shell, ?shell command, ?命令解释器, ?执行命令, ?命令行环境
powershell, ?pwsh, ?execution policy, ?windows shell, ?cmd, ?执行策略, ?禁止运行脚本, ?无法加载文件
non-interactive, 非交互, ?skip prompts, ?assume yes, ?no prompt, ?unattended, ?跳过确认, ?自动确认, ?静默安装
pipe, 管道, ?unix pipe, ?pipe operator, ?管道符, ?管道命令, ?管道操作
ansi, ?terminal colors, ?colored output, ?chalk, ?no-color, ?彩色输出, ?终端颜色, ?控制台颜色
reporter, 报告器, ?output format, ?report format, ?machine-readable, ?json output, ?输出格式, ?报告格式, ?结果格式
windows, ?win10, ?win11, ?win32, ?microsoft windows, ?视窗系统, ?微软系统, ?wsl
linux, ?ubuntu, ?centos, ?debian, ?unix, ?乌班图, ?麒麟系统
homebrew, ?brew, ?brew install, ?macports, ?mac install, ?苹果安装
apt, apt-get, ?yum, ?dnf, ?deb package, ?ubuntu install, ?系统包管理
installer, 安装程序, 安装器, ?msi, ?dmg, ?setup file, ?setup exe, ?安装包, ?安装文件, ?一键安装
standalone, ?single executable, ?single binary, ?self-contained, ?单文件程序, ?独立程序, ?独立可执行, ?without framework
install-deps, ?system dependencies, ?os packages, ?missing libraries, ?host dependencies, ?系统依赖, ?缺少系统库, ?缺少依赖库
dirname, ?script directory, ?file directory, ?current file, ?当前文件目录, ?当前文件路径, ?文件所在目录
backslash, 反斜杠, ?path separator, ?windows path, ?路径分隔符, ?反斜线, ?路径斜杠
enametoolong, 路径过长, 路径太长, 长路径, ?path length, ?long paths, ?filename length, ?文件名太长, ?文件名过长
gitignore, ?ignore file, ?dockerignore, ?untracked files, ?忽略规则, ?忽略提交, ?不提交
zip, ?create archive, ?compress folder, ?7z, ?rar, ?压缩文件夹, ?打包下载, ?压缩成包
readfile, 读取文件, ?open file, ?load file, ?读文件, ?文件读取, ?打开文件
writefile, 写入文件, ?save file, ?output file, ?写文件, ?保存文件, ?文件写入
inotify, ?file watchers, ?watch limit, ?max-user-watches, ?system limit, ?监听上限, ?文件监听上限, ?监听数量
emfile, ulimit, ?open files, ?too-many files, ?file limit, ?打开文件过多, ?文件数限制, ?句柄过多
disk, 磁盘, 硬盘, ?hard drive, ?ssd, ?disk space, ?disk usage, ?占空间, ?占磁盘, ?磁盘空间
firewall, 防火墙, ?iptables, ?ufw, ?blocked port, ?waf, ?安全组, ?放行端口, ?端口不通
cafile, ?ca certificate, ?root ca, ?ca bundle, ?custom ca, ?根证书, ?公司证书, ?自定义证书
node-gyp, ?native build, ?build tools, ?compile native, ?rebuild native, ?原生编译, ?编译环境, ?缺少编译环境
prebuilt, 预编译, ?precompiled, ?prebuilt binary, ?binary download, ?预编译包, ?二进制下载
git, ?version control, ?source control, ?svn, ?mercurial, ?版本控制, ?版本管理, ?代码管理, ?vcs
github, ?gitlab, ?gitee, ?bitbucket, ?code hosting, ?码云, ?代码托管, ?代码托管平台
rebase, 变基, ?squash, ?squash commits, ?rewrite history, ?整理提交, ?合并提交
clone, 克隆, ?git clone, ?get source, ?download source, ?拉代码, ?拉取代码, ?下载源码
fetch-depth, ?shallow checkout, ?full history, ?git depth, ?浅克隆, ?完整历史, ?提交历史
conduct, 行为准则, ?code-of-conduct, ?community rules, ?community guidelines, ?社区规范, ?社区准则, ?行为规范
discord, ?slack, ?chat room, ?community chat, ?forum, ?交流群, ?微信群, ?讨论群
matrix, 矩阵, ?build matrix, ?test matrix, ?构建矩阵, ?多版本测试, ?多环境测试
shard, ?split tests, ?parallel ci, ?distribute tests, ?拆分测试, ?并行测试, ?测试分片
secret, 机密, ?vault, ?secret management, ?github secrets, ?encrypted variable, ?密钥管理, ?敏感变量, ?加密变量
badge, 徽章, ?shields, ?status badge, ?build badge, ?徽标, ?角标
nightly, 每夜版, ?daily build, ?edge build, ?insider build, ?canary version, ?每日构建, ?开发版本, ?夜间版本
volume, 数据卷, 存储卷, ?bind mount, ?docker volume, ?volume mount, ?挂载目录, ?目录挂载, ?持久化数据
devcontainer, ?codespaces, ?gitpod, ?remote development, ?cloud ide, ?开发容器, ?远程开发, ?云端开发
pricing, 定价, ?price, ?cost, ?paid plan, ?价格, ?费用, ?收费
memory, 内存, ?ram, ?memory usage, ?high memory, ?吃内存, ?内存太高, ?内存过高
heap, ?heap size, ?old space, ?堆空间, ?堆大小
cpu, 处理器, ?cpu usage, ?high cpu, ?processor, ?cpu cores, ?核心数, ?占用率
metrics, 指标, ?grafana, ?measurements, ?监控指标, ?度量
ssh, ?ssh key, ?remote login, ?putty, ?远程登录, ?远程连接, ?密钥登录
`;
