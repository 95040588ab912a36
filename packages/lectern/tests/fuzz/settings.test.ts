import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { checkStages } from '../../src/config/check-all.ts';
import { loadConfig } from '../../src/config/load.ts';
import { pluginsOf } from '../../src/config/plugins.ts';
import type { UserConfig } from '../../src/config/schema.ts';
import { createDevSite } from '../../src/dev/site.ts';
import { siteLinks } from '../../src/pages/site-links.ts';
import { isDocsErrors } from '../../src/shared/error.ts';
import { assertPlaced, compileSafely } from './properties.ts';
import { fuzz } from './run.ts';
import { config, frontMatter, metaJson, navJson } from './settings-text.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-fuzz-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
write('docs/index.md', '# Home');
write('docs/guide/index.md', '# Guide');
write('docs/guide/a.md', '# A');
write('docs/guide/b.md', '# B');

fuzz('front matter is read, or says where it is wrong', 12, frontMatter, (source) => {
  compileSafely(source, 'md');
});

/** Throws any error that is not one of Lectern's with a place. */
async function survives(work: () => unknown, place: RegExp): Promise<void> {
  try {
    await work();
  } catch (error) {
    assertPlaced(isDocsErrors(error) ? error.errors : [error], place);
  }
}

const loaded = await loadConfig(project, {});
const site = await createDevSite(loaded);

/** Lays out the site and checks its navigation, like a build. */
async function layOut(place: RegExp): Promise<void> {
  await survives(() => {
    site.forget(join(project, 'docs/_nav.json'));
    site.plan();
    siteLinks(loaded);
    const mistakes = site.sidebarMistakes().map((mistake) => ({ ...mistake, name: 'DocsError' }));
    assertPlaced(mistakes, place);
  }, place);
}

fuzz('_meta.json is read, or named', 3, metaJson, async (json) => {
  write('docs/_nav.json', '[]');
  write('docs/guide/_meta.json', json);
  await layOut(/^docs\/guide\/_meta\.json(?::\d+)?$/);
});

fuzz('_nav.json is read, or named', 2, navJson, async (json) => {
  write('docs/guide/_meta.json', '[]');
  write('docs/_nav.json', json);
  await layOut(/^docs\/_nav\.json(?::\d+)?$/);
});

fuzz('a config is taken, or its mistakes are told', 4, config, async (written) => {
  await survives(() => {
    pluginsOf((written as UserConfig | null)?.plugins, 'lectern.config.ts');
    checkStages([{ plugin: '', config: written as UserConfig }], project, 'lectern.config.ts');
  }, /^lectern\.config\.ts(?::\d+)*$|lectern-fuzz-/);
});
