/** Everyday words for actions, problems, learning material, versions and time (parsed by `readThesaurus`). */
export const EVERYDAY = `
discard, throw away, 丢弃, 舍弃
force, forcibly, 强制, 强行
share, 共享, 共用
detect, detection, 检测, 探测
recognize, recognise, recognition, 识别
undo, 撤销, 撤回
downgrade, 降低版本, 降版本
shrink, slim down, reduce size, 瘦身, 减小体积
reduce, decrease, 减少, 降低
increase, 增大, 调大
embed, 嵌入, 内嵌
reinstall, 重新安装, 重装
clean install, fresh install, 全新安装, 干净安装
redeploy, 重新部署
rerun, run again, 重跑, 重新运行
reset, 重置, 复位
restore defaults, reset defaults, 恢复默认
reconnect, 重连, 重新连接
setup, 搭建
integrate, integration, 集成, 接入
stop, halt, 停止, 停掉
try out, 试用, 尝试
throw error, throw exception, 抛出异常, 抛出错误, raise exception, raise error
solve, solution, 解决, 解决方案
trace, track, 追踪, 跟踪
monitor, 监控, 监测, monitoring
sort, 排序
reorder, rearrange, 重新排序, 调整顺序
toggle, switch between, switch to, 切换
switch theme, toggle theme, theme switcher, 切换主题, 主题切换, theme toggle, theme switch
change language, switch language, language switcher, 切换语言, 语言切换, language selector, language picker
switch version, change version, version switcher, 切换版本, 版本切换, version selector, version dropdown
change port, custom port, specify port, 修改端口, 更换端口
check version, show version, print version, 查看版本, 查看版本号
specific version, particular version, 指定版本, 特定版本
notification, notify, 通知, 消息提醒
simplify, simplification, 简化
comment out, 注释掉
open browser, launch browser, 打开浏览器, 启动浏览器
autostart, start-on-boot, 开机启动, 开机自启
background task, background job, 后台任务, 后台作业
hard refresh, force refresh, hard reload, 强制刷新, 硬刷新
disable cache, no cache, bypass cache, without cache, 禁用缓存, 不缓存
stale cache, 缓存不更新, 缓存没更新
exclude files, ignore files, 排除文件, 忽略文件
ignore errors, suppress errors, 忽略错误, 忽略报错
debug mode, 调试模式
debug log, debug logs, debug output, 调试日志, 调试信息
view logs, check logs, show logs, 查看日志, 看日志
list all, show all, 列出, 列举
add dependency, add package, install package, 添加依赖, 安装依赖, install dependencies
remove dependency, remove package, uninstall package, 卸载依赖, 移除依赖
update dependencies, upgrade dependencies, bump dependencies, 更新依赖, 升级依赖
auto update, automatic updates, auto upgrade, 自动更新, 自动升级, automatic update, self-update
offline install, offline installation, air-gapped, 离线安装, 内网安装
share config, shared config, shared configuration, shareable config, 共享配置, 公共配置
restrict access, limit access, access control, 限制访问, 访问限制, rbac, acl, role-based access, role-based permissions
reset password, forgot password, password reset, 重置密码, 忘记密码
get help, ask question, seek help, 求助, 提问
feature request, 功能请求, 功能建议
sponsor, donate, donation, sponsorship, 赞助, 捐赠
minimal reproduction, minimal example, reproducible example, reproduction steps, 最小复现, 复现步骤
not displayed, not showing, not shown, 不显示, 显示不出来
not updating, not refreshing, not update, 不更新, 没更新
not triggered, not firing, not called, 不触发, 没触发
unrecognized, unrecognised, not recognized, 无法识别, 识别不了
already exists, eexist, 已存在, 已经存在
file locked, ebusy, 文件被占用, 文件占用
unknown error, unexpected error, 未知错误, 意外错误
server error, internal-server-error, 服务器错误, 内部错误
stack overflow, maximum-call-stack, 栈溢出, 堆栈溢出
merge conflict, resolve conflicts, 合并冲突, 解决冲突
duplicate, duplication, repeated, 重复
redundant, redundancy, superfluous, 冗余, 多余
missing, 缺少, 缺失
leak, leakage, 泄漏, 泄露
incompatible, incompatibility, 不兼容
network error, network failure, network issue, 网络错误, 网络异常
deployment failed, deployment error, 部署失败, 部署报错, deployment failure, deploy failed, deploy error
test failed, failing test, 测试失败, 测试不通过
request failed, request error, 请求失败, 请求报错
download failed, cannot download, 下载失败, 下载不了
slow loading, slow load, 加载慢, 加载缓慢
slow startup, slow start, 启动慢, 启动缓慢
slow install, slow installation, slow download, 安装慢, 下载慢
redirect loop, infinite redirect, too-many redirects, 循环重定向, 重定向循环
loading indicator, spinner, loading state, 加载中, 加载动画, loading animation
broken layout, messed up, 布局错乱, 样式错乱
layout shift, 布局偏移, 布局抖动, layout jump
unstyled, missing styles, 样式丢失, 样式不生效
typo, misspelling, spelling mistake, 拼写错误, 错别字, spelling error
spellcheck, spell checker, 拼写检查, spell checking
corrupt, corruption, damaged, 损坏
incorrect, 不正确, 不对
malformed, wrong format, bad format, 格式错误, 格式不正确
flaky, intermittent, sporadic, 偶发, 偶现, flaky test, unstable test
bottleneck, 瓶颈
performance issue, performance problem, poor performance, 性能问题, 性能差
performance optimization, performance tuning, improve performance, 性能优化, 性能调优
root cause, 根因, 根本原因
downtime, outage, 停机, 停机时间
zero-downtime, 零停机, 不停机
too large, too big, oversized, 过大, 太大
insecure, unsafe, security risk, 不安全, 安全隐患
disk space, storage space, disk usage, 磁盘空间, 硬盘空间
video tutorial, video course, screencast, 视频教程, 教学视频
learning path, learning resources, 学习路线, 学习资料
hello world, first app, first project, 第一个应用, 第一个项目
from scratch, 从零开始, 从头开始
recipe, cookbook, 食谱, 实用示例
basic usage, simple usage, 基本用法, 基础用法
core concepts, key concepts, basic concepts, 核心概念, 基本概念
deep dive, in-depth, 深入, 深入理解
hands-on, 实战, 动手实践
showcase, case study, success stories, 用户案例
further reading, see also, related links, 延伸阅读, 参考资料
summary, recap, 总结, 概要
new features, whats new, 新特性, 新功能
roadmap, future plans, 路线图, 开发计划
anti-pattern, bad practice, 反模式, 不良实践
stable version, stable release, 稳定版, 稳定版本
canary release, gradual rollout, staged rollout, 灰度发布, 金丝雀发布, canary deployment, gray release
hotfix, emergency fix, 热修复, 紧急修复
existing project, existing app, 现有项目, 已有项目
minimum, lower limit, lower bound, 最小值, 下限
unlimited, no limit, 无限制, 不限制
initial value, 初始值, 起始值
size limit, 大小限制, 体积限制
line length, line width, printwidth, 行宽, 每行长度, max-len
millisecond, 毫秒
elapsed time, time taken, time spent, 耗时, 用时
load time, loading time, loading speed, page speed, 加载时间, 加载速度
ttl, time-to-live, max-age, 有效期, 存活时间, expiration time, cache duration, cache lifetime
immediately, instantly, right away, 立即, 立刻
in advance, beforehand, 提前, 预先
execution order, order-of-execution, 执行顺序, 运行顺序
import order, sort imports, organize imports, import sorting, 导入顺序, 导入排序
sequentially, sequential, one-by-one, 串行, 依次
batch, bulk, 批量, 批处理
one-time, one-off, only once, 一次性, 只执行一次
periodically, regularly, 定期, 周期性
temporary, temporarily, 临时, 暂时
stats, statistics, 统计, 统计信息
lightweight, 轻量, 轻量级
large project, large codebase, 大型项目, 大项目
incremental adoption, gradual migration, 渐进式迁移, 逐步迁移
production-ready, battle-tested, 生产就绪, 生产可用
`;
