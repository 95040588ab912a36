import { wordsIn } from 'lectern';

/** All words that the plugin shows. */
export interface Words {
  /** `{time}` is the time in the language of the page: "5 min". */
  readingTime: string;
  contributors: string;
  tags: string;
  /** Title of a list; `{tag}` is the tag. */
  tagged: string;
}

/** All words in English. */
export const en: Words = {
  readingTime: '{time} read',
  contributors: 'Contributors',
  tags: 'Tags',
  tagged: 'Pages tagged “{tag}”',
};

const zh: Words = {
  readingTime: '阅读约需{time}',
  contributors: '贡献者',
  tags: '标签',
  tagged: '标签“{tag}”的页面',
};

/** Words for other languages, in which the time needs no words. */
const other: Words = { ...en, readingTime: '{time}' };

/** @param own words of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own?: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn({ en, zh, '': other }, language, own);
}
