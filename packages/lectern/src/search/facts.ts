import { Parser } from 'htmlparser2';
import { NOTES } from '../shared/notes.ts';

/** A short fact that a page states, such as the default of an option. */
export type Fact = [label: string, value: string];

/** Maximum length of a value (characters), so that it fits into a hit. */
const MAX_VALUE = 60;
/** Maximum number of facts. A hit shows one line of them. */
const MAX_FACTS = 4;

const SECTION = /^h[2-4]$/;

/**
 * Reads the facts of an article. Each element with the note `data-lectern-fact="Default"` is one fact, and its text is
 * the value.
 *
 * @param article HTML including its notes
 * @returns facts by the anchor of their section; the anchor is empty for the top of the page
 */
export function readFacts(article: string): ReadonlyMap<string, Fact[]> {
  const facts = new Map<string, Fact[]>();
  if (!article.includes(` ${NOTES.fact}`)) return facts;
  let section = '';
  let depth = 0;
  let open: { depth: number; label: string; text: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (SECTION.test(name)) section = attributes.id ?? section;
      const label = attributes[NOTES.fact];
      if (label && !open) open = { depth, label, text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      if (open?.depth === depth--) {
        const own = facts.get(section) ?? [];
        const value = shortened(open.text);
        if (value && own.length < MAX_FACTS) facts.set(section, [...own, [open.label, value]]);
        open = null;
      }
    },
  });
  // Most pages have their facts below the title. Nothing after the section of the last fact needs to be parsed.
  const last = article.lastIndexOf(` ${NOTES.fact}`);
  const rest = article.slice(last).search(/<h[2-4][\s>]/);
  parser.end(rest < 0 ? article : article.slice(0, last + rest));
  return facts;
}

function shortened(text: string): string {
  // In a type of several lines, each line begins with `|`.
  const line = text.replace(/\s+/g, ' ').trim().replace(/^\| /, '');
  const characters = [...line];
  return characters.length <= MAX_VALUE ? line : `${characters.slice(0, MAX_VALUE).join('').trimEnd()}…`;
}
