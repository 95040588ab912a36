import { basename, relative } from 'node:path';
import { applyEdits, type Edit, wholeLines } from '../edits.ts';
import { importCode, moduleNames } from '../imports.ts';
import { isCode } from '../runnable.ts';
import { at, type TheirSettings } from '../their-config.ts';
import type { Move } from '../types.ts';
import { withAssets } from './assets.ts';
import { infimaStyles } from './infima.ts';
import { type TheirLanguage, wordsIn } from './languages.ts';
import { runtimeCode } from './runtime-code.ts';

/** Exports of the runtime file for components, by Docusaurus module and name. */
const NAMES: Record<string, Record<string, string>> = {
  '@docusaurus/BrowserOnly': { default: 'BrowserOnly' },
  '@docusaurus/ExecutionEnvironment': { default: 'ExecutionEnvironment' },
  '@docusaurus/Head': { default: 'Head' },
  '@docusaurus/Link': { default: 'Link' },
  '@docusaurus/Translate': { default: 'Translate', translate: 'translate' },
  '@docusaurus/isInternalUrl': { default: 'isInternalUrl' },
  '@docusaurus/plugin-content-docs/client': { useDoc: 'useDoc' },
  '@docusaurus/router': { useLocation: 'useLocation' },
  '@docusaurus/theme-common': { useColorMode: 'useColorMode' },
  '@docusaurus/useBaseUrl': { default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' },
  '@docusaurus/useDocusaurusContext': { default: 'useDocusaurusContext' },
  '@docusaurus/useIsBrowser': { default: 'useIsBrowser' },
  '@theme/Admonition': { default: 'Admonition' },
  '@theme/CodeBlock': { default: 'CodeBlock' },
  '@theme/Heading': { default: 'Heading' },
  '@theme/IdealImage': { default: 'IdealImage' },
  '@theme/Layout': { default: 'Layout' },
  '@theme/TabItem': { default: 'TabItem' },
  '@theme/Tabs': { default: 'Tabs' },
  '@theme/ThemedImage': { default: 'ThemedImage' },
};

/**
 * Exports of the runtime file, or of the modules that it replaces, that need an island: in static content nothing runs
 * in the browser.
 */
export const LIVE_NAMES: ReadonlySet<string> = new Set(['BrowserOnly', 'useColorMode', 'useIsBrowser']);

const FILE = 'docusaurus-runtime';

/** Checks for the runtime file that an earlier run has written. */
export function isRuntime(file: string): boolean {
  return basename(file) === `${FILE}.tsx`;
}

export const ENGINE = /^(?:@docusaurus\/|@theme\/|@theme-(?:original|init)\/)/;

/** Returns why a Docusaurus module cannot run in a page or in a package; undefined for other modules. */
export function boundToEngine(specifier: string): string | undefined {
  return ENGINE.test(specifier) ? `needs ${specifier}` : undefined;
}

/** Returns the same for components of the site: null for exports that the runtime file provides. */
export function ofDocusaurus(specifier: string, names: readonly string[]): string | null | undefined {
  const known = NAMES[specifier];
  if (!known) return boundToEngine(specifier);
  const unknown = names.find((name) => !(name in known));
  return unknown ? `needs "${unknown}" of ${specifier}` : null;
}

/**
 * Changes the Docusaurus imports of components to imports from the runtime file, and the images that they load, and
 * writes that file.
 *
 * @param used absolute paths of component files
 * @param settings Docusaurus config, which components may read
 * @param languages languages with translations of the texts in components
 * @param hasPages whether components are whole pages, which use classes of Docusaurus' theme
 */
export function writeRuntime(
  { files, report }: Move,
  used: ReadonlySet<string>,
  settings: TheirSettings,
  { languages, hasPages }: { languages: readonly TheirLanguage[]; hasPages: boolean },
): void {
  let isNeeded = false;
  for (const file of [...used].filter(isCode)) {
    const shown = relative(files.root, file);
    const code = files.read(shown);
    const edits = importEdits(code, file);
    const changed = withAssets(applyEdits(code, edits), file, `@site/${FILE}`);
    if (changed.code !== code) files.write(shown, changed.code);
    if (moduleNames(code, file).imports.some(({ specifier }) => specifier === '@docusaurus/Head'))
      report.add('code', shown, 'What <Head> adds: put it into "head" in the front matter of the page.');
    isNeeded ||= edits.length > 0 || changed.hasDrawings;
  }
  // An existing file belongs to the user, who may have changed it.
  if (!isNeeded || files.exists(`${FILE}.tsx`)) return;
  const fields = ['title', 'tagline', 'url', 'organizationName', 'projectName', 'customFields'];
  const config = Object.fromEntries(fields.map((name) => [name, at(settings.data, name)]));
  files.write(`${FILE}.tsx`, runtimeCode(config, ownWords({ files, report }, languages), hasPages));
  if (hasPages) {
    const code = [...used].filter(isCode).map((file) => files.read(relative(files.root, file)));
    files.write(`${FILE}.css`, infimaStyles(code.join('\n')));
  }
  report.add('done', `${FILE}.tsx`, 'What components of yours use of Docusaurus.');
}

/** Returns the texts of `<Translate>` by language. Those of the theme (`theme.…`) are Lectern's own. */
function ownWords(
  move: Pick<Move, 'files' | 'report'>,
  languages: readonly TheirLanguage[],
): Record<string, Record<string, string>> {
  const all = languages.map(({ lang, folder }) => {
    const words = [...wordsIn(move, `${folder}/code.json`)].filter(([key]) => !key.startsWith('theme.'));
    return [lang, Object.fromEntries(words)] as const;
  });
  return Object.fromEntries(all.filter(([, words]) => Object.keys(words).length > 0));
}

/** Replaces all Docusaurus imports with one import from the runtime file. */
function importEdits(code: string, file: string): Edit[] {
  const theirs = moduleNames(code, file).imports.filter(
    ({ specifier, isType }) => !isType && NAMES[specifier],
  );
  const names = theirs.flatMap(({ specifier, names }) =>
    names.map(({ local, imported }) => ({ local, imported: NAMES[specifier]?.[imported] ?? imported })),
  );
  return theirs.map(({ start, end }, index) =>
    index === 0 ? { start, end, text: importCode(names, `@site/${FILE}`) } : wholeLines(code, start, end),
  );
}
