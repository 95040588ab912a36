/** Attributes of components whose value a reader sees. Attributes of HTML elements are not shown. */
const SHOWN = new Set(['title', 'label', 'text', 'description', 'summary', 'caption', 'heading']);
/** Whether an attribute is only read aloud and not shown, as in the original. */
const isAlternative = (name, attribute) => attribute === 'label' && name === 'Icon';
const isCommand = (name, attribute) => attribute === 'command' && /^PackageManager/.test(name);

/**
 * Reads a tag.
 *
 * @param text starts with `<`
 * @param isJsx whether values may be code in braces
 * @returns its `length`, `name`, whether it `isClosing` or `isSelfClosing`, and `shown`: start and end of the attribute
 * values that a reader sees; null if this is not a tag
 */
export function readTag(text, isJsx) {
  const open = /^<(\/?)([A-Za-z][\w.:-]*|(?=>))/.exec(text);
  if (!open || (open[2] === '' && !isJsx)) return null;
  const [{ length }, slash, name] = open;
  let at = length;
  const shown = [];
  while (at < text.length) {
    at += /^\s*/.exec(text.slice(at, at + 500))[0].length;
    const end = /^(\/?)>/.exec(text.slice(at, at + 2));
    if (end) {
      const isSelfClosing = end[1] === '/';
      return { length: at + end[0].length, name, isClosing: slash === '/', isSelfClosing, shown };
    }
    const attribute = readAttribute(text, at, isJsx);
    if (!attribute) return null;
    const isShown = SHOWN.has(attribute.name) && !isAlternative(name, attribute.name);
    if (/^[A-Z]/.test(name) && attribute.value && (isShown || isCommand(name, attribute.name)))
      shown.push(attribute.value);
    if (/^[A-Z]/.test(name)) shown.push(...labelsIn(text, attribute));
    at = attribute.end;
  }
  return null;
}

/** Reads one attribute: `a`, `a="b"`, `a={b}`, `{...b}`. */
function readAttribute(text, at, isJsx) {
  if (isJsx && text[at] === '{') {
    const end = bracesEnd(text, at);
    return end === -1 ? null : { name: '', end };
  }
  const name = /^[@#:A-Za-z_][\w.:@#[\]-]*/.exec(text.slice(at, at + 200))?.[0];
  if (!name) return null;
  const afterName = at + name.length;
  const equals = /^\s*=\s*/.exec(text.slice(afterName, afterName + 50));
  if (!equals) return { name, end: afterName };
  const start = afterName + equals[0].length;
  const quote = text[start];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, start + 1);
    return close === -1 ? null : { name, value: [start + 1, close], end: close + 1 };
  }
  if (isJsx && quote === '{') {
    const end = bracesEnd(text, start);
    if (end === -1) return null;
    const isString = isPlainString(text.slice(start + 1, end - 1));
    return { name, code: [start, end], end, ...(isString && { value: [start + 1, end - 1] }) };
  }
  const bare = /^[^\s"'=<>`]+/.exec(text.slice(start, start + 500))?.[0];
  return bare ? { name, end: start + bare.length } : null;
}

/** Finds labels in the code of an attribute: `values={[{ label: 'npm' }]}`. */
function labelsIn(text, { code, value }) {
  if (!code || value) return [];
  const inner = text.slice(...code);
  return [...inner.matchAll(/\blabel:\s*(['"])(.*?)\1/g)].map((match) => {
    const start = code[0] + match.index + match[0].indexOf(match[1]) + 1;
    return [start, start + match[2].length];
  });
}

/**
 * Whether code is a single one-line string, whose text is shown. A component may render longer strings as a diagram.
 */
export function isPlainString(code) {
  return /^\s*(?:"[^"\n]*"|'[^'\n]*'|`[^`$\n]*`)\s*$/.test(code);
}

/**
 * Finds the end of a pair of braces, skipping strings and comments.
 *
 * @returns the position after the closing brace; -1 if there is none
 */
export function bracesEnd(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const mark = text[at];
    if (mark === '{') depth++;
    else if (mark === '}' && --depth === 0) return at + 1;
    else if (text.startsWith('/*', at)) at = endOf(text, '*/', at);
    else if (mark === '"' || mark === '`') at = endOf(text, mark, at);
    // The text of an element may contain an apostrophe.
    else if (mark === "'" && /[\s(,[:{=]/.test(text[at - 1])) at = endOf(text, mark, at);
    if (at === -1) return -1;
  }
  return -1;
}

function endOf(text, mark, at) {
  const end = text.indexOf(mark, at + 1);
  return end === -1 ? -1 : end + mark.length - 1;
}
