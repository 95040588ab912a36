import { usePage } from 'lectern/client';
import { Frame } from './frame.tsx';

interface Step {
  name: string;
  note: string;
  isYours?: boolean;
}

const TEXTS = {
  en: {
    title: 'The order in which the config is made: each step can override those above it',
    rsbuild: 'Rsbuild config',
    rspack: 'Rspack config',
    steps: [
      [
        { name: 'Defaults', note: 'of Rsbuild' },
        { name: 'Config file', note: 'what it exports', isYours: true },
        { name: '--port and --host', note: 'of the command', isYours: true },
        { name: 'modifyRsbuildConfig', note: 'hooks of plugins' },
      ],
      [
        { name: 'modifyBundlerChain', note: 'hooks of plugins' },
        { name: 'tools.bundlerChain', note: 'your function', isYours: true },
        { name: 'modifyRspackConfig', note: 'hooks of plugins' },
        { name: 'tools.rspack', note: 'has the last word', isYours: true },
      ],
    ],
  },
  zh: {
    title: '配置的生成顺序：下面的步骤可以覆盖上面的结果',
    rsbuild: 'Rsbuild 配置',
    rspack: 'Rspack 配置',
    steps: [
      [
        { name: '默认值', note: 'Rsbuild 内置' },
        { name: '配置文件', note: '导出的内容', isYours: true },
        { name: '--port、--host', note: '命令行参数', isYours: true },
        { name: 'modifyRsbuildConfig', note: '插件的钩子' },
      ],
      [
        { name: 'modifyBundlerChain', note: '插件的钩子' },
        { name: 'tools.bundlerChain', note: '你的函数', isYours: true },
        { name: 'modifyRspackConfig', note: '插件的钩子' },
        { name: 'tools.rspack', note: '最后生效', isYours: true },
      ],
    ],
  },
} satisfies Record<string, { title: string; rsbuild: string; rspack: string; steps: Step[][] }>;

const STEP = 42;
const BOX = 32;
const HEAD = 30;
const GROUP = HEAD + 4 * STEP + 12;

/** Shows which source of configuration takes precedence: from the defaults down to `tools.rspack`. */
export function ConfigPrecedence() {
  const { title, rsbuild, rspack, steps } = TEXTS[usePage().lang === 'zh' ? 'zh' : 'en'];
  const heads = [rsbuild, rspack];
  return (
    <Frame title={title} width={380} height={2 * GROUP}>
      {steps.map((group: Step[], index) => {
        const top = index * GROUP;
        return (
          <g key={heads[index]}>
            <text x={1} y={top + 14} {...TEXT} fill="var(--lectern-ink-soft)">
              {heads[index]}
            </text>
            {group.map((step, row) => (
              <Box key={step.name} y={top + HEAD + row * STEP} step={step} />
            ))}
          </g>
        );
      })}
      {[...Array(7).keys()].map((row) => (
        <Arrow key={row} row={row} />
      ))}
    </Frame>
  );
}

const TEXT = { fontSize: 13, dominantBaseline: 'central' } as const;

function Box({ y, step }: { y: number; step: Step }) {
  return (
    <g>
      <rect
        x={1}
        y={y}
        width={200}
        height={BOX}
        rx={4}
        fill={step.isYours ? 'var(--lectern-accent-wash)' : 'var(--lectern-wash)'}
        stroke={step.isYours ? 'var(--lectern-accent)' : 'var(--lectern-rule-strong)'}
      />
      <text x={12} y={y + BOX / 2} {...TEXT} fill="currentColor">
        {step.name}
      </text>
      <text x={216} y={y + BOX / 2} {...TEXT} fill="var(--lectern-ink-soft)">
        {step.note}
      </text>
    </g>
  );
}

/** Draws an arrow from the box of a row to the next. The fourth arrow connects the two groups. */
function Arrow({ row }: { row: number }) {
  const y = Math.floor(row / 4) * GROUP + HEAD + (row % 4) * STEP + BOX;
  const length = row % 4 === 3 ? GROUP - 3 * STEP - BOX : STEP - BOX;
  return (
    <path
      d={`M101 ${y + 1}v${length - 2}m-3.5 -3.5l3.5 3.5l3.5 -3.5`}
      fill="none"
      stroke="var(--lectern-ink-faint)"
      strokeWidth={1.4}
    />
  );
}
