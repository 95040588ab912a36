import { usePage } from 'lectern/client';
import { Frame } from './frame.tsx';

const TEXT = {
  en: {
    title:
      'Modules on the left become files on the right. Your code and dayjs become index.js; core-js, React, axios and lodash get a file each; what import() loads becomes an async file that is loaded later.',
    modules: 'Modules',
    files: 'Files',
    own: 'your code, dayjs',
    start: 'Loaded at the start',
    later: 'Loaded when import() runs',
  },
  zh: {
    title:
      '左边的模块输出为右边的文件：业务代码和 dayjs 输出为 index.js；core-js、React、axios 和 lodash 各自输出为一个文件；import() 加载的模块输出为异步文件，按需加载。',
    modules: '模块',
    files: '文件',
    own: '业务代码、dayjs',
    start: '首屏加载',
    later: '执行 import() 时加载',
  },
};

const SPLIT = ['core-js', 'react, react-dom', 'axios', 'lodash'];
const NAMES = ['lib-polyfill.js', 'lib-react.js', 'lib-axios.js', 'lib-lodash.js'];

/** Shows how `split-by-experience` splits the page's example app into files. */
export function SplitChunkDiagram() {
  const text = TEXT[usePage().lang === 'zh' ? 'zh' : 'en'];
  return (
    <Frame title={text.title} width={360} height={322}>
      <g textAnchor="middle">
        <g fontWeight="600" fontSize="14">
          <text x="78" y="18">
            {text.modules}
          </text>
          <text x="278" y="18">
            {text.files}
          </text>
        </g>
        <Band y={28} height={214} label={text.start} />
        <Row y={54} from={text.own} to="index.js" />
        {SPLIT.map((from, index) => (
          <Row key={from} y={92 + index * 37} from={from} to={NAMES[index] ?? ''} />
        ))}
        <Band y={252} height={68} label={text.later} />
        <Row y={278} from="Chart.jsx" to="async/*.js" />
      </g>
    </Frame>
  );
}

function Band({ y, height, label }: { y: number; height: number; label: string }) {
  return (
    <g>
      <rect
        x="1"
        y={y}
        width="358"
        height={height}
        rx="6"
        fill="none"
        stroke="var(--lectern-rule-strong)"
        strokeDasharray="4 3"
      />
      <text x="12" y={y + 18} textAnchor="start" fontSize="12" fill="var(--lectern-ink-soft)">
        {label}
      </text>
    </g>
  );
}

function Row({ y, from, to }: { y: number; from: string; to: string }) {
  return (
    <g>
      <rect x="12" y={y} width="132" height="28" rx="4" fill="var(--lectern-wash)" />
      <text x="78" y={y + 19}>
        {from}
      </text>
      <path
        d={`M150 ${y + 14}H206M199 ${y + 10}L206 ${y + 14}L199 ${y + 18}`}
        stroke="var(--lectern-accent)"
        strokeWidth="1.5"
        fill="none"
      />
      <rect x="212" y={y} width="134" height="28" rx="4" fill="none" stroke="var(--lectern-accent)" />
      <text x="279" y={y + 19}>
        {to}
      </text>
    </g>
  );
}
