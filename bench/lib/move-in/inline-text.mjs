import { nameToEmoji } from 'gemoji';
import { decodeEntity } from './entities.mjs';
import { bracesEnd, isPlainString, readTag } from './tags.mjs';

/** Elements whose content is no text. */
const SILENT = /^(?:script|style|svg|template)$/i;

/**
 * Puts spaces where a text of Markdown holds what no reader sees: tags, targets of links, images, comments, code in
 * braces. Lines stay where they are.
 */
export function shownText(text, dialect) {
  const out = [];
  const state = { ...dialect, openBrackets: 0 };
  let at = 0;
  while (at < text.length) {
    const [length, shown] = readAt(text, at, state);
    const part = text.slice(at, at + length);
    // Lines must not get lost: the reader tells a word's line by counting them.
    out.push(shown ?? part.replace(/[^\n]/g, ' '));
    at += length;
  }
  return out.join('');
}

const READERS = {
  '\\': (rest) => (/^\\[!-/:-@[-`{-~]/.test(rest) ? [2, ` ${rest[1]}`] : null),
  '`': readCode,
  '<': readAngle,
  '{': readBraces,
  '!': (rest) => matched(/^!\[(?:[^[\]\\]|\\.|\[[^\]]*\])*\](?:\(|\[[^\]\n]*\])/.exec(rest), rest),
  '[': (rest, state) => {
    const footnote = blank(/^\[\^[^\]\s]+\]/.exec(rest));
    if (!footnote) state.openBrackets++;
    return footnote;
  },
  ']': (rest, state) => {
    if (state.openBrackets === 0) return null;
    state.openBrackets--;
    return readLinkEnd(rest, state);
  },
  ':': (rest) => {
    const name = /^:([\w+-]+):/.exec(rest)?.[1];
    return name && nameToEmoji[name] ? [name.length + 2] : null;
  },
  '&': (rest) => {
    const entity = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/.exec(rest)?.[0];
    return entity ? [entity.length, decodeEntity(entity)] : null;
  },
};

/** @returns how many characters are read, and what a reader sees of them (nothing when left out) */
function readAt(text, at, state) {
  const reader = READERS[text[at]];
  // Marks hardly ever span more; the limit keeps a page with an open bracket from being read over and over.
  const read = reader?.(text.slice(at, at + 20_000), state);
  if (read) return read;
  const plain = /^[^\\`<{![\]:&]+/.exec(text.slice(at))?.[0] ?? text[at];
  return [plain.length, plain];
}

const blank = (match) => (match ? [match[0].length] : null);

/** Text between as many backticks on both sides, within a paragraph. */
function readCode(rest) {
  const mark = /^`+/.exec(rest)[0];
  const paragraph = /^[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/.exec(rest)[0];
  const close = new RegExp(`(?<!\`)${mark}(?!\`)`, 'g');
  close.lastIndex = mark.length;
  const end = close.exec(paragraph);
  if (!end) return [mark.length, ' '];
  const inner = paragraph.slice(mark.length, end.index);
  const length = end.index + mark.length;
  return [length, ` ${inner} `];
}

function readAngle(rest, { jsx }) {
  if (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    return end === -1 ? null : [end + 3];
  }
  const link = /^<((?:[a-z][a-z\d+.-]+:|[\w.+-]+@)[^\s<>]*)>/i.exec(rest);
  if (link) return [link[0].length, ` ${link[1]} `];
  const tag = readTag(rest, jsx);
  if (!tag) return null;
  if (SILENT.test(tag.name) && !tag.isClosing && !tag.isSelfClosing) {
    const end = rest.toLowerCase().indexOf(`</${tag.name.toLowerCase()}>`, tag.length);
    if (end !== -1) return [end + tag.name.length + 3];
  }
  return [tag.length, only(rest.slice(0, tag.length), tag.shown)];
}

/** The text with everything but some parts made blank. */
function only(text, parts) {
  const hide = (part) => part.replace(/[^\n]/g, ' ');
  let out = '';
  let at = 0;
  for (const [start, end] of parts) {
    const value = text.slice(start, end).replace(/&#?\w+;/g, decodeEntity);
    out += hide(text.slice(at, start)) + value;
    at = end;
  }
  return out + hide(text.slice(at));
}

function readBraces(rest, { jsx, templates }) {
  if (templates && rest.startsWith('{{')) return blank(/^\{\{[\s\S]*?\}\}/.exec(rest));
  if (!jsx) return null;
  const end = bracesEnd(rest, 0);
  if (end === -1) return null;
  const code = rest.slice(1, end - 1);
  return isPlainString(code) ? [end, ` ${code} `] : [end];
}

/** `](target "title")` and `][reference]`; what is between the brackets is read as text. */
function readLinkEnd(rest, { attributes }) {
  const attribute = attributes ? '(?:\\{[^}\\n]*\\})?' : '';
  const target = '(?:<[^>\\n]*>|(?:[^\\s()]|\\([^\\s()]*\\))*)';
  const title = `(?:\\s+(?:"[^"]*"|'[^']*'|\\([^)]*\\)))?`;
  return (
    blank(new RegExp(`^\\]\\(\\s*${target}${title}\\s*\\)${attribute}`).exec(rest)) ??
    blank(/^\]\[[^\]\n]*\]/.exec(rest))
  );
}

/** An image: its text is for those who do not see it. */
function matched(match, rest) {
  if (!match) return null;
  if (!match[0].endsWith('(')) return [match[0].length];
  const target = readLinkEnd(rest.slice(match[0].length - 2), { attributes: true });
  return target ? [match[0].length - 2 + target[0]] : null;
}
