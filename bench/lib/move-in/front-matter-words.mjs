import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { wordsOf } from './words.mjs';

/** Keys of front matter with text that a page shows: its title, and the parts of a home page. */
const SHOWN = [/^title$/, /^banner\.content$/];
const SHOWN_AT_HOME = [
  /^hero\.(?:title|name|text|tagline|actions\.\d+\.text)$/,
  /^features\.\d+\.(?:title|details)$/,
];
const IS_HOME = /^(?:(?:pageType|layout):\s*['"]?home|template:\s*['"]?splash)\b/m;

/**
 * Returns the words of front matter that the page shows.
 *
 * @param yaml the text between the `---` lines
 * @param firstLine number of its first line in the file
 */
export function frontMatterWords(yaml, firstLine) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const shown = IS_HOME.test(yaml) ? [...SHOWN, ...SHOWN_AT_HOME] : SHOWN;
  const words = [];
  visit(document, (_, node, path) => {
    if (!isScalar(node) || typeof node.value !== 'string') return;
    const name = pathOf(path, node);
    if (!shown.some((pattern) => pattern.test(name))) return;
    const { line } = counter.linePos(node.range[0]);
    const text = node.value.replace(/<[^>]*>/g, ' ');
    words.push(...wordsOf(text).map((word) => ({ word, line: firstLine + line - 1, isFrontMatter: true })));
  });
  return words;
}

/** Returns the path of a value, such as `hero.actions.0.text`, from its ancestors; an empty string for a key. */
function pathOf(path, node) {
  const names = [];
  for (const [index, step] of path.entries()) {
    const next = path[index + 1] ?? node;
    if (step.key !== undefined && step.value !== undefined) {
      if (step.key === next) return '';
      names.push(String(step.key.value));
    } else if (Array.isArray(step.items) && !step.items[0]?.key) {
      names.push(String(step.items.indexOf(next)));
    }
  }
  return names.join('.');
}
