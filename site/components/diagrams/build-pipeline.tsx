import { usePage } from 'lectern/client';
import { Frame } from './frame.tsx';

interface Row {
  source: string[];
  step: string[];
  output: string[];
}

const TEXTS = {
  en: {
    title: 'How source files become output files: one row per kind of file',
    heads: ['Source', 'What happens', 'In dist'],
    rows: [
      {
        source: ['.ts .tsx', '.js .jsx'],
        step: ['SWC compiles,', 'then bundled'],
        output: ['static/js/*.js', 'static/js/async/'],
      },
      {
        source: ['.css .scss', '.less'],
        step: ['Sass or Less,', 'then PostCSS'],
        output: ['static/css/*.css'],
      },
      {
        source: ['.png .svg', '.woff2 .mp4'],
        step: ['small: data URI,', 'else a file'],
        output: ['static/image/ …'],
      },
      { source: ['.wasm'], step: ['emitted'], output: ['static/wasm/'] },
      { source: ['template'], step: ['filled in, tags', 'injected'], output: ['index.html'] },
      { source: ['public/'], step: ['copied as it is'], output: ['dist root'] },
    ],
  },
  zh: {
    title: '源文件如何变成产物，每行对应一类文件',
    heads: ['源文件', '处理方式', 'dist 中的位置'],
    rows: [
      {
        source: ['.ts .tsx', '.js .jsx'],
        step: ['SWC 编译', '再打包'],
        output: ['static/js/*.js', 'static/js/async/'],
      },
      {
        source: ['.css .scss', '.less'],
        step: ['Sass 或 Less', '再经 PostCSS'],
        output: ['static/css/*.css'],
      },
      {
        source: ['.png .svg', '.woff2 .mp4'],
        step: ['小文件转 data URI', '其余输出文件'],
        output: ['static/image/ …'],
      },
      { source: ['.wasm'], step: ['直接输出'], output: ['static/wasm/'] },
      { source: ['HTML 模板'], step: ['填入参数', '注入标签'], output: ['index.html'] },
      { source: ['public/'], step: ['原样复制'], output: ['dist 根目录'] },
    ],
  },
} satisfies Record<string, { title: string; heads: string[]; rows: Row[] }>;

const COLUMNS = [
  { x: 1, width: 98 },
  { x: 121, width: 124 },
  { x: 267, width: 132 },
];
const TOP = 28;
const ROW = 58;
const BOX = 44;

/** Shows how a production build handles each kind of file, and the path of the result. */
export function BuildPipeline() {
  const { title, heads, rows } = TEXTS[usePage().lang === 'zh' ? 'zh' : 'en'];
  const height = TOP + rows.length * ROW - (ROW - BOX) + 2;
  return (
    <Frame title={title} width={400} height={height}>
      {heads.map((head, index) => (
        <text key={head} x={middle(index)} y={14} {...TEXT} fill="var(--lectern-ink-soft)">
          {head}
        </text>
      ))}
      {rows.map(({ source, step, output }, row) => {
        const y = TOP + row * ROW;
        return (
          <g key={source.join()}>
            <Box column={0} y={y} lines={source} isCode />
            <Arrow x={100} y={y + BOX / 2} />
            <Box column={1} y={y} lines={step} />
            <Arrow x={246} y={y + BOX / 2} />
            <Box column={2} y={y} lines={output} isCode />
          </g>
        );
      })}
    </Frame>
  );
}

const TEXT = { fontSize: 13, textAnchor: 'middle', dominantBaseline: 'central' } as const;

function Box({ column, y, lines, isCode }: { column: number; y: number; lines: string[]; isCode?: boolean }) {
  const { x, width } = COLUMNS[column] ?? { x: 0, width: 0 };
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={BOX}
        rx={4}
        fill={isCode ? 'var(--lectern-wash)' : 'none'}
        stroke={isCode ? 'var(--lectern-rule-strong)' : 'var(--lectern-accent)'}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={middle(column)}
          y={y + BOX / 2 + (index - (lines.length - 1) / 2) * 17}
          {...TEXT}
          fill="currentColor"
          style={isCode ? { fontFamily: 'var(--lectern-mono)', fontSize: 12 } : undefined}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Arrow({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x + 2} ${y}h14m-4 -4l5 4l-5 4`}
      fill="none"
      stroke="var(--lectern-ink-faint)"
      strokeWidth={1.4}
    />
  );
}

function middle(column: number): number {
  const { x, width } = COLUMNS[column] ?? { x: 0, width: 0 };
  return x + width / 2;
}
