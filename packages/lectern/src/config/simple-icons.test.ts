import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { withSimpleIcons } from './simple-icons.ts';
import { toSocialLink } from './social-icons.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Installs the package in its npm layout: one file per icon. */
function install(): void {
  const icons = join(root, 'node_modules/simple-icons/icons');
  mkdirSync(icons, { recursive: true });
  writeFileSync(join(icons, '../package.json'), '{ "exports": { "./icons/*": ["./icons/*"] } }');
  for (const [name, title] of [
    ['github', 'GitHub'],
    ['codeberg', 'Codeberg'],
  ]) {
    writeFileSync(
      join(icons, `${name}.svg`),
      `<svg role="img" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><title>${title}</title><path d="M1 1z"/></svg>`,
    );
  }
}

const link = (icon: string) => ({ icon, mode: 'link' as const, content: 'https://codeberg.org/a' });
const resolved = (...icons: string[]) => withSimpleIcons(icons.map(link), 'lectern.config.ts', root);

function failure(...icons: string[]): string {
  try {
    resolved(...icons);
    return 'it passed';
  } catch (error) {
    return formatError(error);
  }
}

it('takes the marks of the package of the project, with their names', () => {
  install();
  const [own, other] = resolved('github', 'codeberg').map(toSocialLink);
  expect(own).toMatchObject({ name: 'GitHub' });
  expect(other).toEqual({
    mode: 'link',
    content: 'https://codeberg.org/a',
    name: 'Codeberg',
    svg: '<svg viewBox="0 0 24 24"><path fill="currentcolor" d="M1 1z"/></svg>',
  });
});

it('says what to install, or what was meant', () => {
  const title = 'The config names social icons that are not there:\n';
  expect(failure('codeberg', 'gitlap')).toBe(
    `${title}  lectern.config.ts  themeConfig.socialLinks[0].icon is "codeberg", and there is no such mark.\n    Lectern has github, gitlab, twitter, x, discord, bluesky, mastodon, npm, slack, youtube. For the names of simpleicons.org: npm i -D simple-icons.\n  lectern.config.ts  themeConfig.socialLinks[1].icon is "gitlap", and there is no such mark.\n    Did you mean "gitlab"? For the names of simpleicons.org: npm i -D simple-icons.`,
  );
  install();
  expect(failure('codebreg')).toBe(
    `${title}  lectern.config.ts  themeConfig.socialLinks[0].icon is "codebreg", and there is no such mark.\n    Did you mean "codeberg"?`,
  );
});
