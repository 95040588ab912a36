import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project as newProject } from '../../tests/config-projects.ts';
import { formatError } from '../shared/error.ts';
import { type ConfigOverrides, loadConfig } from './load.ts';

const project = (files: Record<string, string> = { 'docs/index.md': '# A' }) => newProject(files);

const withConfig = (config: string, name = 'lectern.config.mjs') =>
  project({ 'docs/index.md': '# A', [name]: `export default ${config};` });

/** Returns the message, with the path of the project's folder shortened. */
async function failure(folder: string, overrides?: ConfigOverrides): Promise<string> {
  const message = await loadConfig(folder, overrides).then(() => 'it passed', formatError);
  return message.replaceAll(folder, '<project>');
}

describe('loadConfig', () => {
  it('works without a config file', async () => {
    const folder = project();
    expect(await loadConfig(folder)).toMatchObject({
      project: folder,
      docsDir: join(folder, 'docs'),
      publicDir: join(folder, 'docs/public'),
      outDir: join(folder, 'dist'),
      themeFile: null,
      configFile: null,
      configDeps: [],
      localeInfos: [
        { edition: 'en', lang: 'en', version: '', folder: '', tag: 'en', label: 'en', prefix: '' },
      ],
    });
  });

  it('takes nothing in the output folder for a page', async () => {
    const excluded = async (config: string) => (await loadConfig(withConfig(config))).route.exclude;
    expect(await excluded(`{ root: '.', route: { exclude: ['a/**'] } }`)).toEqual(['a/**', 'dist/**']);
    expect(await excluded(`{ root: '.', outDir: 'out/(1)' }`)).toEqual(['out/\\(1\\)/**']);
    expect(await excluded('{}')).toEqual([]);
  });

  it.each(['lectern.config.ts', 'lectern.config.js', 'lectern.config.mjs'])('finds %s', async (name) => {
    const folder = withConfig(`{ title: 'T' }`, name);
    const config = await loadConfig(folder);
    expect(config.title).toBe('T');
    expect(config.configFile).toBe(join(folder, name));
  });

  it('knows what the config file imports', async () => {
    const folder = project({
      'docs/index.md': '# A',
      'nav.ts': `export const title: string = 'Imported';`,
      'lectern.config.ts': `import { title } from './nav';\nexport default { title };`,
    });
    const config = await loadConfig(folder);
    expect(config.title).toBe('Imported');
    expect(config.configDeps).toContain(join(folder, 'nav.ts'));
  });

  it('lets the command line win', async () => {
    const folder = withConfig(`{ base: '/a/', outDir: 'out' }`);
    expect(await loadConfig(folder, { base: '/b', outDir: 'other' })).toMatchObject({
      base: '/b/',
      outDir: join(folder, 'other'),
    });
  });

  it('finds the theme of the project', async () => {
    const folder = project({ 'docs/index.md': '# A', 'theme/index.tsx': '' });
    expect((await loadConfig(folder)).themeFile).toBe(join(folder, 'theme/index.tsx'));
  });

  it('puts the default language first, at the root', async () => {
    const folder = withConfig(
      `{ lang: 'zh', locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }, { lang: 'pt', tag: 'pt-BR', label: 'P' }] }`,
    );
    expect((await loadConfig(folder)).localeInfos).toMatchObject([
      { lang: 'zh', tag: 'zh-CN', label: 'Z', prefix: '' },
      { lang: 'en', tag: 'en', label: 'E', prefix: '/en' },
      { lang: 'pt', tag: 'pt-BR', label: 'P', prefix: '/pt' },
    ]);
  });
});

describe('loadConfig fails', () => {
  it('without the project', async () => {
    expect(await failure('/nowhere/at/all')).toBe(
      'There is no folder <project>.\n  Name the folder that contains lectern.config.ts.',
    );
  });

  it('without the docs folder', async () => {
    const folder = project({ 'lectern.config.mjs': `export default { root: 'pages' };` });
    expect(await failure(folder)).toBe(
      '<project>  The docs folder "pages" does not exist.\n  Create it, or set "root" in lectern.config.ts to the folder of your Markdown files.',
    );
  });

  it('without the config file that --config names', async () => {
    expect(await failure(project(), { config: 'other.ts' })).toBe(
      '<project>  There is no config file other.ts.\n  Fix the path given to --config.',
    );
  });

  it('when the config file cannot be loaded', async () => {
    const message = await failure(withConfig('{ title: '));
    expect(message).toMatch(/^lectern\.config\.mjs:1 {2}The config file could not be loaded: /);
    expect(message).toMatch(/\n {2}Fix the file and start again\.$/);
    // A plugin reports an error in its options like this.
    const error = `Object.assign(new Error('No tea.'), { name: 'DocsError', where: '', hint: 'Brew some.' })`;
    expect(await failure(withConfig(`(() => { throw ${error}; })()`))).toBe(
      'lectern.config.mjs  No tea.\n  Brew some.',
    );
  });

  it('for a language that "locales" does not list', async () => {
    const folder = withConfig(
      `{ lang: 'fr', locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }] }`,
    );
    expect(await failure(folder)).toBe(
      `lectern.config.mjs:1:18  lang is "fr", which "locales" does not list.\n  Add { lang: 'fr', label: '…' } to "locales", or set "lang" to one of: en, zh.`,
    );
  });

  it.each([
    ['.', 'the project itself'],
    ['..', 'the project itself'],
    ['docs', 'the docs folder'],
  ])('for the output folder %s', async (outDir, what) => {
    expect(await failure(project(), { outDir })).toBe(
      `<project>  outDir "${outDir}" is or holds ${what}, and a build replaces it.\n  Choose a separate folder, such as "dist".`,
    );
  });

  it('for an image that is not there', async () => {
    expect(await failure(withConfig(`{ logo: '/logo.svg' }`))).toBe(
      'The config names images that are not there:\n  lectern.config.mjs:1:18  logo is "/logo.svg", and there is no such file.\n    Put the file at docs/public/logo.svg, or fix the path.',
    );
  });
});
