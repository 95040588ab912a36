import { usePage } from 'lectern/client';

type Lang = 'en' | 'zh';
/** The name of a hook, or a text in both languages for Rsbuild's own work between two hooks. */
type Step = string | Record<Lang, string>;

const COMPILER: Step[] = [
  'modifyBundlerChain',
  'modifyRspackConfig',
  'onBeforeCreateCompiler',
  { en: 'creates the compiler', zh: '创建 compiler' },
  'onAfterCreateCompiler',
];

const FLOWS: { command: string; steps: Step[] }[] = [
  {
    command: 'rsbuild dev',
    steps: [
      'setup',
      'modifyRsbuildConfig',
      { en: 'picks the port', zh: '确定端口' },
      'onBeforeStartDevServer',
      ...COMPILER,
      { en: 'listens', zh: '开始监听' },
      'onAfterStartDevServer',
      { en: 'compiles, each time:', zh: '每次编译后：' },
      'onDevCompileDone',
      { en: 'restarts or closes', zh: '重启或关闭' },
      'onCloseDevServer',
      'onExit',
    ],
  },
  {
    command: 'rsbuild build',
    steps: [
      'setup',
      'modifyRsbuildConfig',
      ...COMPILER,
      'onBeforeBuild',
      { en: 'compiles, with --watch each time:', zh: '编译（--watch 时每次编译后）：' },
      'onAfterBuild',
      'onExit',
    ],
  },
  {
    command: 'rsbuild preview',
    steps: [
      'setup',
      'modifyRsbuildConfig',
      { en: 'picks the port', zh: '确定端口' },
      'onBeforeStartProdServer',
      { en: 'listens', zh: '开始监听' },
      'onAfterStartProdServer',
      'onExit',
    ],
  },
];

const TITLES = { en: 'Order of hooks in', zh: '钩子的执行顺序：' };
const WIDTH = 212;
const ROW = 27;
const TOP = 40;

/** Shows the order in which the hooks of a plugin run, for each command. */
export function PluginLifeCycle() {
  const lang: Lang = usePage().lang === 'zh' ? 'zh' : 'en';
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: '1.5rem 0.35rem',
        paddingBlock: '0.5rem',
      }}
    >
      {FLOWS.map((flow) => (
        <Flow key={flow.command} lang={lang} {...flow} />
      ))}
    </div>
  );
}

function Flow({ command, steps, lang }: { command: string; steps: Step[]; lang: Lang }) {
  const height = TOP + steps.length * ROW;
  const names = steps.map((step) => (typeof step === 'string' ? step : step[lang]));
  const title = `${TITLES[lang]} ${command}`;
  return (
    <svg
      role="img"
      aria-label={title}
      width={WIDTH}
      height={height}
      viewBox={`0 0 ${WIDTH} ${height}`}
      style={{ margin: 0 }}
    >
      <title>{`${title}: ${names.join(' → ')}`}</title>
      <text x={0} y={14} fontSize={14} fontWeight={600} fill="currentColor">
        {command}
      </text>
      <path d={`M7 ${TOP - 6}V${height - ROW + 6}`} stroke="var(--lectern-rule-strong)" strokeWidth={2} />
      {steps.map((step, index) => (
        <g key={names[index]} transform={`translate(0 ${TOP + index * ROW})`}>
          {typeof step === 'string' ? <Hook name={step} /> : <Own text={step[lang]} />}
        </g>
      ))}
    </svg>
  );
}

function Hook({ name }: { name: string }) {
  const isModify = name.startsWith('modify');
  return (
    <>
      <circle
        cx={7}
        cy={0}
        r={5}
        fill={isModify ? 'var(--lectern-accent)' : 'var(--lectern-paper)'}
        stroke={isModify ? 'var(--lectern-accent)' : 'currentColor'}
        strokeWidth={2}
      />
      <text x={22} y={4} fontSize={13} fontFamily="var(--lectern-mono)" fill="currentColor">
        {name}
      </text>
    </>
  );
}

function Own({ text }: { text: string }) {
  return (
    <text x={22} y={4} fontSize={12} fill="var(--lectern-ink-faint)">
      {text}
    </text>
  );
}
