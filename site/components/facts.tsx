import { usePage } from 'lectern/client';
import { codePieces, toCode } from './code-pieces.ts';
import { assertFlag, constantOf, defaultOf, optionFact } from './facts-data.ts';
import './facts.css';

const LABELS = {
  en: {
    type: 'Type',
    default: 'Default',
    development: 'In development',
    commands: 'Commands',
    targets: 'Targets',
    since: 'Since',
  },
  zh: {
    type: '类型',
    default: '默认值',
    development: '开发模式下',
    commands: '适用命令',
    targets: '构建目标',
    since: '起始版本',
  },
};

/** Of a line of code, in characters: on a desktop it does not scroll. */
const WIDTH = 64;

export interface OptionFactsProps {
  /** `server.port` */
  option: string;
  /** Commands that read it: `dev preview`. */
  commands?: string;
  /** Build targets it matters to, when not to all: `web`. */
  targets?: string;
  /** First version that has it. */
  since?: string;
}

/** What there is to know about an option at a glance. Type and default come from the package itself. */
export function OptionFacts({ option, commands, targets, since }: OptionFactsProps) {
  const labels = LABELS[usePage().lang === 'zh' ? 'zh' : 'en'];
  const { type, default: value, defaultInDevelopment: inDevelopment } = optionFact(option);
  /** What search states in its hits. */
  const answers = [labels.type, labels.default];
  const rows: [label: string, texts: string[]][] = [
    [labels.type, [type]],
    [labels.default, [toCode(value, WIDTH)]],
    [labels.development, inDevelopment === undefined ? [] : [toCode(inDevelopment, WIDTH)]],
    [labels.commands, words(commands).map((command) => `rsbuild ${command}`)],
    [labels.targets, words(targets)],
  ];
  for (const command of words(commands)) assertFlag(command, '--help');
  return (
    <dl className="option-facts">
      {rows
        .filter(([, texts]) => texts.length > 0)
        .map(([label, texts]) => (
          <Row key={label} label={label} isBlock={texts.some(isLong)} isAnswer={answers.includes(label)}>
            {texts.map((text) => (
              <Code key={text} text={text} />
            ))}
          </Row>
        ))}
      {since ? <Row label={labels.since}>{since}</Row> : null}
    </dl>
  );
}

const isLong = (code: string) => code.includes('\n');

/** Code of one line within the row, of several lines as a block. */
function Code({ text }: { text: string }) {
  if (!isLong(text)) return <code>{text}</code>;
  return (
    <pre className="language-ts">
      <code>
        {codePieces(text).map(({ text: piece, type }, index) =>
          type ? (
            <span key={index} className={`token ${type}`}>
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </code>
    </pre>
  );
}

interface RowProps {
  label: string;
  /** Below the label, not beside it. */
  isBlock?: boolean;
  /** Search states it in its hits (docs-dev/search.md). */
  isAnswer?: boolean;
  children: React.ReactNode;
}

function Row({ label, isBlock = false, isAnswer = false, children }: RowProps) {
  return (
    <div className={isBlock ? 'block' : undefined}>
      <dt>{label}</dt>
      <dd data-lectern-fact={isAnswer ? label : undefined}>{children}</dd>
    </div>
  );
}

function words(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** The default of an option, or of a part of it, within a sentence: `<Default of="server.port" />`. */
export function Default({ of }: { of: string }) {
  return <code>{toCode(defaultOf(of))}</code>;
}

/** A flag of the command line within a sentence: `<Cli command="dev" flag="--port" />`. */
export function Cli({ command, flag }: { command: string; flag: string }) {
  assertFlag(command, flag);
  return <code className="nowrap">{flag}</code>;
}

/** A constant that the package exports, within a sentence: `<Constant of="DEFAULT_PORT" />`. */
export function Constant({ of }: { of: string }) {
  return <code>{toCode(constantOf(of))}</code>;
}
