import { usePage } from 'lectern/client';
import data from '../samples/versions.json';

/** Pages are rendered at build; browsers do not need the table. */
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
 * The version of a plugin that the samples of its page were checked with, where it is not the documented one:
 * `<TestedVersion of="@rsbuild/plugin-eslint" />`. The checker of the samples asks for it on each such page.
 *
 * @throws when samples/versions.json has no such package
 */
export function TestedVersion({ of: name }: { of: string }) {
  const [version = '', kind] = packages[name] ?? [];
  if (import.meta.env.SSR && !version) throw new Error(`samples/versions.json has no package "${name}".`);
  const { run, types, declared } = SENTENCES[usePage().lang === 'zh' ? 'zh' : 'en'];
  if (kind === 'declared') return <p>{declared}</p>;
  return <p>{name in typesOnly ? types(version) : run(version)}</p>;
}
