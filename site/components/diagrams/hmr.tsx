import { usePage } from 'lectern/client';
import { Frame } from './frame.tsx';

const TEXT = {
  en: {
    title:
      'The dev server tells the page the hash of the new compilation over the WebSocket. The page fetches the list of changed chunks and their code, then runs the new modules if one of their importers accepts them, and reloads if none does.',
    server: 'Dev server',
    page: 'Page',
    save: 'A file is saved: compile',
    steps: ['WebSocket: hash, ok', '*.hot-update.json', 'changed chunks', '*.hot-update.js', 'new modules'],
    ask: 'Does an importer accept them?',
    yes: 'Yes',
    no: 'No',
    apply: ['Run them,', 'keep the state'],
    reload: ['Reload', 'the page'],
  },
  zh: {
    title:
      '开发服务器通过 WebSocket 把新一次编译的 hash 告诉页面。页面请求有变化的 chunk 列表和代码；如果有引用方接受更新，就执行新模块，否则刷新页面。',
    server: '开发服务器',
    page: '页面',
    save: '保存文件，重新编译',
    steps: ['WebSocket：hash、ok', '*.hot-update.json', '有变化的 chunk', '*.hot-update.js', '新模块'],
    ask: '有引用方接受更新吗？',
    yes: '有',
    no: '没有',
    apply: ['执行新模块，', '保留状态'],
    reload: ['刷新', '页面'],
  },
};

const SERVER = 70;
const PAGE = 290;
const FIRST = 108;
const STEP = 34;

/** Shows how an update reaches the page: messages between two lanes, then the page's choice. */
export function HmrDiagram() {
  const text = TEXT[usePage().lang === 'zh' ? 'zh' : 'en'];
  return (
    <Frame title={text.title} width={360} height={400}>
      <g textAnchor="middle">
        <g fontWeight="600" fontSize="14">
          <text x={SERVER} y="18">
            {text.server}
          </text>
          <text x={PAGE} y="18">
            {text.page}
          </text>
        </g>
        <g stroke="var(--lectern-rule-strong)" fill="none">
          <path d={`M${SERVER} 28V42M${SERVER} 72V262`} />
          <path d={`M${PAGE} 28V276`} />
        </g>
        <rect x="2" y="42" width="182" height="30" rx="4" fill="var(--lectern-wash)" />
        <text x="93" y="62">
          {text.save}
        </text>
        {text.steps.map((label, index) => (
          <Message key={label} label={label} y={FIRST + index * STEP} toPage={index % 2 === 0} />
        ))}
        <rect x="130" y="276" width="228" height="30" rx="4" fill="var(--lectern-wash)" />
        <text x="244" y="296">
          {text.ask}
        </text>
        <Answer x={180} label={text.yes} lines={text.apply} color="var(--lectern-green)" />
        <Answer x={306} label={text.no} lines={text.reload} color="var(--lectern-amber)" />
      </g>
    </Frame>
  );
}

function Message({ label, y, toPage }: { label: string; y: number; toPage: boolean }) {
  const [from, to] = toPage ? [SERVER + 4, PAGE - 4] : [PAGE - 4, SERVER + 4];
  const back = toPage ? -7 : 7;
  return (
    <g>
      <text x={(SERVER + PAGE) / 2} y={y - 7}>
        {label}
      </text>
      <path
        d={`M${from} ${y}H${to}M${to + back} ${y - 4}L${to} ${y}L${to + back} ${y + 4}`}
        stroke="var(--lectern-accent)"
        strokeWidth="1.5"
        fill="none"
      />
    </g>
  );
}

interface AnswerProps {
  x: number;
  label: string;
  lines: string[];
  color: string;
}

function Answer({ x, label, lines, color }: AnswerProps) {
  return (
    <g>
      <path
        d={`M${x} 306V346M${x - 4} 339L${x} 346L${x + 4} 339`}
        stroke={color}
        strokeWidth="1.5"
        fill="none"
      />
      <text x={x + 10} y="330" textAnchor="start">
        {label}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x} y={364 + index * 18}>
          {line}
        </text>
      ))}
    </g>
  );
}
