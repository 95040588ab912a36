import { usePage } from 'lectern/client';
import data from '../samples/versions.json';

/** Versions, only at build time: pages are rendered then, and browsers do not need the table. */
const versions = import.meta.env.SSR ? data : { packages: {}, typesOnly: {} };
const packages = versions.packages as Record<string, string[]>;
const typesOnly = versions.typesOnly as Record<string, string>;

const SENTENCES = {
  en: {
    run: (version: string) => `The samples on this page were run with version ${version} of the plugin.`,
    types: (version: string) =>
      `The samples on this page were checked against the types of version ${version} of the plugin. They were not run.`,
    declared:
      'The samples on this page were checked against types written from the documentation of the plugin. They were not run.',
  },
  zh: {
    run: (version: string) => `本页示例使用该插件的 ${version} 版本运行。`,
    types: (version: string) => `本页示例使用该插件 ${version} 版本的类型检查，未经运行。`,
    declared: '本页示例使用根据插件文档编写的类型检查，未经运行。',
  },
};

/**
 * States the plugin version that the samples of a page were checked with, if it is not the documented version:
 * `<TestedVersion of="@rsbuild/plugin-eslint" />`. The checker of the samples requires it on each such page.
 *
 * @throws if samples/versions.json has no such package
 */
export function TestedVersion({ of: name }: { of: string }) {
  const [version = '', kind] = packages[name] ?? [];
  if (import.meta.env.SSR && !version) throw new Error(`samples/versions.json has no package "${name}".`);
  const { run, types, declared } = SENTENCES[usePage().lang === 'zh' ? 'zh' : 'en'];
  if (kind === 'declared') return <p>{declared}</p>;
  return <p>{name in typesOnly ? types(version) : run(version)}</p>;
}
