/** Words for tasks, symptoms and the kinds of pages that readers look for (parsed by `readThesaurus`). */
export const TASKS = `
move, 移到, ?relocate, ?move file, ?mv, ?移动文件, ?移动位置, ?挪到
display, show, 显示, 展示, ?visible, ?make visible, ?呈现, ?展现, ?显示出来
omit, 省略, ?leave off, ?left out, ?略去, ?不写, ?不填
forward, 转发, ?relay, ?pass along, ?pass on, ?转给, ?转发请求, ?转交
wait, 等待, ?wait for, ?await, ?wait until, ?block until, ?等一下, ?等到, ?等待完成
ensure, guarantee, 确保, 保证, ?make sure, ?make certain, ?务必, ?一定要
prevent, avoid, 避免, 防止, ?stop from, ?keep from, ?阻止, ?不让, ?怎么避免
allow, permit, 允许, ?let through, ?make possible, ?grant access, ?准许, ?放行, ?让用户
send, 发送, ?transmit, ?deliver, ?发出, ?传送, ?发消息, ?send data, ?emit, ?push, ?dispatch, ?post message
add, 添加, 增加, ?put in, ?adding new, ?加上, ?加入, ?新增, ?append, ?attach
create, 创建, 新建, ?make new, ?new file, ?建立, ?怎么建, ?创造, ?start new
generate, generation, 生成, ?produce, ?auto-generate, ?自动生成, ?产生, ?怎么生成, ?generator, ?codegen, ?make file, ?create file, ?create automatically
update, 更新, ?bring up-to-date, ?renew, ?怎么更新, ?更新一下, ?刷新数据
save, 保存, ?save changes, ?write disk, ?存到, ?存盘, ?存下来
storage, 存储, ?store data, ?persist data, ?储存, ?存放, ?存数据
choose, 选择, ?pick, ?decide, ?which one, ?选哪个, ?怎么选, ?挑选
extend, ?build upon, ?add functionality, ?extension point, ?拓展, ?扩充, ?怎么扩展, ?inherit, ?subclass, ?augment
trigger, 触发, ?fire, ?kick off, ?set off, ?触发器, ?引发, ?自动触发
metric, ?kpi, ?度量, ?measurements
print, 打印, ?console log, ?echo, ?printf, ?println, ?打印出来, ?输出到屏幕, ?打印页面
navigate, navigation, 导航, ?go to, ?jump to, ?move around, ?浏览
zoom, 缩放, ?enlarge, ?magnify, ?zoom in, ?zoom out, ?放大, ?缩小, ?放大缩小
category, 分类, ?taxonomy, ?classify, ?categorize, ?类别, ?归类, ?分门别类, ?grouping
organize, organise, ?arrange files, ?structure code, ?tidy code, ?整理, ?怎么组织, ?组织代码
protect, protection, 保护, ?guard, ?safeguard, ?shield, ?防护, ?怎么保护, ?防范
retrieve, obtain, 获取, ?get hold, ?get data, ?得到, ?拿到, ?取到
learn, 学习, ?study, ?training, ?怎么学, ?学会, ?自学
implement, implementation, 实现, ?realise, ?怎么实现, ?如何实现, ?实现方式
improve, improvement, enhance, enhancement, 改进, 改善, ?make better, ?增强, ?完善, ?改良
test, 测试, ?qa, ?quality assurance, ?try it, ?测一下, ?怎么测试, ?自测
价格, ?how much, ?cost, ?fee, ?paid plan, ?收费标准, ?免费吗
quota, 配额, ?usage limit, ?allowance, ?quota exceeded, ?额度, ?用量, ?用量限制
bug, 缺陷, ?defect, ?glitch, ?程序错误, ?有毛病, ?错误行为
problem, 问题, ?trouble, ?difficulty, ?毛病, ?麻烦, ?疑难
reason, 原因, ?why happen, ?为什么, ?为何, ?怎么回事
overlap, 重叠, ?covered up, ?on top, ?hidden behind, ?遮挡, ?挡住, ?叠在一起
overflow, 溢出, ?spill over, ?too wide, ?sticks out, ?超出, ?超出容器, ?撑破
truncate, truncation, 截断, ?cut off, ?clipped, ?cut short, ?显示不全, ?被截断, ?截取
undefined, 未定义, ?not defined, ?undeclared, ?没定义, ?未声明, ?没有定义
unexpected, 意外, ?weird, ?strange behaviour, ?odd behavior, ?surprising, ?奇怪, ?不符合预期, ?意料之外
regression, ?worked before, ?stopped working, ?broke after, ?以前正常, ?升级后出错, ?升级后报错
recommend, recommendation, 推荐, ?suggest, ?advise, ?preferred, ?should use, ?建议, ?推荐用法, ?推荐方式
tradeoff, 权衡, 取舍, ?compromise, ?pros cons, ?优缺点, ?利弊, ?折中
purpose, 用途, ?what for, ?intention, ?目的, ?作用, ?有什么用
motivation, 动机, ?rationale, ?why created, ?why exists, ?background story, ?为什么, ?初衷, ?由来
philosophy, 理念, 设计哲学, ?design principles, ?guiding principles, ?core values, ?manifesto, ?设计理念, ?设计思想, ?设计原则
non-goals, ?out-of-scope, ?not planned, ?project scope, ?不做什么, ?项目范围, ?非目标
decision, 决策, ?design decision, ?adr, ?why chose, ?架构决策, ?技术选型, ?选型
feature, functionality, 功能, 特性, ?capabilities, ?what can, ?possibilities, ?能做什么, ?有哪些功能, ?功能列表
ecosystem, 生态, 生态系统, ?integrations, ?related projects, ?awesome list, ?companion tools, ?周边工具, ?周边, ?相关项目
marketplace, 插件市场, ?plugin store, ?app store, ?plugin list, ?plugin directory, ?插件商店, ?应用市场, ?插件列表
contributor, 贡献者, ?collaborators, ?committers, ?who contributed, ?参与者, ?贡献人员, ?贡献名单
maintainer, 维护者, ?core team, ?who maintains, ?project owner, ?project lead, ?维护人员, ?谁维护, ?核心成员
team, 团队, ?core team, ?team members, ?staff, ?people behind, ?团队成员, ?核心团队, ?小组, ?maintainers, ?organization members
author, 作者, ?creator, ?written by, ?who wrote, ?谁写的, ?创作者, ?作者信息
community, 社区, ?chat room, ?mailing list, ?get help, ?加群, ?讨论区
contact, 联系, ?reach out, ?email us, ?customer service, ?联系我们, ?联系方式, ?联系作者
feedback, 反馈, ?suggestions, ?opinion, ?survey, ?意见, ?意见反馈, ?提建议
announcement, 公告, ?news, ?latest news, ?notice, ?通告, ?新闻, ?最新消息
slides, slide deck, ?presentation, ?powerpoint, ?ppt, ?keynote, ?演示文稿, ?做幻灯片, ?演讲稿
acknowledgement, acknowledgment, 致谢, 鸣谢, ?credits, ?thanks, ?special thanks, ?inspired by, ?感谢, ?灵感来源, ?特别感谢
cadence, ?release frequency, ?发版频率, ?版本周期, ?多久发布一次
concept, 概念, ?notion, ?mental model, ?思想, ?概念理解, ?基础概念
option, 选项, 配置项, ?all options, ?options list, ?option list, ?可选项, ?设置项, ?参数说明
usage, 用法, 使用方法, ?instructions, ?how use, ?怎么用, ?如何使用, ?使用方式
specification, 规范, ?formal definition, ?标准, ?规格, ?技术规范
proposal, rfc, 提案, ?feature proposal, ?propose change, ?enhancement proposal, ?征求意见, ?建议书, ?提议
governance, 治理, ?steering committee, ?who decides, ?leadership, ?voting, ?管理委员会, ?项目治理, ?谁决定
conduct, 行为准则, ?community rules, ?coc, ?etiquette, ?behavior rules, ?社区规范, ?社区准则, ?行为规范
convention, 约定, 惯例, ?style guide, ?standard practice, ?house style, ?规范, ?约定俗成, ?写作规范
branding, 品牌, ?press kit, ?media kit, ?brand assets, ?brand guidelines, ?品牌素材, ?标志下载, ?品牌规范
history, 历史, ?backstory, ?发展历程, ?起源, ?由来
collaborate, collaboration, 协作, ?teamwork, ?work together, ?合作, ?协同, ?多人协作
review, 审查, 评审, ?code review, ?look over, ?peer review, ?审核, ?代码走查, ?检查代码
include, 包含, ?包括, ?含有, ?引入文件, ?transclude, ?partial, ?snippet insert
version, 版本, ?edition, ?which version, ?version info, ?哪个版本, ?版本信息, ?当前版本, ?release number, ?build number, ?revision
stable, stability, 稳定, ?reliable, ?production ready, ?mature, ?稳定吗, ?可靠, ?稳定性
support, 支持, ?works with, ?can use, ?is supported, ?是否支持, ?能不能用, ?支持吗, ?compatible with
email, 邮件, 邮箱, ?mail, ?smtp, ?send mail, ?电子邮件, ?邮箱地址, ?发送邮件
security, 安全, 安全性, ?safety, ?hardening, ?secure, ?安全吗, ?加固, ?安全加固
commercial, 商业, ?paid, ?proprietary, ?pro version, ?商用, ?付费, ?收费版
enterprise, 企业, ?corporate, ?company, ?business edition, ?企业版, ?公司, ?企业级
checklist, 检查清单, ?before launch, ?launch checklist, ?上线清单, ?核对表, ?检查表
diagram, 图表, 示意图, ?flowchart, ?mermaid, ?plantuml, ?chart, ?流程图, ?画图, ?时序图
automatic, automatically, 自动, ?hands-free, ?without asking, ?automate, ?自动化, ?不用手动, ?自动完成操作, ?magically, ?zero-config, ?by itself
bookmark, 书签, ?favorite, ?favourite, ?save page, ?收藏, ?收藏夹, ?加书签
appearance, 外观, ?look-and-feel, ?looks, ?visual style, ?样子, ?风格, ?界面风格
size, 大小, 尺寸, ?dimensions, ?how big, ?多大, ?体积, ?规格, ?width height, ?too big, ?large, ?weight, ?kb
width, 宽度, ?how wide, ?wider, ?full width, ?加宽, ?变宽, ?页面宽度
duration, 时长, 持续时间, ?how long, ?time span, ?多久, ?多长时间, ?时间长度
interval, 间隔, ?how often, ?frequency, ?setinterval, ?间隔时间, ?每隔多久, ?轮询间隔
date, 日期, ?calendar, ?年月日, ?日期显示
developer, 开发者, 开发人员, ?programmer, ?coder, ?engineer, ?程序员, ?工程师, ?码农
avatar, 头像, ?gravatar, ?profile picture, ?user photo, ?用户头像, ?个人头像
chinese, 中文, ?mandarin, ?汉语, ?中文支持, ?简体中文
language, 语言, ?lang, ?语种, ?哪些语言, ?translation, ?multilingual
`;
