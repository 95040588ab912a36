import { Parser } from 'htmlparser2';
import { NOTES } from '../shared/notes.ts';

/** What a page says about something in one word, such as the default of an option. */
export type Fact = [label: string, value: string];

/** Characters of a value that a hit has room for. */
const MAX_VALUE = 60;
/** A hit shows one line of facts. */
const MAX_FACTS = 4;

const SECTION = /^h[2-4]$/;

/**
 * Facts of an article: each element with the note `data-lectern-fact="Default"` gives one, whose value is its text.
 *
 * @param article HTML with its notes
 * @returns by the anchor of the section they are in, empty for the top of the page
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
  // Most pages have theirs below the title: what comes after the last one need not be parsed.
  const last = article.lastIndexOf(` ${NOTES.fact}`);
  const rest = article.slice(last).search(/<h[2-4][\s>]/);
  parser.end(rest < 0 ? article : article.slice(0, last + rest));
  return facts;
}

function shortened(text: string): string {
  // Types of several lines begin each of them so.
  const line = text.replace(/\s+/g, ' ').trim().replace(/^\| /, '');
  const characters = [...line];
  return characters.length <= MAX_VALUE ? line : `${characters.slice(0, MAX_VALUE).join('').trimEnd()}…`;
}
