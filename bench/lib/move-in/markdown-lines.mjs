/**
 * Sorts the lines of a page's body into text, code, and lines that are not shown. Written for the suite alone: it
 * shares no code with the engine, and it never fails, regardless of the page's content.
 *
 * @param dialect see `dialects.mjs`
 * @returns per line `{kind, text}`; `kind` is `text`, `code` or `none`
 */
export function sortLines(body, dialect) {
  const state = { dialect, mode: null, isAfterBlank: true, isInList: false, wasIndented: false };
  return body.split('\n').map((line) => sortLine(line.replace(/\r$/, ''), state));
}

function sortLine(line, state) {
  if (state.mode) return state.mode(line, state);
  const sorted = openFence(line, state) ?? openEsm(line, state) ?? openRaw(line, state) ?? plain(line, state);
  const isBlank = line.trim() === '';
  if (!isBlank) state.isInList = isListLine(line, state);
  if (!isBlank) state.wasIndented = sorted.kind === 'code' && !state.mode;
  state.isAfterBlank = isBlank;
  return sorted;
}

const none = (line = '') => ({ kind: 'none', text: line });

function isListLine(line, { isInList }) {
  if (/^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.test(line)) return true;
  return isInList && /^\s/.test(line);
}

/** Quotes and lists may contain a fence. Their marks in front of it are not part of it. */
const FENCE = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)(`{3,}|~{3,})(.*)$/;

function openFence(line, state) {
  const match = FENCE.exec(line);
  if (!match || (match[2].startsWith('`') && match[3].includes('`'))) return null;
  const [, , mark, info] = match;
  const read = codeReader(info);
  state.mode = (next) => {
    const stripped = next.replace(/^[\s>]*/, '').trimEnd();
    if (/^(`+|~+)$/.test(stripped) && stripped.startsWith(mark)) {
      state.mode = null;
      state.isAfterBlank = true;
      return none();
    }
    return read(next);
  };
  return { kind: 'code', text: shownInfo(info) };
}

/** Returns the visible part of a fence's info string: a title, or the label of a tab. */
function shownInfo(info) {
  const title = /(?<=^|\s)title=(?:"([^"]*)"|'([^']*)'|([^\s{"']+))/.exec(info);
  const label = /\[([^\]]+)\]/.exec(info.replace(/\{[^}]*\}/g, ''));
  return [title?.[1] ?? title?.[2] ?? title?.[3], title ? undefined : label?.[1]].filter(Boolean).join(' ');
}

/** Notes to the highlighter are not shown, nor is what twoslash cuts off: `---cut---` and its kind. */
function codeReader(info) {
  const isTwoslash = /\btwoslash\b/.test(info);
  const shown = [];
  let isCut = false;
  const read = (line) => {
    const cut = isTwoslash && /^\s*\/\/\s*---cut(?:-(before|after|start|end))?---/.exec(line);
    if (cut) {
      isCut = cut[1] === 'after' || cut[1] === 'start';
      const isBefore = cut[1] === undefined || cut[1] === 'before';
      if (isBefore) for (const item of shown) item.text = '';
    }
    if (cut || isCut || (isTwoslash && /^\s*\/\/\s*[@^]/.test(line))) return '';
    if (/^\s*(?:\/\/|#|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b/.test(line)) return '';
    return line.replace(/\[!code\b[^\]]*\]/g, '');
  };
  return (line) => {
    const item = { kind: 'code', text: read(line) };
    shown.push(item);
    return item;
  };
}

/** An `import` or `export` block of MDX ends at the first blank line outside of brackets. */
function openEsm(line, state) {
  if (!state.dialect.esm || !state.isAfterBlank) return null;
  if (!/^(?:import|export)(?:\s|\{|\*)/.test(line)) return null;
  if (!state.dialect.jsx && !/^import\b.*['"]|^export\s/.test(line)) return null;
  let depth = 0;
  const count = (text) => {
    for (const mark of text) depth += '([{'.includes(mark) ? 1 : ')]}'.includes(mark) ? -1 : 0;
  };
  count(line);
  state.mode = (next) => {
    count(next);
    if (next.trim() === '' && depth <= 0) {
      state.mode = null;
      state.isAfterBlank = true;
    }
    return none();
  };
  return none();
}

/** Start and end of scripts, styles and comments, which may contain blank lines. */
const RAW = [
  [/^\s*<(script|style)\b[^>]*>/i, (match) => new RegExp(`</${match[1]}>`, 'i')],
  [/<!--/, () => /-->/],
  [/\{\/\*/, () => /\*\/\}/],
];

function openRaw(line, state) {
  for (const [open, closeOf] of RAW) {
    const match = open.exec(line);
    if (!match || isInCode(line, match.index)) continue;
    const close = closeOf(match);
    if (close.test(line.slice(match.index + match[0].length))) continue;
    state.mode = (next) => {
      const end = close.exec(next);
      if (!end) return none();
      state.mode = null;
      state.isAfterBlank = false;
      return { kind: 'text', text: next.slice(end.index + end[0].length) };
    };
    return { kind: 'text', text: line.slice(0, match.index) };
  }
  return null;
}

function isInCode(line, index) {
  return (line.slice(0, index).match(/`/g) ?? []).length % 2 === 1;
}

function plain(line, { dialect, isAfterBlank, isInList, wasIndented }) {
  const mayBeCode = (isAfterBlank || wasIndented) && !isInList && !dialect.jsx;
  const isIndented = mayBeCode && /^(?: {4}|\t)/.test(line);
  return isIndented ? { kind: 'code', text: line } : { kind: 'text', text: line };
}
