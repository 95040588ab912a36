import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UserConfig } from '../config/schema.ts';
import { linkRules } from '../pages/link-rules.ts';
import { ignoreLinks } from './verify.ts';

/** Returns whether a config that ignores a dead link leaves it out of the check. */
function isIgnored(raw: string): boolean {
  const config: UserConfig = {};
  ignoreLinks(config, [raw]);
  const rules = linkRules({ level: 'error', ignore: ignoredBy(config) });
  return rules.isIgnored({ raw, route: null, publicFile: null, hash: '' });
}

function ignoredBy({ markdown }: UserConfig): (string | RegExp)[] {
  const setting = markdown?.checkLinks;
  return typeof setting === 'object' ? [...(setting.ignore ?? [])] : [];
}

it('lets dead links pass, whatever is in them', () => {
  expect(isIgnored('..\\图\\壶 (1).png')).toBe(true);
  const links = fc.string({ unit: fc.constantFrom(...'ab1./-图*?[]{}()!\\#é'), minLength: 1, maxLength: 8 });
  // A link is never a folder of the file system.
  fc.assert(
    fc.property(
      links.filter((link) => !/\/$|^[./]+$/.test(link)),
      (link) => isIgnored(link),
    ),
  );
});
