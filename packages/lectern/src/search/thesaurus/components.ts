/** Words for components, user interfaces and languages (parsed by `readThesaurus`). */
export const COMPONENTS = `
emit, ?子传父, ?自定义事件, ?custom event, ?defineemits, ?component event, ?事件派发
memo, memoize, memoization, 记忆化, ?usememo, ?usecallback, ?缓存计算, ?避免重渲染, ?缓存结果, ?cache result
uncontrolled, 受控, 受控组件, 非受控, ?controlled input, ?controlled component, ?非受控组件, ?受控表单
函数组件, 函数式组件, ?function component, ?functional component, ?stateless component, ?无状态组件
fragment, ?多根节点, ?multiple roots, ?空标签, ?多个根元素, ?root element
portal, teleport, 传送门, ?createportal, ?渲染到外部, ?render outside, ?挂载到别处
suspense, ?异步占位, ?loading boundary, ?异步等待, ?loading fallback, ?加载状态
errorboundary, 错误边界, ?组件报错, ?componentdidcatch, ?渲染错误, ?errorcaptured, ?component error, ?render error
rsc, 服务端组件, 服务器组件, ?server component, ?use client, ?client component, ?客户端组件, ?use server
mutation, mutate, ?usemutation, ?server action, ?数据变更, ?数据修改, ?更新数据, ?update data, ?write data
revalidate, revalidation, ?isr, ?增量静态, ?stale-while-revalidate, ?swr, ?重新验证, ?incremental static, ?增量静态再生
refetch, 重新获取, ?reload data, ?重新请求, ?刷新数据, ?refresh data, ?invalidate query, ?重新拉取
signal, ?createsignal, ?fine-grained reactivity, ?细粒度更新, ?响应式信号, ?细粒度响应
signal, 信号, ?sigint, ?进程信号, ?ctrl-c, ?sigkill, ?process signal
ref, ?template ref, ?模板引用, ?useref, ?获取元素, ?access dom, ?访问元素, ?get element
forwardref, ?转发引用, ?expose method, ?useimperativehandle, ?defineexpose, ?暴露方法, ?call child
reducer, ?usereducer, ?dispatch action, ?redux, ?归约函数, ?状态更新函数
unmount, ?销毁组件, ?组件销毁, ?组件卸载, ?componentwillunmount, ?ondestroy, ?onunmounted, ?destroy component
batching, ?批量更新, ?batch updates, ?批处理更新, ?合并更新, ?setstate async
nexttick, ?等待更新, ?更新后执行, ?after update, ?等待渲染, ?flushsync, ?dom update
binding, 绑定, ?v-bind, ?bind data, ?属性绑定, ?绑定数据, ?单向绑定, ?one-way binding
subscribe, subscription, ?订阅数据, ?unsubscribe, ?取消订阅, ?usesyncexternalstore, ?监听变更
observable, ?rxjs, ?可观察对象, ?observer pattern, ?观察者模式, ?观察者, ?reactive stream
statemachine, 状态机, ?xstate, ?有限状态机, ?fsm, ?statechart, ?finite state
listener, 监听器, ?event handler, ?事件处理, ?addeventlistener, ?绑定事件, ?事件监听
propagation, bubbling, 冒泡, ?stoppropagation, ?阻止冒泡, ?stop bubbling, ?事件传播, ?event bubbling, ?事件冒泡, ?event capture
preventdefault, ?阻止默认行为, ?阻止提交, ?取消默认行为
click, 点击, ?单击, ?双击, ?double click, ?dblclick, ?鼠标点击, ?tap event
keydown, keyup, 键盘事件, ?keypress, ?按键事件, ?监听键盘, ?keyboard event, ?enter key, ?回车键
touch, 触摸, 触控, ?gesture, ?swipe, ?手势, ?touch event, ?pinch zoom, ?触屏, ?长按
mouse, 鼠标, ?mouse event, ?鼠标事件, ?mousemove, ?鼠标移动, ?mouseenter, ?鼠标移入, ?pointer event
focus, 焦点, 聚焦, ?失焦, ?autofocus, ?自动聚焦, ?获取焦点, ?set focus, ?focus trap, ?onblur
modifier, 修饰符, ?event modifier, ?事件修饰符, ?按键修饰符, ?key modifier, ?修饰键
intersectionobserver, ?可见性检测, ?in viewport, ?visible element, ?进入视口, ?元素可见, ?element visible
emitter, ?事件总线, ?event bus, ?eventemitter, ?事件触发器, ?发布事件, ?mitt
列表渲染, v-for, ?ngfor, ?render list, ?循环渲染, ?list rendering, ?遍历渲染, ?循环列表, ?render array
unique, 唯一, ?unique key, ?唯一键, ?unique id, ?唯一标识, ?不重复, ?list key
uuid, ?guid, ?nanoid, ?random id, ?生成唯一标识, ?unique identifier, ?随机编号, ?唯一编号
jsx, tsx, ?jsximportsource, ?jsx transform, ?jsx runtime, ?jsx factory
innerhtml, v-html, dangerouslysetinnerhtml, ?raw html, ?渲染富文本, ?html string, ?inject html, ?unescaped html, ?插入标签, ?渲染标签
dom, ?文档对象模型, ?dom manipulation, ?操作元素, ?queryselector, ?getelementbyid, ?jquery, ?节点操作
table, 表格, ?datagrid, ?数据表格, ?表头, ?table column, ?表格列
treeview, 树形控件, 树形, ?tree component, ?树状, ?树组件, ?hierarchical list, ?层级列表
carousel, 轮播, 轮播图, ?slideshow, ?swiper, ?走马灯, ?幻灯片, ?image slider, ?图片轮播
accordion, collapsible, 手风琴, ?折叠面板, ?expandable panel, ?collapse panel, ?details summary, ?可折叠, ?展开收起
drawer, 抽屉, ?slide-over, ?off-canvas, ?侧滑, ?抽屉菜单, ?slide panel, ?侧滑菜单, ?side panel
popover, 气泡卡片, ?floating panel, ?弹出框, ?浮窗, ?popper, ?floating ui, ?气泡框
datepicker, 日期选择器, ?calendar, ?日历, ?选择日期, ?time picker, ?时间选择, ?date input, ?choose date
slider, 滑块, ?range input, ?滑动条, ?拖动条, ?range slider, ?滑动选择
radio, 单选框, 单选, ?radio button, ?单选按钮, ?radio group, ?单选组, ?option button
menu, 菜单, ?menu item, ?菜单项, ?导航菜单, ?menubar, ?菜单栏, ?nav menu
textarea, ?多行输入, ?multiline input, ?文本域, ?多行文本框, ?multi-line text
schema, ?json schema, ?数据模式, ?结构定义, ?data shape, ?schema definition, ?数据结构
navigate, navigation, 导航, ?跳转页面, ?programmatic navigation, ?编程式导航, ?路由跳转, ?usenavigate, ?router push, ?go to, ?navbar, ?breadcrumbs, ?link pages, ?history push
pushstate, popstate, ?browser history, ?history api, ?浏览器历史, ?前进后退, ?返回上一页, ?back button, ?go back
fetch, ?请求接口, ?发请求, ?api call, ?接口调用, ?network request
styling, 样式, ?加样式, ?修改样式, ?change style, ?add styles, ?写样式, ?css styles
z-index, ?层级, ?stacking order, ?堆叠顺序, ?层叠顺序, ?stacking context
hide, 隐藏, ?invisible, ?display none, ?不可见, ?show hide, ?显示隐藏
numberformat, ?format number, ?数字格式化, ?thousands separator, ?千分位, ?currency format, ?货币格式, ?tolocalestring
date, 日期, ?date-fns, ?luxon, ?时间处理, ?日期处理, ?format date, ?parse date, ?日期格式化
duration, 时长, ?time interval, ?时间间隔, ?持续时间, ?timespan, ?relative time, ?相对时间, ?time-ago
test, 测试, ?jest, ?mocha, ?写测试, ?unit test, ?单元测试, ?组件测试, ?component test, ?tdd, ?spec file, ?jasmine, ?karma, ?ava
beforeeach, aftereach, beforeall, ?setup teardown, ?test setup, ?测试前准备, ?teardown, ?测试钩子, ?前置操作
typescript, ?ts, ?typed javascript, ?类型支持, ?ts support, ?type support, ?静态类型
javascript, ?js, ?脚本语言, ?js code, ?前端语言
tsconfig, ?compileroptions, ?jsconfig, ?typescript configuration, ?编译器配置
工具类型, ?utility type, ?partial type, ?pick omit, ?type helper, ?类型工具
augmentation, 模块扩充, ?declaration merging, ?声明合并, ?extend types, ?扩展类型, ?类型扩展, ?global types, ?augment types
yield, 生成器, ?generator function, ?生成器函数, ?async generator, ?异步生成器
loop, 循环, ?foreach, ?while loop, ?循环语句, ?跳出循环, ?break loop, ?for loop, ?死循环
exception, ?try catch, ?捕获异常, ?异常处理, ?抛异常, ?catch error, ?throw error, ?try except
catch, 捕获, ?捕获错误, ?rescue, ?拦截错误, ?异常捕获
undefined, 未定义, ?not defined, ?变量未定义, ?referenceerror, ?没有定义, ?no-undef, ?undeclared variable, ?未声明
null, 空值, ?nil, ?none value, ?null value, ?为空, ?empty value, ?空对象
scope, 作用域, ?variable scope, ?变量作用域, ?block scope, ?块级作用域, ?lexical scope, ?词法作用域, ?closure, ?visibility, ?global variable
operator, 运算符, 操作符, ?logical operator, ?逻辑运算, ?算术运算, ?modulo, ?取余, ?bitwise, ?and or
equality, ?strict equality, ?全等, ?deep equal, ?深比较, ?比较对象, ?compare objects, ?triple equals
clone, 克隆, ?deep copy, ?深拷贝, ?structuredclone, ?copy object, ?复制对象, ?clonedeep, ?拷贝对象
concatenate, concat, 拼接, ?join strings, ?字符串连接, ?字符串拼接, ?合并数组, ?append string, ?merge arrays
unicode, ?utf-8, ?万国码, ?code point, ?码点, ?统一码, ?surrogate pair, ?non-ascii
bigint, 大整数, ?big number, ?large integers, ?大数, ?int64, ?长整型, ?精度丢失, ?long integer
rounding, 四舍五入, ?round number, ?math round, ?取整, ?tofixed, ?保留小数, ?保留两位小数, ?decimal places
random, 随机, ?随机数, ?random number, ?math random, ?rng, ?随机生成, ?generate random, ?伪随机
flatten, 扁平化, 展平, ?数组扁平化, ?拍平, ?flatmap, ?flatten array, ?nested array, ?打平
object, 对象, ?plain object, ?object literal, ?对象字面量, ?obj, ?普通对象, ?空对象, ?hashmap, ?struct, ?associative array
collection, 集合, ?map set, ?data structure, ?数据集合, ?hash set, ?集合类, ?数据结构
dictionary, 字典, ?hashmap, ?hash table, ?哈希表, ?映射表, ?associative array, ?关联数组, ?dict
json, ?json5, ?jsonc, ?数据格式, ?parse json, ?json stringify, ?解析数据
codemod, ?jscodeshift, ?automatic migration, ?自动迁移, ?代码迁移, ?迁移脚本, ?migration script, ?automated refactoring
buffer, 缓冲区, 缓冲, ?arraybuffer, ?typed array, ?二进制数据, ?uint8array, ?binary data, ?类型化数组, ?字节数组
memory, 内存, ?内存管理, ?ram, ?memory management, ?堆内存, ?内存分配, ?memory allocation, ?heap size
microtask, 微任务, ?宏任务, ?macrotask, ?event loop, ?事件循环, ?queuemicrotask, ?task queue, ?执行机制
mutex, 互斥锁, ?semaphore, ?信号量, ?加锁, ?线程锁, ?deadlock, ?thread lock
class, ?类定义, ?定义类, ?class definition, ?类语法, ?es6 class, ?class syntax, ?class method, ?oop, ?object-oriented
prototype, 原型, ?prototype chain, ?原型链, ?原型继承, ?prototypal inheritance, ?原型对象
private, 私有, ?private field, ?私有属性, ?private method, ?私有字段, ?私有方法, ?access modifier
abstract, abstraction, 抽象, ?abstract class, ?抽象类, ?abstract method, ?抽象方法, ?virtual method, ?虚函数
getter, setter, accessor, 访问器, ?get set, ?存取器, ?defineproperty, ?取值函数, ?属性拦截, ?computed getter
chaining, chainable, 链式调用, ?method chaining, ?fluent api, ?链式写法, ?fluent interface, ?连续调用
函数式, ?functional programming, ?函数式编程, ?currying, ?柯里化, ?compose functions, ?函数组合
factory, 工厂函数, 工厂模式, ?factory function, ?factory pattern, ?create instance, ?工厂方法
provider, 提供者, ?context provider, ?服务提供者, ?configprovider, ?提供商, ?provide value, ?全局提供
naming, 命名, ?naming convention, ?命名规范, ?取名, ?变量命名, ?file naming, ?name rules, ?camelcase, ?kebab-case, ?snake-case, ?pascalcase
ffi, ?foreign function, ?native call, ?language bindings, ?n-api, ?外部函数接口, ?调用动态库, ?本地调用
repl, ?interactive shell, ?交互环境, ?交互式解释器, ?交互式命令行, ?read-eval, ?interactive console
rule, 规则, ?lint rule, ?eslint rule, ?检查规则, ?规则配置, ?custom rule, ?自定义规则, ?rule list, ?lint check, ?constraint, ?policy
severity, 严重程度, 严重级别, ?error level, ?warning level, ?错误级别, ?报错级别, ?警告级别
suppress, suppression, ?disable rule, ?禁用规则, ?忽略规则, ?nolint, ?noqa, ?ts-ignore, ?忽略检查
editorconfig, ?编辑器配置, ?editor settings, ?统一缩进, ?编辑器设置
quote, 引号, ?single quotes, ?double quotes, ?单引号, ?双引号, ?quote style, ?引号风格, ?quotation marks
unused, 未使用, ?not used, ?没用到, ?无用, ?no-unused, ?用不到, ?unused parameter
lsp, 语言服务器, 语言服务, ?language server, ?language service, ?tsserver, ?volar, ?跳转定义, ?查找引用, ?转到定义
highlight, 高亮, ?syntax highlighting, ?代码着色, ?shiki, ?prismjs, ?高亮显示, ?code color, ?代码颜色
diagnostic, 诊断信息, ?波浪线, ?red squiggle, ?error underline, ?红色波浪线, ?代码报红, ?inline error, ?problems panel
register, registration, 注册, ?register component, ?全局注册, ?注册组件, ?global component, ?局部注册
video, 视频, ?video player, ?播放器, ?播放视频, ?media player, ?mp4, ?视频播放, ?youtube embed
`;
