// Reads the messages of the engine from its sources. The test of the catalog compares them with its entries; `lectern
// explain` and the handbook read the hints.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * Rooms whose messages are for readers or for the browser's console, not for maintainers of a site; and the catalog
 * itself.
 */
const NOT_HERE = /^(?:theme|client|search|explain\/catalogue)\//;

/** Files of those rooms that also run in a build. Their messages are about pages and components. */
const IN_BUILDS = new Set([
  'client/entry-server.tsx',
  'client/island-server.tsx',
  'client/mdx-gaps.ts',
  'client/static-react.ts',
]);

/** Functions that take a message, with the index of that argument. */
const FUNCTIONS = { fail: 1, warn: 1, metaError: 2, at: 1, gap: 1 };

/** Files that create notes and warnings in other ways. Every sentence in them counts as a message. */
const ALL_SENTENCES = new Set([
  'build/replace-output.ts',
  'dev/feeds.ts',
  'markdown/code-twoslash.ts',
  'markdown/code.ts',
  'pages/feed-plans.ts',
  'pages/head-handlers.ts',
  'pages/start-page.ts',
  'publish/host-files.ts',
  'publish/service-files.ts',
  'routes/file-names.ts',
]);

/** Functions of one file that take the message at another index. */
const OTHER_PLACES = { 'shared/hook-result.ts': 0 };

/** Matches a hint, which is not a message: it begins with a verb. */
const STEP =
  /^(?:Add|Change|Declare|Empty|Fix|Give|Import|Install|Make|Put|Remove|Rename|Return|Set|Split|Use|Write) /;

const OF_ITS_PLACE = /^(?:Did you mean|Known|There are|It has|It knows|Keys that)\b/;

/** Matches a message, which ends like a sentence, or with an inserted text. */
const SENTENCE = /^[A-Z"…](?:\S* ){3}.*[.…]$/;

/**
 * Returns every message of the engine that a maintainer may see, in alphabetical order.
 *
 * @param {string} folder the engine's package
 */
export function engineMessages(folder) {
  const found = new Map();
  for (const file of sourceFiles(folder)) {
    for (const { text, hint } of readFile(folder, file).messages) {
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

/**
 * Returns the hints of messages, by message. Hints that make no sense without their message are left out: texts that
 * are not sentences, and lists of known names.
 *
 * @param {string} folder the engine's package
 */
export function hintsByMessage(folder) {
  return new Map(
    engineMessages(folder).map(({ text, hints }) => [
      text,
      hints.filter((hint) => /[.?!]$/.test(hint.trim()) && !OF_ITS_PLACE.test(hint)),
    ]),
  );
}

/**
 * Returns every sentence of the engine's Node side that is not part of a message or its hint, with its file.
 *
 * @param {string} folder the engine's package
 */
export function otherSentences(folder) {
  const files = sourceFiles(folder).map((file) => ({ file, ...readFile(folder, file) }));
  const known = new Set(
    files.flatMap(({ messages }) => messages.flatMap(({ text, hint }) => [text, ...hint])),
  );
  return files.flatMap(({ file, sentences }) =>
    sentences
      .filter((text) => !known.has(text) && !known.has(`Plugin "…": ${text}`))
      .map((text) => ({ file, text })),
  );
}

function sourceFiles(folder) {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => IN_BUILDS.has(file) || (/(?<!\.test|\.d)\.ts$/.test(file) && !NOT_HERE.test(file)))
    .sort();
}

const files = new Map();

/** Returns messages and sentences of a source file, which is read only once. */
function readFile(folder, file) {
  const path = join(folder, 'src', file);
  const known = files.get(path) ?? parseFile(file, readFileSync(path, 'utf8'));
  files.set(path, known);
  return known;
}

function parseFile(file, code) {
  const messages = [];
  const sentences = [];
  /** Texts of errors that are bugs. They are shown with a stack trace and have no entry in the catalog. */
  const bugs = new Set();
  const add = (message, hint) => {
    for (const text of textsOf(message)) if (isMessage(text)) messages.push({ text, hint: textsOf(hint) });
  };
  const addSentence = (node) => {
    for (const text of textsOf(node)) {
      if (!SENTENCE.test(text) || STEP.test(text)) continue;
      sentences.push(text);
      if (ALL_SENTENCES.has(file)) messages.push({ text, hint: [] });
    }
  };
  new Visitor({
    NewExpression(node) {
      if (node.callee.name === 'DocsError') add(node.arguments[0], propertyOf(node.arguments[1], 'hint'));
      if (node.callee.name === 'Error') for (const text of textsOf(node.arguments[0])) bugs.add(text);
    },
    ObjectExpression(node) {
      add(propertyOf(node, 'message') ?? propertyOf(node, 'says'), propertyOf(node, 'hint'));
    },
    VariableDeclarator(node) {
      if (node.id.name === 'message' || node.id.name === 'problem') add(node.init);
    },
    CallExpression(node) {
      if (node.callee.object?.property?.name === 'problems') add(node.arguments[0]);
      const place = FUNCTIONS[node.callee.name ?? node.callee.property?.name];
      if (place === undefined) return;
      const own = OTHER_PLACES[file] ?? place;
      add(
        node.arguments[own],
        node.arguments.slice(own + 1).findLast((item) => textsOf(item).length > 0),
      );
    },
    ArrayExpression(node) {
      // Messages about an invalid plugin, each with its hint.
      if (file === 'config/plugins.ts' && node.elements.length === 2) add(node.elements[0], node.elements[1]);
    },
    Literal: addSentence,
    TemplateLiteral: addSentence,
  }).visit(parseSync(file, code).program);
  return { messages, sentences: sentences.filter((text) => !bugs.has(text)) };
}

/**
 * Whether a text is a message. Texts without words are not, such as the format of a line with a file and a position.
 */
function isMessage(text) {
  return /[A-Za-z]{2}.* |^[a-z]+ /.test(text) && text.replaceAll('…', '').trim().length > 4;
}

function propertyOf(node, name) {
  return node?.type === 'ObjectExpression'
    ? node.properties.find((property) => property.key?.name === name)?.value
    : undefined;
}

/** Returns the texts that an expression may evaluate to, with `…` for unknown parts. */
function textsOf(node) {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return [templateText(node)];
  if (node.type === 'ConditionalExpression') {
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  }
  if (node.type === 'ArrowFunctionExpression') return textsOf(node.body);
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  // `named` puts the plugin's name before the text.
  if (node.callee?.name === 'named') return textsOf(node.arguments[0]).map((text) => `Plugin "…": ${text}`);
  if (node.type === 'ParenthesizedExpression') return textsOf(node.expression);
  return [];
}

function templateText({ quasis, expressions }) {
  return quasis
    .map(({ value }, index) => value.cooked + (index < expressions.length ? '…' : ''))
    .join('')
    .replace(/…(?:\s*…)+/g, '…');
}
