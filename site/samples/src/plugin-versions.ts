import type { Page } from './extract.js';
import type { Problem } from './sample.js';

const TAG = /<TestedVersion\s+of="([^"]*)"\s*\/>/g;

/**
 * Checks that a plugin's page states the version that its samples ran with, unless that is the documented version.
 *
 * @param packages versions.json: for each package, the version that is used in place of the documented one
 */
export function checkPluginVersions(
  pages: readonly Page[],
  packages: Readonly<Record<string, readonly [version: string, kind: string]>>,
): Problem[] {
  return pages.flatMap((page) => {
    const said = [...page.source.matchAll(TAG)].map(([, name = '']) => name);
    const name = `@rsbuild/${page.key.replace('plugins/list/', '')}`;
    const isAsked =
      page.key.startsWith('plugins/list/') && name in packages && packages[name]?.[1] !== 'same';
    const wrong = said.filter((other) => !isAsked || other !== name);
    return [
      ...(isAsked && !said.includes(name)
        ? [problem(page, `Say which version was run: <TestedVersion of="${name}" />.`)]
        : []),
      ...wrong.map((other) => problem(page, `<TestedVersion of="${other}" /> does not belong on this page.`)),
    ];
  });
}

function problem({ path }: Page, message: string): Problem {
  return { page: path, line: 1, column: 1, message, code: 'version' };
}
