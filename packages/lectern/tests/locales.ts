import type { LocaleInfo } from '../src/shared/types.ts';

/** Locales of a bilingual site, in the form that `loadConfig` returns. */
export const en: LocaleInfo = {
  edition: 'en',
  lang: 'en',
  version: '',
  folder: 'en',
  tag: 'en',
  label: 'English',
  prefix: '',
};

export const zh: LocaleInfo = {
  edition: 'zh',
  lang: 'zh',
  version: '',
  folder: 'zh',
  tag: 'zh-CN',
  label: '简体中文',
  prefix: '/zh',
};
