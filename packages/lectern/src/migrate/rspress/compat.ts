import { relative } from 'node:path';
import { applyEdits, type Edit } from '../edits.ts';
import { importCode, moduleNames } from '../imports.ts';
import type { Draft, Move } from '../types.ts';

/** Specifiers with which pages of Rspress import its theme. */
export const THEME =
  /^(?:@theme|@theme-original|rspress\/theme(?:-original)?|@rspress\/(?:core|theme-default)\/theme(?:-original)?|@rspress\/theme-default)$/;
/** Rspress modules that the file below replaces for components. */
export const RUNTIME = /^(?:rspress|@rspress\/core|@rspress)\/runtime$/;
export const RUNTIME_NAMES = new Set([
  'BrowserOnly',
  'NoSSR',
  'addLeadingSlash',
  'isExternalUrl',
  'normalizeImagePath',
  'removeBase',
  'useDark',
  'useFrontmatter',
  'useLang',
  'useLocation',
  'useNavigate',
  'usePage',
  'usePageData',
  'useSite',
  'useVersion',
  'withBase',
]);
/** Exports that need an island: in static content nothing runs in the browser. */
export const BROWSER_NAMES: ReadonlySet<string> = new Set(['BrowserOnly', 'NoSSR']);
/** Exports of Rspress's theme that the file provides. */
export const THEME_HELPERS: ReadonlySet<string> = new Set(['getCustomMDXComponent']);

const FILE = 'rspress-runtime.ts';

const CODE = `/**
 * What components of this site use of Rspress, on top of Lectern. \`lectern migrate\` has written it once: it is yours
 * to change, and nobody needs it whose components import from \`lectern/client\`.
 */
import {
  isExternal,
  useAppearance,
  useLocale,
  usePage as usePageOf,
  useSite as useSiteOf,
  withBase as addBase,
  withoutBase,
} from 'lectern/client';
import { type ReactNode, useEffect, useState } from 'react';

const BASE = import.meta.env.BASE_URL;

export const isExternalUrl = isExternal;
export const addLeadingSlash = (url: string) => (url.startsWith('/') || isExternal(url) ? url : \`/\${url}\`);
export const removeBase = (url: string) => withoutBase(BASE, url);
export const withBase = (url: string) => (isExternal(url) || url.startsWith(BASE) ? url : addBase(BASE, addLeadingSlash(url)));
export const normalizeImagePath = withBase;

export const useLang = () => useLocale().lang;
export const useVersion = () => useLocale().version;
export const useDark = () => useAppearance().isDark;
export const useFrontmatter = () => ({ frontmatter: usePageOf().frontmatter });
export const usePage = () => ({ page: usePageOf() });
export const useLocation = () => ({ pathname: withBase(usePageOf().routePath), search: '', hash: '' });

export const useNavigate = () => (to: string) => location.assign(withBase(to));

/** Nothing at build time, and in the browser what it was given, once the page is there. */
export function BrowserOnly({ children, fallback = null }: { children: () => ReactNode; fallback?: ReactNode }) {
  return useIsBrowser() ? children() : fallback;
}

export function NoSSR({ children }: { children: ReactNode }) {
  return useIsBrowser() ? children : null;
}

function useIsBrowser() {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}

/** The tags of text, by their names: Lectern's styles need no components. */
export const getCustomMDXComponent = (): Record<string, string> => new Proxy({}, { get: (_tags, name) => String(name) });

export function useSite() {
  const site = useSiteOf();
  return { site: { ...site, lang: site.defaultLang } };
}

export function usePageData() {
  const { site: siteData } = useSite();
  return { siteData, page: usePageOf() };
}
`;

/** Writes the file if components need it, and adds aliases for their imports. */
export function writeCompat(
  { files, report }: Move,
  draft: Draft,
  used: ReadonlySet<string>,
  needed: ReadonlySet<string>,
): void {
  for (const file of used) importHelpers(files, file);
  const ofFiles = [...used].flatMap((file) => {
    if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
    const { imports } = moduleNames(files.read(file.slice(files.root.length + 1)), file);
    return imports.flatMap(({ specifier, isType }) =>
      !isType && RUNTIME.test(specifier) ? [specifier] : [],
    );
  });
  const ofPackages = [...needed].filter((specifier) => RUNTIME.test(specifier));
  const specifiers = new Set([...ofFiles, ...ofPackages]);
  if (specifiers.size === 0) return;
  for (const specifier of specifiers) draft.aliases[specifier] = FILE;
  // An existing file belongs to the user, who may have changed it.
  if (files.exists(FILE)) return;
  files.write(FILE, CODE);
  report.add('done', FILE, `What ${[...specifiers].join(' and ')} gave to components of yours.`);
}

/** Changes imports of theme exports that Lectern's theme lacks to the module that `FILE` replaces. */
function importHelpers(files: Move['files'], file: string): void {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return;
  const shown = relative(files.root, file);
  const code = files.read(shown);
  const edits = moduleNames(code, file).imports.flatMap((statement): Edit[] => {
    if (statement.isType || !THEME.test(statement.specifier)) return [];
    const moved = statement.names.filter(({ imported }) => THEME_HELPERS.has(imported));
    if (moved.length === 0) return [];
    const left = statement.names.filter((name) => !moved.includes(name));
    const lines = [
      ...(left.length > 0 ? [importCode(left, statement.specifier)] : []),
      importCode(moved, runtimeBeside(statement.specifier)),
    ];
    return [{ start: statement.start, end: statement.end, text: lines.join('\n') }];
  });
  if (edits.length > 0) files.write(shown, applyEdits(code, edits));
}

function runtimeBeside(specifier: string): string {
  return specifier.startsWith('@rspress/core') ? '@rspress/core/runtime' : 'rspress/runtime';
}
