import { basename, relative } from 'node:path';
import { applyEdits, type Edit, wholeLines } from '../edits.ts';
import { importCode, moduleNames } from '../imports.ts';
import { isCode } from '../runnable.ts';
import { at, type TheirSettings } from '../their-config.ts';
import type { Move } from '../types.ts';
import { runtimeCode } from './runtime-code.ts';

/** What the file below gives to components, by the module and the name of Docusaurus. */
const NAMES: Record<string, Record<string, string>> = {
  '@docusaurus/BrowserOnly': { default: 'BrowserOnly' },
  '@docusaurus/ExecutionEnvironment': { default: 'ExecutionEnvironment' },
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
  '@theme/TabItem': { default: 'TabItem' },
  '@theme/Tabs': { default: 'Tabs' },
  '@theme/ThemedImage': { default: 'ThemedImage' },
};

/** Names of the file, or of what it is imported from, that need an island: in static text nothing runs in the browser. */
export const LIVE_NAMES: ReadonlySet<string> = new Set(['BrowserOnly', 'useColorMode', 'useIsBrowser']);

const FILE = 'docusaurus-runtime';

/** True for the file that a move before has written. */
export function isRuntime(file: string): boolean {
  return basename(file) === `${FILE}.tsx`;
}

export const ENGINE = /^(?:@docusaurus\/|@theme\/|@theme-(?:original|init)\/)/;

/** Why a module of Docusaurus does not run in a page, or in a package; undefined for other modules. */
export function boundToEngine(specifier: string): string | undefined {
  return ENGINE.test(specifier) ? `needs ${specifier}` : undefined;
}

/** The same for components of the site: null for what the file has. */
export function ofDocusaurus(specifier: string, names: readonly string[]): string | null | undefined {
  const known = NAMES[specifier];
  if (!known) return boundToEngine(specifier);
  const unknown = names.find((name) => !(name in known));
  return unknown ? `needs "${unknown}" of ${specifier}` : null;
}

/**
 * Lets components import what they use of Docusaurus from a file that has it, and writes that file.
 *
 * @param used absolute files of components
 * @param settings the config of Docusaurus, which components may ask for
 */
export function writeRuntime(
  { files, report }: Move,
  used: ReadonlySet<string>,
  settings: TheirSettings,
): void {
  let isNeeded = false;
  for (const file of [...used].filter(isCode)) {
    const shown = relative(files.root, file);
    const code = files.read(shown);
    const edits = importEdits(code, file);
    if (edits.length === 0) continue;
    files.write(shown, applyEdits(code, edits));
    isNeeded = true;
  }
  // One that is there is its owner's, who may have changed it.
  if (!isNeeded || files.exists(`${FILE}.tsx`)) return;
  const fields = ['title', 'tagline', 'url', 'organizationName', 'projectName', 'customFields'];
  const config = Object.fromEntries(fields.map((name) => [name, at(settings.data, name)]));
  files.write(`${FILE}.tsx`, runtimeCode(config));
  report.add('done', `${FILE}.tsx`, 'What components of yours use of Docusaurus.');
}

/** One import from the file takes the place of all that are of Docusaurus. */
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
