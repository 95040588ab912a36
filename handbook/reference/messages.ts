import { readdirSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { engineFile, engineText } from './source.ts';

/** A message that the engine can give, as its source has it: `…` stands for what differs from time to time. */
export interface Message {
  text: string;
  /** What to do next, where the source says it in the same place. */
  hints: readonly string[];
  /** Files of the engine that give it, relative to its sources. */
  files: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: ESTree with TypeScript has some hundred kinds of nodes
type Node = any;

/** Rooms whose messages are for readers or for the browser's console, not for maintainers of a site. */
const NOT_HERE = /^(?:theme|client|search)\//;

/** Functions that take a message, and the place of it among their arguments. */
const FUNCTIONS: Readonly<Record<string, number>> = { fail: 1, warn: 1, metaError: 2, at: 1 };

/** Files whose notes and warnings are made in other ways: every sentence in them is a message. */
const ALL_SENTENCES = new Set([
  'build/replace-output.ts',
  'markdown/code-twoslash.ts',
  'pages/start-page.ts',
  'publish/host-files.ts',
  'publish/service-files.ts',
  'routes/file-names.ts',
]);

/** Functions of one file that take a message in another place. */
const OTHER_PLACES: Readonly<Record<string, number>> = { 'shared/hook-result.ts': 0 };

let known: Message[] | undefined;

/** Every message of the engine that a maintainer may see, in alphabetical order. */
export function engineMessages(): readonly Message[] {
  known ??= readMessages();
  return known;
}

function readMessages(): Message[] {
  const found = new Map<string, { hints: Set<string>; files: Set<string> }>();
  for (const file of sourceFiles()) {
    for (const { text, hint } of messagesIn(file)) {
      const entry = found.get(text) ?? { hints: new Set(), files: new Set() };
      found.set(text, entry);
      entry.files.add(file);
      for (const item of hint) entry.hints.add(item);
    }
  }
  return Array.from(found, ([text, { hints, files }]) => ({
    text,
    hints: [...hints],
    files: [...files].sort(),
  })).sort((a, b) => (a.text < b.text ? -1 : 1));
}

function sourceFiles(): string[] {
  return readdirSync(engineFile('src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|\.d\.ts$/.test(file) && !NOT_HERE.test(file))
    .sort();
}

interface Found {
  text: string;
  hint: readonly string[];
}

function messagesIn(file: string): Found[] {
  const code = engineText(`src/${file}`);
  const { program } = parseSync(file, code);
  const found: Found[] = [];
  const add = (message: Node, hint?: Node) => {
    for (const text of textsOf(message)) if (isMessage(text)) found.push({ text, hint: textsOf(hint) });
  };
  const addSentence = (node: Node) => {
    if (textsOf(node).some((text) => /^[A-Z"…](?:\S* ){3}.*\.$/.test(text))) add(node);
  };
  new Visitor({
    NewExpression(node: Node) {
      if (node.callee.name === 'DocsError') add(node.arguments[0], propertyOf(node.arguments[1], 'hint'));
    },
    ObjectExpression(node: Node) {
      add(propertyOf(node, 'message') ?? propertyOf(node, 'says'), propertyOf(node, 'hint'));
    },
    VariableDeclarator(node: Node) {
      if (node.id.name === 'message' || node.id.name === 'problem') add(node.init);
    },
    CallExpression(node: Node) {
      const place = FUNCTIONS[node.callee.name ?? node.callee.property?.name];
      if (place === undefined) return;
      const own = OTHER_PLACES[file] ?? place;
      add(
        node.arguments[own],
        node.arguments.slice(own + 1).findLast((item: Node) => textsOf(item).length > 0),
      );
    },
    ArrayExpression(node: Node) {
      // Messages of a plugin that is none, each with its hint.
      if (file === 'config/plugins.ts' && node.elements.length === 2) add(node.elements[0], node.elements[1]);
    },
    Literal(node: Node) {
      if (ALL_SENTENCES.has(file)) addSentence(node);
    },
    TemplateLiteral(node: Node) {
      if (ALL_SENTENCES.has(file)) addSentence(node);
    },
  }).visit(program);
  return found;
}

/** What begins with a place is text of a terminal, what has no letters is none. */
function isMessage(text: string): boolean {
  return /[A-Za-z]{2}.* |^[a-z]+ /.test(text) && text.replaceAll('…', '').trim().length > 4;
}

function propertyOf(node: Node, name: string): Node {
  return node?.type === 'ObjectExpression'
    ? node.properties.find((property: Node) => property.key?.name === name)?.value
    : undefined;
}

/** The texts that an expression may be, with `…` for what is not known. */
function textsOf(node: Node): string[] {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return [templateText(node)];
  if (node.type === 'ConditionalExpression') {
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  }
  if (node.type === 'ArrowFunctionExpression') return textsOf(node.body);
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  // The plugin's name goes before the text.
  if (node.callee?.name === 'named') return textsOf(node.arguments[0]).map((text) => `Plugin "…": ${text}`);
  if (node.type === 'ParenthesizedExpression') return textsOf(node.expression);
  return [];
}

function templateText({ quasis, expressions }: Node): string {
  return quasis
    .map(({ value }: Node, index: number) => value.cooked + (index < expressions.length ? '…' : ''))
    .join('')
    .replace(/…(?:\s*…)+/g, '…');
}
