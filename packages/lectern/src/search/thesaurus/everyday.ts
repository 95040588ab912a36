/** Everyday words for actions, problems, learning material, versions and time (parsed by `readThesaurus`). */
export const EVERYDAY = `
discard, throw away, 丢弃, 舍弃
force, forcibly, 强制, 强行
share, 共享, 共用, ?share link, ?social share, ?share page, ?分享, ?分享链接, ?一键分享
detect, detection, 检测, 探测
recognize, recognise, recognition, 识别
undo, 撤销, 撤回, ?redo, ?ctrl z, ?take back, ?撤销操作, ?重做, ?反悔
downgrade, 降低版本, 降版本, ?previous release, ?go back, ?装旧版, ?版本降级, ?退回旧版
shrink, slim down, reduce size, 瘦身, 减小体积, ?make smaller, ?smaller size, ?smaller, ?size reduction, ?减小, ?缩小体积, ?变小
reduce, decrease, 减少, 降低, ?lower, ?lessen, ?cut down, ?minimize, ?减小, ?缩减, ?变少
increase, 增大, 调大, ?raise, ?bigger, ?make bigger, ?enlarge, ?加大, ?提高, ?变大
embed, 嵌入, 内嵌, ?oembed, ?embed tweet, ?embed code, ?third-party content, ?嵌入代码, ?嵌入内容, ?插入网页
reinstall, 重新安装, 重装, ?delete node-modules, ?重新装, ?删除重装, ?重新安装依赖
clean install, fresh install, 全新安装, 干净安装
redeploy, 重新部署
rerun, run again, 重跑, 重新运行
reset, 重置, 复位, ?reset form, ?重置表单, ?清空表单, ?clear form, ?恢复初始值, ?start over, ?factory reset
restore defaults, reset defaults, 恢复默认
reconnect, 重连, 重新连接, ?auto reconnect, ?connection lost, ?断线重连, ?自动重连, ?掉线重连
setup, 搭建, ?configure environment, ?get ready, ?环境搭建, ?配置环境, ?搭环境, ?bootstrap project, ?initial configuration, ?onboarding
integrate, integration, 集成, 接入, ?use with, ?work together, ?combine with, ?plug into, ?结合, ?整合, ?对接, ?connect, ?hook up, ?third-party service
stop, halt, 停止, 停掉
try out, 试用, 尝试
throw error, throw exception, 抛出异常, 抛出错误, raise exception, raise error
solve, solution, 解决, 解决方案, ?resolve issue, ?remedy, ?怎么解决, ?解决方法, ?处理方法
trace, track, 追踪, 跟踪
monitor, 监控, 监测, monitoring, ?prometheus, ?grafana, ?apm, ?datadog, ?性能监控, ?系统监控, ?服务监控
sort, 排序, ?ordering, ?page order, ?sort order, ?order pages, ?排列, ?排列顺序, ?文档顺序
reorder, rearrange, 重新排序, 调整顺序
toggle, switch between, switch to, 切换
switch theme, toggle theme, theme switcher, 切换主题, 主题切换, theme toggle, theme switch, colormode, ?theme button, ?mode switch, ?dark toggle, ?follow system, ?明暗切换, ?深浅切换, ?昼夜切换
change language, switch language, language switcher, 切换语言, 语言切换, language selector, language picker, localedropdown, languageselect, ?language dropdown, ?language menu, ?locale switcher, ?lang switch, ?语言选择, ?语言菜单, ?选择语言
switch version, change version, version switcher, 切换版本, 版本切换, version selector, version dropdown, ?version menu, ?version picker, ?choose version, ?版本选择, ?选择版本, ?版本下拉
change port, custom port, specify port, 修改端口, 更换端口
check version, show version, print version, 查看版本, 查看版本号, ?installed version, ?which version, ?当前版本, ?看版本, ?查版本
specific version, particular version, 指定版本, 特定版本, ?install old, ?older release, ?安装指定版本, ?安装旧版本, ?装老版本
notification, notify, 通知, 消息提醒, ?push notification, ?push message, ?fcm, ?apns, ?推送通知, ?推送消息, ?消息推送
simplify, simplification, 简化, ?make easier, ?easier, ?less complex, ?更简单, ?简单点, ?精简
comment out, 注释掉
open browser, launch browser, 打开浏览器, 启动浏览器, ?auto open, ?open automatically, ?open url, ?open page, ?自动打开, ?打开网页, ?自动弹出
autostart, start-on-boot, 开机启动, 开机自启
background task, background job, 后台任务, 后台作业, ?sidekiq, ?celery, ?bullmq, ?async job, ?异步任务, ?延时任务, ?任务队列
hard refresh, force refresh, hard reload, 强制刷新, 硬刷新
disable cache, no cache, bypass cache, without cache, 禁用缓存, 不缓存
stale cache, 缓存不更新, 缓存没更新, ?old files, ?cached version, ?旧缓存, ?用户缓存, ?版本更新提示
exclude files, ignore files, 排除文件, 忽略文件
ignore errors, suppress errors, 忽略错误, 忽略报错
debug mode, 调试模式
debug log, debug logs, debug output, 调试日志, 调试信息
view logs, check logs, show logs, 查看日志, 看日志
list all, show all, 列出, 列举
add dependency, add package, install package, 添加依赖, 安装依赖, install dependencies, ?npm i, ?yarn add, ?pnpm add, ?装依赖, ?加依赖, ?引入依赖
remove dependency, remove package, uninstall package, 卸载依赖, 移除依赖, ?npm uninstall, ?yarn remove, ?pnpm remove, ?删除依赖, ?删依赖, ?删包
update dependencies, upgrade dependencies, bump dependencies, 更新依赖, 升级依赖, ?npm update, ?npm-check-updates, ?ncu, ?dependency upgrade, ?依赖更新, ?依赖升级, ?更新包
auto update, automatic updates, auto upgrade, 自动更新, 自动升级, automatic update, self-update, ?update prompt, ?version polling, ?refresh prompt, ?更新提示, ?新版本提示, ?提示刷新, ?updater
offline install, offline installation, air-gapped, 离线安装, 内网安装, ?offline mirror, ?offline cache, ?intranet install, ?离线包, ?离线部署, ?离线依赖
share config, shared config, shared configuration, shareable config, 共享配置, 公共配置
restrict access, limit access, access control, 限制访问, 访问限制, rbac, acl, role-based access, role-based permissions, ?private page, ?lock down, ?members only, ?权限管理, ?私密, ?登录可见
reset password, forgot password, password reset, 重置密码, 忘记密码
get help, ask question, seek help, 求助, 提问
feature request, 功能请求, 功能建议, ?suggest feature, ?wishlist, ?request feature, ?提需求, ?新功能建议, ?想要功能
sponsor, donate, donation, sponsorship, 赞助, 捐赠, ?patreon, ?opencollective, ?tip jar, ?github sponsors, ?打赏, ?赞赏, ?捐款
minimal reproduction, minimal example, reproducible example, reproduction steps, 最小复现, 复现步骤
not displayed, not showing, not shown, 不显示, 显示不出来
not updating, not refreshing, not update, 不更新, 没更新
not triggered, not firing, not called, 不触发, 没触发
unrecognized, unrecognised, not recognized, 无法识别, 识别不了
already exists, eexist, 已存在, 已经存在
file locked, ebusy, 文件被占用, 文件占用, ?file busy, ?locked file, ?file in-use, ?被占用, ?删不掉, ?文件被锁
unknown error, unexpected error, 未知错误, 意外错误
server error, internal-server-error, 服务器错误, 内部错误, ?500, ?http 500, ?error 500, ?服务器异常, ?服务异常, ?server crash, ?服务器出错
stack overflow, maximum-call-stack, 栈溢出, 堆栈溢出
merge conflict, resolve conflicts, 合并冲突, 解决冲突
duplicate, duplication, repeated, 重复, ?twice, ?appears twice, ?doubled, ?runs twice, ?两次, ?执行两次, ?出现两次
redundant, redundancy, superfluous, 冗余, 多余
missing, 缺少, 缺失, ?lost, ?absent, ?lacking, ?没有了, ?丢了, ?丢失, ?not found, ?not exist, ?cannot find
leak, leakage, 泄漏, 泄露, ?内存不释放, ?内存持续增长, ?memory growth, ?leak detection, ?释放内存, ?free memory, ?growing memory
incompatible, incompatibility, 不兼容, ?compatibility issue, ?not compatible, ?兼容问题, ?兼容性问题, ?无法兼容
network error, network failure, network issue, 网络错误, 网络异常, ?network problem, ?no internet, ?socket hangup, ?enetunreach, ?网络问题, ?网络不通, ?网络连接失败
deployment failed, deployment error, 部署失败, 部署报错, deployment failure, deploy failed, deploy error
test failed, failing test, 测试失败, 测试不通过
request failed, request error, 请求失败, 请求报错
download failed, cannot download, 下载失败, 下载不了
slow loading, slow load, 加载慢, 加载缓慢
slow startup, slow start, 启动慢, 启动缓慢
slow install, slow installation, slow download, 安装慢, 下载慢
redirect loop, infinite redirect, too-many redirects, 循环重定向, 重定向循环
loading indicator, spinner, loading state, 加载中, 加载动画, loading animation, ?preloader, ?page loading, ?loading screen, ?loading effect, ?加载效果, ?转圈, ?加载提示
broken layout, messed up, 布局错乱, 样式错乱, ?misaligned, ?layout broken, ?错位, ?页面错位, ?排版乱了
layout shift, 布局偏移, 布局抖动, layout jump, ?jank, ?page jumps, ?content jumps, ?cls, ?页面跳动, ?页面抖动, ?抖动
unstyled, missing styles, 样式丢失, 样式不生效, ?css missing, ?no styles, ?css broken, ?styles lost, ?样式没了, ?没有样式, ?样式失效
typo, misspelling, spelling mistake, 拼写错误, 错别字, spelling error
spellcheck, spell checker, 拼写检查, spell checking, ?cspell, ?proofreading, ?spelling check, ?grammar checker, ?校对, ?错别字检查, ?单词检查
corrupt, corruption, damaged, 损坏, ?broken file, ?damaged file, ?文件损坏, ?文件坏了, ?坏掉
incorrect, 不正确, 不对, ?wrong, ?inaccurate, ?mistaken, ?错的, ?错了, ?不准确
malformed, wrong format, bad format, 格式错误, 格式不正确
flaky, intermittent, sporadic, 偶发, 偶现, flaky test, unstable test, ?random failure, ?sometimes fails, ?unreliable, ?时好时坏, ?随机失败, ?不稳定
bottleneck, 瓶颈
performance issue, performance problem, poor performance, 性能问题, 性能差
performance optimization, performance tuning, improve performance, 性能优化, 性能调优
root cause, 根因, 根本原因
downtime, outage, 停机, 停机时间, ?site down, ?server down, ?unplanned outage, ?服务挂了, ?服务中断, ?服务器挂了
zero-downtime, 零停机, 不停机, ?rolling update, ?rolling restart, ?hot restart, ?平滑重启, ?滚动更新, ?热重启, ?hot deploy
too large, too big, oversized, 过大, 太大, ?413, ?payload-too-large, ?entity-too-large, ?body limit, ?文件过大, ?请求体过大, ?上传限制
insecure, unsafe, security risk, 不安全, 安全隐患
disk space, storage space, disk usage, 磁盘空间, 硬盘空间, ?disk full, ?占空间, ?硬盘满了, ?磁盘占用
video tutorial, video course, screencast, 视频教程, 教学视频
learning path, learning resources, 学习路线, 学习资料
hello world, first app, first project, 第一个应用, 第一个项目, ?first page, ?simplest example, ?minimal app, ?first program, ?第一个页面, ?第一个程序, ?入门例子
from scratch, 从零开始, 从头开始
recipe, cookbook, 食谱, 实用示例, ?common tasks, ?how-to, ?howto guides, ?常用技巧, ?实例, ?示例大全
basic usage, simple usage, 基本用法, 基础用法
core concepts, key concepts, basic concepts, 核心概念, 基本概念
deep dive, in-depth, 深入, 深入理解
hands-on, 实战, 动手实践
showcase, case study, success stories, 用户案例, ?who-uses, ?built-with, ?real-world, ?in-the-wild, ?案例, ?谁在用, ?成功案例
further reading, see also, related links, 延伸阅读, 参考资料, ?learn more, ?more info, ?external resources, ?resources, ?相关链接, ?推荐阅读, ?更多资料
summary, recap, 总结, 概要, ?tldr, ?conclusion, ?key takeaways, ?小结, ?结论, ?要点
new features, whats new, 新特性, 新功能
roadmap, future plans, 路线图, 开发计划, ?milestones, ?planned features, ?upcoming features, ?future release, ?未来规划, ?计划功能, ?后续计划
anti-pattern, bad practice, 反模式, 不良实践
stable version, stable release, 稳定版, 稳定版本, stable, ?ga, ?general availability, ?production quality, ?正式版, ?正式版本
canary release, gradual rollout, staged rollout, 灰度发布, 金丝雀发布, canary deployment, gray release, ?canary, ?progressive delivery, ?percentage rollout, ?灰度, ?灰度测试, ?小流量
hotfix, emergency fix, 热修复, 紧急修复
existing project, existing app, 现有项目, 已有项目
minimum, lower limit, lower bound, 最小值, 下限, ?at least, ?lowest, ?smallest, ?最少, ?最低, ?至少
unlimited, no limit, 无限制, 不限制
initial value, 初始值, 起始值
size limit, 大小限制, 体积限制
line length, line width, printwidth, 行宽, 每行长度, max-len, ?最大行宽, ?单行长度, ?行太长, ?column limit, ?80 columns, ?long lines
millisecond, 毫秒
elapsed time, time taken, time spent, 耗时, 用时
load time, loading time, loading speed, page speed, 加载时间, 加载速度
ttl, time-to-live, max-age, 有效期, 存活时间, expiration time, cache duration, cache lifetime, ?auto expire, ?expire key, ?过期时间, ?自动过期, ?失效时间, ?how long, ?valid for
immediately, instantly, right away, 立即, 立刻
in advance, beforehand, 提前, 预先
execution order, order-of-execution, 执行顺序, 运行顺序, ?plugin order, ?hook order, ?load order, ?run order, ?插件顺序, ?调用顺序, ?加载顺序
import order, sort imports, organize imports, import sorting, 导入顺序, 导入排序, ?isort, ?引入顺序, ?group imports, ?导入分组, ?导入语句排序, ?simple-import-sort
sequentially, sequential, one-by-one, 串行, 依次
batch, bulk, 批量, 批处理, ?bulk insert, ?batch insert, ?bulk create, ?批量插入, ?批量写入, ?批量操作, ?mass
one-time, one-off, only once, 一次性, 只执行一次
periodically, regularly, 定期, 周期性, ?every hour, ?every minute, ?regular intervals, ?定时, ?每小时, ?每隔一段时间
temporary, temporarily, 临时, 暂时
stats, statistics, 统计, 统计信息, ?build stats, ?build report, ?stats json, ?build summary, ?构建信息, ?构建报告, ?打包报告
lightweight, 轻量, 轻量级, ?tiny, ?minimal, ?low overhead, ?小巧, ?轻便, ?精简
large project, large codebase, 大型项目, 大项目
incremental adoption, gradual migration, 渐进式迁移, 逐步迁移
production-ready, battle-tested, 生产就绪, 生产可用
`;
