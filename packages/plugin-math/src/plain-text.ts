/** An element of MathML, or text. */
type Node = { name: string; attributes: string; children: Node[] } | string;

/**
 * Returns MathML as text on one line, for headings, titles, descriptions and search: `E=mc^2`, `(a+b)/2`,
 * `∑_(i=0)^n x_i`.
 *
 * @param mathml output of temml: well-formed, without comments
 */
export function plainText(mathml: string): string {
  return textOf({ name: 'mrow', attributes: '', children: parse(mathml) })
    .replace(/\s+/g, ' ')
    .trim();
}

function parse(mathml: string): Node[] {
  const stack: Node[][] = [[]];
  for (const { 0: found, 1: end, 2: name = '', 3: attributes = '' } of mathml.matchAll(
    /<(\/?)([a-z]+)([^>]*)>|[^<]+/g,
  )) {
    const siblings = stack.at(-1);
    if (!found.startsWith('<')) siblings?.push(decode(found));
    else if (end) stack.pop();
    else {
      const children: Node[] = [];
      siblings?.push({ name, attributes, children });
      stack.push(children);
    }
  }
  return stack[0] ?? [];
}

const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** Invisible operators: function application, times, separator, plus. */
const INVISIBLE = /[\u2061-\u2064]/g;

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (all, name) => REFERENCES[name] ?? all).replace(INVISIBLE, '');
}

function textOf(node: Node): string {
  if (typeof node === 'string') return node;
  const [first = '', second = '', third = ''] = node.children.map(textOf);
  switch (node.name) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(node.children.map(textOf).join(''))}`;
    case 'mroot':
      return `√[${second}]${grouped(first)}`;
    case 'msub':
      return first + script('_', second);
    case 'msup':
    case 'mover':
      return first + script('^', second);
    case 'msubsup':
      return first + script('_', second) + script('^', third);
    // A space separates sums and limits from the text after them.
    case 'munder':
      return `${first + script('_', second)} `;
    case 'munderover':
      return `${first + script('_', second) + script('^', third)} `;
    case 'mtr':
      return node.children.map(textOf).filter(Boolean).join(' ');
    case 'mtable':
      return node.children.map(textOf).join('; ');
    case 'mspace':
      return /width="(?:0?\.[2-9]|[1-9])/.test(node.attributes) ? ' ' : '';
    case 'mphantom':
      return '';
    default:
      return node.children.map(textOf).join('');
  }
}

/** Returns a script with its mark. Primes need no mark, and accents are dropped, since no one searches for them. */
function script(mark: string, text: string): string {
  const trimmed = text.trim();
  if (/^[′″‴⁗]+$/.test(trimmed)) return trimmed;
  return /[\p{Lu}\p{Ll}\p{Lo}\p{N}]/u.test(trimmed) || /^[*∗+−†‡-]$/.test(trimmed)
    ? mark + grouped(trimmed)
    : '';
}

/** Puts a text in parentheses if it is more than a word or a sign. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) || [...text].length === 1 ? text : `(${text})`;
}
