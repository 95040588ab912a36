/** Words that headings use, with the words that readers type instead (parsed by `readThesaurus`). */
export const HEADINGS = `
features, ?capabilities, ?highlights, ?functionality, ?亮点
started, getting started, ?beginner, ?newbie, ?first steps, ?onboarding, ?quickstart, ?快速上手, ?入门
headers, ?content-type, ?cache-control, ?user-agent, ?x-powered-by, ?请求头, ?响应头
root, ?base directory, ?project dir, ?top-level folder, ?basedir, ?根目录, ?项目目录
static, ?public folder, ?assets folder, ?plain html, ?pre-rendered, ?静态资源
entry, ?main file, ?starting point, ?main js, ?主文件
output, ?dist, ?outdir, ?build folder, ?artifacts, ?打包目录
parameters, ?query string, ?kwargs, ?positional, ?传参, ?参数列表
running, ?launch, ?start up, ?boot, ?kick off, ?跑起来
variables, ?vars, ?process env, ?dotenv, ?环境变量
loading, ?spinner, ?wait indicator, ?progress indicator, ?加载中, ?转圈
writing, ?create own, ?撰写, ?自己写
description, ?summary, ?abstract, ?excerpt, ?subtitle, ?blurb, ?描述, ?简介
creating, ?scaffold, ?init, ?bootstrap, ?初始化, ?搭建
issues, ?bugs, ?defects
quick, ?in minutes, ?5-minute, ?tldr, ?速览, ?上手
tags, ?labels, ?keywords, ?关键词
children, ?nested items, ?descendants, ?subitems, ?nested content, ?子元素, ?子节点
collection, ?posts folder, ?内容集合, ?文章集合
strict, ?noimplicitany, ?rigorous, ?严格, ?严格模式
limitations, ?caveats, ?drawbacks, ?unsupported, ?known issues, ?gotchas, ?缺点, ?不支持
breaking, breaking changes, ?incompatible, ?backward compatibility, ?stopped working, ?major version, ?不兼容, ?破坏性
cycle, ?circular, ?循环依赖, ?循环引用
declaration, ?dts, ?typings, ?声明文件, ?类型文件
enabling, ?opt in, ?allow, ?打开, ?使能
matching, ?regex, ?compare
body, ?request data, ?请求体, ?请求数据
index, ?homepage, ?start page, ?default page, ?首页, ?主页
tabs, ?tabbed, ?tabpane, ?code group, ?tab panel, ?panes, ?选项卡, ?标签页
edge, ?cloudflare workers, ?边缘
visual, ?screenshot, ?image diff, ?percy, ?pixelmatch, ?视觉, ?截图对比
rest, ?http api, ?web api, ?crud api, ?swagger
recommended, ?good choice, ?which one, ?should i, ?advised, ?选哪个, ?用哪个
semantic, semantic versioning, ?semver, ?version numbers, ?major minor, ?version scheme, ?版本号, ?语义化
agent, ?copilot, ?ai assistant, ?chatbot, ?智能体, ?助手
hello, hello world, ?first app, ?minimal example, ?basic example, ?第一个程序, ?最小示例
close, ?shutdown, ?exit, ?quit, ?dismiss, ?terminate, ?关闭, ?退出
conflicts, ?peer dependency, ?eresolve, ?name clash, ?版本冲突, ?依赖冲突
combining, ?concat, ?concatenate, ?together with, ?拼接, ?混用
solutions, ?workaround, ?修复, ?办法
global, 全局, ?app-wide, ?everywhere, ?site-wide, ?system-wide, ?到处可用, ?所有页面
base, ?subpath, ?subfolder, ?context path, ?url prefix, ?子路径, ?二级目录
basic, 基础, ?fundamentals, ?essentials, ?101, ?新手
app, application, 应用, ?program, ?software, ?软件
运行, ?execute, ?exec, ?invoke, ?perform, ?跑起来
scripts, ?npm run, ?yarn run, ?task runner, ?makefile, ?gulp task, ?npm commands, ?快捷命令, ?自定义命令
route, ?uri, ?url path, ?url pattern, ?页面地址, ?访问路径
public, ?wwwroot, ?static folder, ?static files, ?htdocs, ?静态目录, ?静态文件夹
common, 常见, ?frequent, ?typical, ?usual, ?典型
accessing, 访问, ?retrieve, ?obtain, ?reach, ?get hold, ?拿到, ?取得
open, 打开, ?launch browser, ?start browser, ?auto launch, ?自动弹出, ?弹出网页
browser, 浏览器, ?firefox, ?safari, ?webkit, ?火狐, ?谷歌内核
arguments, ?operands, ?pass value, ?传值
host, 主机, ?bind address, ?ip address, ?local network, ?lan access, ?domain name, ?局域网, ?手机访问
full, 完整, ?complete, ?entire, ?whole, ?全部, ?整个
official, 官方, ?first-party, ?authoritative, ?maintained, ?正版
order, 顺序, ?sequence, ?precedence, ?which first, ?sorting, ?先后, ?次序
groups, 分组, ?categorize, ?cluster, ?归类, ?编组
migrating, ?switch from, ?convert project, ?transition, ?moving, ?come from, ?切换到, ?换到
comments, ?annotation, ?remark, ?docblock, ?jsdoc, ?批注, ?备注
state, 状态, ?vuex, ?pinia, ?zustand, ?mobx, ?数据共享, ?全局变量
cannot, 无法, ?unable, ?failed, ?not possible, ?不能, ?没法
disabling, ?suppress, ?stop, ?kill, ?without, ?prevent, ?屏蔽, ?禁止
customizing, ?restyle, ?adapt, ?modify look, ?bespoke, ?改默认, ?魔改
locally, 本地, ?localhost, ?my machine, ?own computer, ?on-premise, ?dev machine, ?本机, ?自己电脑
prerequisites, 前提条件, ?system requirements, ?before starting, ?required software, ?preconditions, ?what needed, ?环境要求, ?准备工作
view, 视图, ?template engine, ?pug, ?模板引擎, ?模板渲染
practices, 实践, ?guidelines, ?recommendations, ?dos donts, ?建议, ?推荐做法
related, 相关, ?see also, ?more info, ?similar, ?further reading, ?参见, ?另见
resolving, ?module lookup, ?find module, ?locate file, ?查找模块, ?模块查找
posts, post, 文章, ?articles, ?blog entries, ?博文, ?帖子
enabled, ?on off, ?make work, ?打开功能, ?开关
manager, 管理器, ?nvm, ?volta, ?fnm, ?asdf, ?corepack
same, 相同, ?identical, ?equal, ?duplicate, ?一样, ?重复
management, 管理, ?administration, ?admin, ?维护
problems, ?failure, ?故障, ?报错
own, ?self-made, ?diy, ?bespoke, ?自建, ?自定义
input, 输入, ?textbox, ?text field, ?form field, ?textarea, ?edittext, ?文本框, ?表单项
placeholders, ?dummy, ?blur image, ?lorem ipsum, ?template variable, ?骨架, ?替换符
raw, 原始, ?plain text, ?unprocessed, ?verbatim, ?as string, ?unescaped, ?原样, ?未处理
stylus, ?css preprocessor
edits, ?revise, ?amend, ?修正
flags, flag, ?cli options, ?command options, ?toggles, ?命令参数, ?命令选项
developers, ?software engineer, ?研发, ?技术人员
directives, 指令, ?v-model, ?v-bind, ?v-for, ?ng-if, ?pragma, ?use client
further, 进一步, ?more, ?next steps, ?learn more
lazy, 懒加载, ?on-demand, ?deferred, ?dynamic import, ?load later, ?intersectionobserver, ?延迟加载, ?按需加载
tasks, task, 任务, ?job, ?cron, ?cronjob, ?background job, ?作业, ?定时
contributions, ?hacking, ?fork repo, ?cla, ?good-first-issue, ?提代码, ?参与项目
extended, ?augment, ?enhance, ?继承, ?增强
exported, ?make available, ?暴露, ?对外暴露
final, 最终, ?last, ?finish, ?wrap-up, ?最后, ?收尾
hosting, 托管, ?put online, ?publish site, ?go live, ?vps, ?web server, ?上线, ?云服务器
virtual, 虚拟, ?in-memory, ?synthetic, ?simulated, ?内存文件
extra, 额外, ?more, ?bonus, ?附加
buttons, ?cta, ?call-to-action, ?submit, ?onclick, ?提交键
choosing, ?which better, ?selecting, ?选型, ?哪个好
azure, ?microsoft cloud, ?微软云
environment, ?staging, ?dev prod, ?测试环境, ?区分环境
hooks, ?lifecycle callback, ?intercept, ?before after, ?extension point, ?拦截点, ?回调钩子
extensions, ?file suffix, ?file ending, ?后缀, ?后缀名
command, ?terminal, ?命令行, ?终端命令
start, ?npm run
npm, ?package manager, ?node package, ?包管理器, ?淘宝源
testing, ?tdd, ?verify code, ?测试用例, ?跑测试
steps, ?procedure, ?walkthrough, ?步骤, ?流程
assets, ?images fonts, ?media files, ?图片资源, ?图片路径
manual, ?by hand, ?without automation, ?hand-written, ?手动, ?手工
debugging, ?breakpoint, ?devtools, ?调试, ?断点
less, ?modifyvars, ?样式变量
removed, ?dropped, ?no longer, ?discontinued, ?没有了
overriding, ?replace default, ?swizzle, ?替换默认, ?修改默认
importing, ?怎么引入, ?引入文件
cloud, ?aws, ?gcp, ?aliyun, ?阿里云, ?腾讯云
shared, ?reuse, ?reusable, ?公共模块, ?公用
endpoints, ?rest api, ?server route, ?后端接口, ?服务端接口
legacy, ?es5, ?backwards compatible, ?旧版, ?老浏览器
store, ?state management, ?状态管理, ?全局状态
firebase, ?firestore, ?google hosting, ?baas, ?realtime database, ?谷歌托管
internal, ?private api, ?under hood, ?behind scenes, ?私有接口
online, ?playground, ?browser ide, ?sandbox, ?在线, ?在线编辑
publishing, ?upload package, ?npm registry, ?push package, ?上传包, ?发布组件
eslint, ?linter, ?jshint, ?tslint, ?oxlint, ?static analysis, ?代码检查, ?代码规范
generating, ?make files, ?批量生成
engines, ?template language, ?引擎
checking, ?verify, ?type errors, ?类型检查, ?校验
expose, ?make public, ?make available, ?暴露, ?对外暴露
initialization, initialize, ?bootstrap, ?setup code, ?first run, ?启动时执行
hints, ?suggestions, ?size warning, ?asset limit, ?体积警告
formatting, ?prettier, ?beautify, ?pretty print, ?code style, ?格式化, ?代码风格
graph, ?dependency tree, ?dag, ?visualize, ?依赖图, ?依赖关系
pattern, ?wildcard, ?match files, ?通配符, ?匹配规则
meta, ?seo, ?og tags, ?description tag, ?head tags, ?网页描述, ?搜索优化
regular, ?regexp, ?re2, ?正则, ?正则表达式
tree, ?dead code, ?unused code, ?无用代码, ?未使用代码
native, ?node-gyp, ?c addon, ?ffi, ?binary addon, ?本地模块
cases, ?scenario, ?when-to-use, ?applicable, ?使用场景, ?用例
existing, ?already have, ?old project, ?brownfield, ?现有项目, ?老项目
options, ?knobs, ?preferences, ?可配置项, ?有哪些配置
packages, ?gem, ?pip install, ?npm module
errors, ?traceback, ?stack trace, ?故障
html, ?markup, ?网页代码, ?超文本
multiple, ?several, ?more than, ?好几个
external, ?peer bundle, ?不打进包
structure, ?anatomy, ?hierarchy, ?folder organization, ?目录结构, ?组织方式
methods, ?member function, ?方法列表, ?函数列表
results, ?outcome, ?findings, ?运行结果
dependencies, ?third-party packages, ?requirements txt, ?node-modules, ?第三方包, ?依赖管理
development, ?dev environment, ?work locally, ?本地调试, ?开发环境
actions, ?server functions, ?mutation handler, ?form handler, ?rpc, ?动作, ?服务端函数
events, ?emitter
application, ?program, ?应用程序
styles, ?cosmetics, ?样式表, ?外观样式
resolution, ?lookup algorithm, ?search order, ?查找顺序, ?查找规则
fields, ?columns, ?form inputs, ?列名, ?表单项
definition, ?declare
token, ?api key, ?access key, ?jwt, ?bearer, ?pat, ?credential, ?密钥, ?令牌
scoped, ?isolated, ?encapsulated, ?local styles, ?namespaced, ?样式污染
redirects, ?forward url, ?rewrite url, ?url change, ?htaccess
warnings, ?console messages, ?nag, ?caution, ?suppress notices, ?警告, ?提醒信息
text, ?wording, ?copywriting, ?文字, ?文案
conventions, ?best practices, ?coding standards, ?guidelines, ?rules of, ?编码规范, ?最佳实践
pass, ?hand over, ?supply, ?传值, ?传递
changed, ?whats different, ?new behavior, ?变动
icons, ?font-awesome, ?svg symbol, ?glyph, ?lucide
process, ?pid, ?子进程, ?进程
utilities, ?toolbox, ?lodash, ?helper functions, ?工具函数, ?辅助函数
google, ?谷歌
conclusion, ?wrap-up, ?final thoughts, ?总结, ?结语
props, ?component parameters, ?component arguments, ?组件传参
differences, ?vs, ?distinction, ?不同点
specify, ?indicate, ?写明
supported, ?compatible, ?available for, ?which versions, ?兼容吗, ?可用吗
expressions, ?interpolation, ?curly braces, ?inline javascript, ?mustache, ?表达式, ?插值
contributors, ?credits, ?acknowledgements, ?git blame, ?致谢, ?鸣谢
presets, ?starter config, ?airbnb, ?预置, ?配置集
aliases, ?shortcut import, ?路径简写, ?相对路径太长
dynamically, ?at runtime, ?programmatically, ?lazily, ?运行时
splitting, ?chunks, ?lazy load, ?manualchunks, ?拆包
chrome, ?chromium, ?google browser, ?谷歌浏览器
known, ?unresolved problems, ?遗留问题
head, ?meta tags, ?title tag, ?seo tags, ?头部标签, ?网页标题
location, ?where is, ?current url, ?位置, ?存放位置
filters, ?narrow down, ?grep, ?refine, ?selector, ?query conditions, ?只显示
switch, ?change over, ?swap, ?改用
effects, ?sideeffects, ?tree shaking, ?impure, ?副作用
remote, ?another server, ?over network, ?http source, ?远程, ?外部地址
algorithm, ?how computed, ?calculation logic, ?算法, ?计算方式
communication, ?postmessage, ?message passing, ?talk to, ?data exchange, ?通信, ?通讯
yarn, ?berry, ?pnp
concepts, ?fundamentals, ?principles, ?building blocks, ?基础知识, ?基本原理
limit, ?maximum, ?cap, ?max size, ?threshold, ?上限, ?最大值
sharing, ?common code, ?复用, ?公用
separate, ?split, ?isolate, ?individual, ?split up, ?分开, ?拆分
modifying, ?rewrite, ?改掉, ?怎么改
`;
