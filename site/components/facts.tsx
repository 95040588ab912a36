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

/** Maximum width of a line of code in characters, so that it does not scroll on a desktop. */
const WIDTH = 64;

export interface OptionFactsProps {
  /** `server.port` */
  option: string;
  /** Commands that use the option: `dev preview`. */
  commands?: string;
  /** Build targets that the option affects, if not all: `web`. */
  targets?: string;
  /** First version with the option. */
  since?: string;
}

/** Shows the facts about an option at a glance. Type and default are read from the package itself. */
export function OptionFacts({ option, commands, targets, since }: OptionFactsProps) {
  const labels = LABELS[usePage().lang === 'zh' ? 'zh' : 'en'];
  const { type, default: value, defaultInDevelopment: inDevelopment } = optionFact(option);
  /** Facts that search shows in its hits. */
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

/** Renders one line of code inline, several lines as a block. */
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
  /** Whether the content is below the label instead of next to it. */
  isBlock?: boolean;
  /** Whether search shows the fact in its hits (docs-dev/search.md). */
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

/** Shows the default of an option, or of a part of it, in a sentence: `<Default of="server.port" />`. */
export function Default({ of }: { of: string }) {
  return <code>{toCode(defaultOf(of))}</code>;
}

/** Shows a flag of the command line in a sentence: `<Cli command="dev" flag="--port" />`. */
export function Cli({ command, flag }: { command: string; flag: string }) {
  assertFlag(command, flag);
  return <code className="nowrap">{flag}</code>;
}

/** Shows a constant that the package exports, in a sentence: `<Constant of="DEFAULT_PORT" />`. */
export function Constant({ of }: { of: string }) {
  return <code>{toCode(constantOf(of))}</code>;
}
