/** Tokens of a type, with the classes that code uses (`styles/syntax.css` of the theme). */
const TOKENS: [type: string, pattern: string][] = [
  ['string', String.raw`'[^'\n]*'|"[^"\n]*"`],
  ['comment', String.raw`^\([a-z ]+\)|…`],
  ['number', String.raw`\b\d[\d_.]*\b`],
  [
    'keyword',
    String.raw`\b(?:function|const|let|var|class|interface|type|typeof|keyof|extends|void|null|undefined)\b`,
  ],
  ['boolean', String.raw`\b(?:true|false)\b`],
  ['builtin', String.raw`\b(?:string|number|boolean|any|unknown|never|object)\b(?!\??:)`],
  ['class-name', String.raw`\b[A-Z]\w*\b(?!\??:)`],
];

const PATTERN = new RegExp(TOKENS.map(([, pattern]) => `(${pattern})`).join('|'), 'g');

/** Returns a type or a signature with colors. */
export function coloredCode(code: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    const { index } = match;
    const [text, ...groups] = match;
    const [type = ''] = TOKENS[groups.findIndex((group) => group !== undefined)] ?? [];
    const span = document.createElement('span');
    span.className = `token ${type}`;
    span.textContent = text;
    parts.push(code.slice(end, index), span);
    end = index + text.length;
  }
  return [...parts, code.slice(end)];
}

/** Returns lines of documentation. Text in backticks is code. */
export function paragraphs(docs: string): HTMLElement[] {
  return docs
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => {
      const paragraph = document.createElement('p');
      for (const [index, part] of line.split('`').entries()) {
        if (index % 2 === 0) paragraph.append(part);
        else paragraph.append(Object.assign(document.createElement('code'), { textContent: part }));
      }
      return paragraph;
    });
}
