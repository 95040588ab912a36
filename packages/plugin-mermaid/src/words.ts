import { wordsIn } from 'lectern';

/** Words beside a diagram. */
export interface Words {
  /** What a diagram without a title is called for readers who do not see it. */
  diagram: string;
  /** Opens the text that the diagram is made of. */
  source: string;
}

export const WORDS = {
  en: { diagram: 'Diagram', source: 'Source of the diagram' },
  zh: { diagram: '图表', source: '图表源码' },
} satisfies Record<string, Words>;

/** @param own those of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn(WORDS, language, own);
}
