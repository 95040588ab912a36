import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { failure, site, siteWithPackages } from './testing.ts';

/** Config of a site whose plugins and theme make mistakes, for tests of the messages about them. */

const locales = `lang: 'en', locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }]`;

/** A plugin with a page that has a dead link, an error of its own, an empty feed, and slots that no page shows. */
const plugin = `{
  name: 'teas',
  theme: import.meta.dirname + '/plugins/theme.tsx',
  config: (config) => ({ ...config, feeds: [{ folder: 'teas' }] }),
  pages(site) {
    if (process.env.TEAS_TEST) site.fail('No kettle.', 'teas.txt:2', 'Buy one.');
    return [{ path: 'en/teas/oolong.md', text: '# Oolong\\n\\n[Black](' + (process.env.TEAS_TEST ?? '#oolong') + ')' }];
  },
}`;

const files = {
  'lectern.config.mjs': `export default { siteOrigin: 'https://a.dev', ${locales}, plugins: [${plugin}] };`,
  'plugins/theme.tsx': `export const slots = { beforeHro: () => <i />, beforeHero: () => <i /> };`,
  'theme/index.tsx': `import { useSlotComponents } from 'lectern/client';
import { SiteTitle as Original } from 'lectern/theme';
export * from 'lectern/theme';
export const SiteTitle = () => <div><Original />{useSlotComponents('mine').map((Mine) => <Mine key="a" />)}</div>;
export const slots = { mine: () => <b>mine</b>, 'kettle': () => <b /> };`,
  'docs/en/index.md': '# Home\n\nA [group](./all.md#leaf).',
  'docs/en/all.md': '---\noverview: true\n---\n\n# All\n\n```kettel\nbrew\n```',
  'docs/en/leaf/a.md': '# A',
  'docs/en/stem/b.md': '# B',
};

describe('a build', () => {
  it('passes with what plugins have left empty, and tells each thing once', async () => {
    const folder = siteWithPackages(files);
    const { warnings } = await build(folder);
    expect(warnings).toEqual([
      'docs/en/all.md:7  No highlighting for the code language "kettel". Use "text" for plain text.',
      'Plugin "teas": the feed of the folder "teas" is not written, as no page there has a date.',
      expect.stringMatching(
        /^theme\/index\.tsx: no page has a place for the slot "kettle"\. The layout has top, bottom, .*, afterFeatures\.$/,
      ),
      'Plugin "teas": no page has a place for the slot "beforeHro". Did you mean "beforeHero"?',
    ]);
    // Also if its pages are reused from the last output.
    expect((await build(folder)).warnings).toEqual(warnings);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain('<b>mine</b>');
    expect(readFileSync(join(folder, 'dist/all.html'), 'utf8')).toContain('<h2 id="leaf">');
  }, 180_000);

  it('fails with what is wrong in the pages of plugins, and in links to an overview', async () => {
    process.env.TEAS_TEST = './black.md';
    const { 'plugins/theme.tsx': _, 'theme/index.tsx': __, ...rest } = files;
    const config = files['lectern.config.mjs'].replace(/theme: .*/, '');
    const home = '# Home\n\nA [group](./all.md#leav).\n\nA [leaf](/abc/leaf/a).';
    const text = await failure(
      site({ ...rest, 'lectern.config.mjs': config, 'docs/en/index.md': home }),
    ).finally(() => delete process.env.TEAS_TEST);
    expect(text).toBe(
      [
        'The site has 4 errors:',
        '  docs/en/index.md:3  The link ./all.md#leav names an anchor that /all does not have.',
        '    Did you mean #leaf?',
        // Not /zh/leaf/a, although it differs by one letter less.
        '  docs/en/index.md:5  The link /abc/leaf/a leads to no page.',
        '    Did you mean /leaf/a?',
        '  docs/en/teas/oolong.md (plugin "teas"):3  The link ./black.md leads to no page.',
        '    Fix the link, or write the page.',
        '  teas.txt:2  Plugin "teas": No kettle.',
        '    Buy one.',
        '4 errors: 3 links, 1 plugin',
      ].join('\n'),
    );
  }, 180_000);
});

describe('the dev server', () => {
  let server: ServerProcess;
  afterEach(() => server.stop());

  it('goes on, and tells each thing once', async () => {
    process.env.TEAS_TEST = './black.md';
    server = await startServer('dev', siteWithPackages(files)).finally(() => delete process.env.TEAS_TEST);
    for (const path of ['/all', '/zh/all', '/teas/oolong']) {
      const answer = await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 200]);
    }
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('black.md');
    const told = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('warning'));
    expect(told.sort()).toEqual([
      'warning  Plugin "teas": no page has a place for the slot "beforeHro". Did you mean "beforeHero"?',
      'warning  docs/en/all.md:7  No highlighting for the code language "kettel". Use "text" for plain text.',
      'warning  docs/en/teas/oolong.md (plugin "teas"):3  The link ./black.md leads to no page.',
      'warning  teas.txt:2  Plugin "teas": No kettle.',
    ]);
  }, 180_000);
});
