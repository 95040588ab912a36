import { codeDifference } from './code-lines.ts';
import type { Disagreement, SectionEditions } from './compare.ts';
import { codeBlocks, missingFacts } from './facts.ts';
import type { Section } from './sections.ts';

/**
 * Returns the facts that differ between the first language and another one.
 *
 * @param isLooked returns false for a line that was accepted as it is
 */
export function contradictions(
  id: string,
  editions: SectionEditions,
  isLooked: (lang: string, line: number) => boolean = () => true,
): Disagreement[] {
  const [first, ...others] = editions;
  if (!first) return [];
  const [lang, section] = first;
  return others.flatMap(([other, there]) => {
    const found = [
      ...factsOnlyIn(section, there).map((item) => ({ lang, other, ...item })),
      ...factsOnlyIn(there, section).map((item) => ({ lang: other, other: lang, ...item })),
      ...codeContradictions(section, there).map((item) => ({ lang, other, ...item })),
    ];
    return found
      .filter(
        (item) => isLooked(item.lang, item.line) || (item.instead && isLooked(item.other, item.otherLine)),
      )
      .map((item) => ({ code: 'contradiction' as const, id, ...item }));
  });
}

const FACTS = { number: 'the number', code: 'the code', link: 'the link to', name: 'the name' } as const;

interface Difference {
  what: string;
  line: number;
  otherLine: number;
  instead?: string;
}

function factsOnlyIn(section: Section, other: Section): Difference[] {
  return missingFacts(section, other).map(({ kind, value, line }) => ({
    what: kind === 'code' ? `${FACTS.code} \`${value}\`` : `${FACTS[kind]} ${value}`,
    line,
    otherLine: other.line,
  }));
}

function codeContradictions(section: Section, other: Section): Difference[] {
  const [here, there] = [codeBlocks(section), codeBlocks(other)];
  if (here.length !== there.length) {
    const blocks = `${here.length} code block${here.length === 1 ? '' : 's'}`;
    const at = { line: here[0]?.line ?? section.line, otherLine: there[0]?.line ?? other.line };
    return [{ ...at, what: blocks, instead: String(there.length) }];
  }
  return here.flatMap((block, index) => {
    const beside = there[index];
    const difference = beside && codeDifference(block, beside);
    if (!beside || !difference) return [];
    const at = { line: block.line, otherLine: beside.line };
    return [{ ...at, what: `${shown(difference.here[0])} in its code`, instead: shown(difference.there[0]) }];
  });
}

function shown(line: string | undefined): string {
  if (line === undefined) return 'nothing';
  return `\`${line.length > 60 ? `${line.slice(0, 57)}…` : line}\``;
}
