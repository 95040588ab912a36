import { expect, it } from 'vitest';
import { checkPluginVersions } from './plugin-versions.js';

const packages = {
  '@rsbuild/plugin-eslint': ['0.6.7', 'next'],
  '@rsbuild/plugin-react': ['0.5.7', 'same'],
} as const;

function messages(key: string, source: string) {
  const page = { path: `${key}.mdx`, lang: 'en', key, source, samples: [], problems: [] };
  return checkPluginVersions([page], packages).map(({ message }) => message);
}

it('asks for the version that was run, where it is another', () => {
  const tag = '<TestedVersion of="@rsbuild/plugin-eslint" />';
  expect(messages('plugins/list/plugin-eslint', 'ESLint')).toEqual([`Say which version was run: ${tag}.`]);
  expect(messages('plugins/list/plugin-eslint', tag)).toEqual([]);
  expect(messages('plugins/list/plugin-react', 'React')).toEqual([]);
  expect(messages('plugins/list/index', 'All')).toEqual([]);
});

it('refuses the version of another plugin', () => {
  const tag = '<TestedVersion of="@rsbuild/plugin-react" />';
  expect(messages('plugins/list/plugin-react', tag)).toEqual([`${tag} does not belong on this page.`]);
  expect(messages('guide/start/index', tag)).toEqual([`${tag} does not belong on this page.`]);
});
