import { wordsIn } from 'lectern';

/** Words next to a diagram. */
export interface Words {
  /** Name of a diagram without a title, for readers who do not see it. */
  diagram: string;
  /** Label that opens the source of the diagram. */
  source: string;
}

export const WORDS = {
  en: { diagram: 'Diagram', source: 'Source of the diagram' },
  zh: { diagram: '图表', source: '图表源码' },
} satisfies Record<string, Words>;

/** @param own words of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn(WORDS, language, own);
}
