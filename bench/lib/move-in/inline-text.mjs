import { nameToEmoji } from 'gemoji';
import { decodeEntity } from './entities.mjs';
import { bracesEnd, isPlainString, readTag } from './tags.mjs';

/** Elements whose content is not text. */
const SILENT = /^(?:script|style|svg|template)$/i;

/**
 * Replaces the parts of a Markdown text that no reader sees with spaces: tags, targets of links, images, comments, code
 * in braces. Line breaks stay in place.
 */
export function shownText(text, dialect) {
  const out = [];
  const state = { ...dialect, openBrackets: 0 };
  let at = 0;
  while (at < text.length) {
    const [length, shown] = readAt(text, at, state);
    const part = text.slice(at, at + length);
    // Line breaks must be kept: the caller finds a word's line by counting them.
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

/** @returns number of characters that were read, and the text that a reader sees (undefined if none) */
function readAt(text, at, state) {
  const reader = READERS[text[at]];
  // Marks hardly ever span more. Without a limit, a page with an unclosed bracket would be read over and over.
  const read = reader?.(text.slice(at, at + 20_000), state);
  if (read) return read;
  const plain = /^[^\\`<{![\]:&]+/.exec(text.slice(at))?.[0] ?? text[at];
  return [plain.length, plain];
}

const blank = (match) => (match ? [match[0].length] : null);

/** Reads text between the same number of backticks on both sides, within a paragraph. */
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

/** Returns the text with everything except some parts blanked. */
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

/** Reads `](target "title")` and `][reference]`. The text between the brackets is read as normal text. */
function readLinkEnd(rest, { attributes }) {
  const attribute = attributes ? '(?:\\{[^}\\n]*\\})?' : '';
  const target = '(?:<[^>\\n]*>|(?:[^\\s()]|\\([^\\s()]*\\))*)';
  const title = `(?:\\s+(?:"[^"]*"|'[^']*'|\\([^)]*\\)))?`;
  return (
    blank(new RegExp(`^\\]\\(\\s*${target}${title}\\s*\\)${attribute}`).exec(rest)) ??
    blank(/^\]\[[^\]\n]*\]/.exec(rest))
  );
}

/** Blanks an image. Its alternative text is not visible. */
function matched(match, rest) {
  if (!match) return null;
  if (!match[0].endsWith('(')) return [match[0].length];
  const target = readLinkEnd(rest.slice(match[0].length - 2), { attributes: true });
  return target ? [match[0].length - 2 + target[0]] : null;
}
