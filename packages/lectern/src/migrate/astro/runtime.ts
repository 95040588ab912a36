/** Name of the file that replaces Astro in a migrated project. */
export const RUNTIME_FILE = 'astro-runtime.tsx';
/** File with the sizes of pictures at the time of the migration: `[width, height]` by path. */
export const SIZES_FILE = 'astro-pictures.json';

/** File with the styles that the styles of its components rely on. */
export const STYLES_FILE = 'astro-runtime.css';

/** Names of Starlight, mapped to the colors and sizes of Lectern. */
export const STYLES = `/* What styles of components of this site use of Starlight. \`lectern migrate\` has written it once. */
:root {
  --sl-color-white: var(--lectern-ink);
  --sl-color-gray-1: var(--lectern-ink);
  --sl-color-gray-2: var(--lectern-ink-soft);
  --sl-color-gray-3: var(--lectern-ink-soft);
  --sl-color-gray-4: var(--lectern-ink-faint);
  --sl-color-gray-5: var(--lectern-rule);
  --sl-color-gray-6: var(--lectern-wash);
  --sl-color-gray-7: var(--lectern-desk);
  --sl-color-black: var(--lectern-paper);
  --sl-color-bg: var(--lectern-paper);
  --sl-color-bg-nav: var(--lectern-paper);
  --sl-color-bg-sidebar: var(--lectern-desk);
  --sl-color-bg-inline-code: var(--lectern-wash);
  --sl-color-text: var(--lectern-ink);
  --sl-color-text-accent: var(--lectern-accent);
  --sl-color-text-invert: var(--lectern-on-accent);
  --sl-color-accent: var(--lectern-accent);
  --sl-color-accent-low: var(--lectern-accent-wash);
  --sl-color-accent-high: var(--lectern-accent-strong);
  --sl-color-hairline: var(--lectern-rule);
  --sl-color-hairline-light: var(--lectern-rule);
  --sl-text-xs: 0.8125rem;
  --sl-text-sm: 0.875rem;
  --sl-text-base: 1rem;
  --sl-text-body: 1rem;
  --sl-text-lg: 1.125rem;
  --sl-text-xl: 1.25rem;
  --sl-text-h3: 1.5rem;
  --sl-text-h4: 1.25rem;
  --sl-line-height: 1.75;
  --sl-line-height-headings: 1.2;
  --sl-shadow-sm: var(--lectern-lift);
  --sl-shadow-md: var(--lectern-lift);
  --sl-shadow-lg: var(--lectern-lift);
  --sl-nav-height: var(--lectern-header);
  --sl-font: var(--lectern-font);
  --sl-font-mono: var(--lectern-mono);
}

.sl-flex {
  display: flex;
}

.sl-hidden {
  display: none;
}
`;

/** Content of the file that replaces Astro. */
export const RUNTIME = `/**
 * What components of this site use of Astro, on top of Lectern. \`lectern migrate\` has written it once: it is yours to
 * change, and nobody needs it whose components import from \`lectern/client\`.
 */
import { localizeLink, useHref, useLocale, usePage, useSite } from 'lectern/client';
import { Children, type CSSProperties, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import sizes from './${SIZES_FILE}';
import './${STYLES_FILE}';

/**
 * A component that a program has translated: where it fails, a note stands in its place, above what is between its
 * tags, and the build tells of it. Once it is right on every page, export the function itself.
 */
export function guarded<P extends object>(file: string, Component: (props: P) => ReactNode) {
  return function Guarded(props: P) {
    const { routePath } = usePage();
    try {
      return Component(props);
    } catch (error) {
      const reason = \`\${file} fails: \${error instanceof Error ? error.message : error}\`;
      console.warn(\`\${routePath}  \${reason}. A note is shown in its place.\`);
      return (
        <>
          <div className="callout callout-warning">
            <p className="callout-title">Not moved: {file.split('/').pop()}</p>
            <p>{reason}</p>
          </div>
          {(props as { children?: ReactNode }).children}
        </>
      );
    }
  };
}

type Slotted = ReactElement<{ slot?: string }>;

/** The object \`Astro\` of a component. */
export function useAstro<P extends object>(given: P) {
  // React keeps \`key\` to itself: it comes under another name.
  const props = 'key_' in given ? { ...given, key: given.key_ } : given;
  const { tag, lang, dir } = useLocale();
  const { routePath } = usePage();
  const { children } = props as { children?: ReactNode };
  const slot = (name = 'default') => slotOf(children, name);
  return {
    props,
    slot,
    slots: { has: (name: string) => slot(name) !== undefined },
    currentLocale: tag,
    generator: 'Lectern',
    site: undefined as URL | undefined,
    url: new URL(routePath, 'http://localhost'),
    locals: {
      t: useWords(),
      starlightRoute: { lang: tag, locale: lang, dir, id: routePath.slice(1), entryMeta: { lang: tag, locale: lang, dir } },
    },
  };
}

/** What stands between the tags of a component: what has no \`slot\`, or has that name. */
function slotOf(children: ReactNode, name: string): ReactNode {
  const found = Children.toArray(children).filter((child) => {
    const of = isValidElement(child) ? (child as Slotted).props.slot : undefined;
    return (of ?? 'default') === name;
  });
  const shown = found.map((child) =>
    isValidElement(child) && typeof child.type === 'string' ? cloneElement(child as Slotted, { slot: undefined }) : child,
  );
  return shown.some((child) => typeof child !== 'string' || child.trim() !== '') ? shown : undefined;
}

/** Content for a slot. */
export const Part = ({ children }: { slot?: string; children?: ReactNode }) => children;

const words = import.meta.glob<Record<string, string>>('./src/content/i18n/*.json', { eager: true, import: 'default' });

/** Words of the site in the page's language; \`{{name}}\` in them is filled in. */
function useWords() {
  const { tag, lang } = useLocale();
  const { defaultLang } = useSite();
  return (key: string, values: Record<string, unknown> = {}) => {
    const found = [tag, lang, defaultLang, 'en'].map((name) => words[\`./src/content/i18n/\${name}.json\`]?.[key]);
    const text = found.find((word) => word !== undefined) ?? key;
    return text.replace(/\\{\\{\\s*(\\w+)\\s*\\}\\}/g, (all, name: string) => String(values[name] ?? all));
  };
}

/** The address of a page in a language. */
export function getRelativeLocaleUrl(locale: string, path = ''): string {
  const { locales } = useSite();
  const prefix = locales.find(({ tag, lang }) => tag === locale || lang === locale)?.prefix ?? '';
  const clean = \`/\${path.replace(/^\\/|(?<=.)\\/$/g, '')}\`;
  return useHref()(localizeLink(clean, prefix));
}

export class AstroError extends Error {}

/** \`class:list\`: texts, lists, and objects of what is true. */
export function classList(value: unknown): string | undefined {
  const names = (item: unknown): unknown[] =>
    Array.isArray(item)
      ? item.flatMap(names)
      : item && typeof item === 'object'
        ? Object.entries(item).flatMap(([name, isOn]) => (isOn ? [name] : []))
        : [item];
  return names(value).filter((name) => typeof name === 'string' && name).join(' ') || undefined;
}

/** \`style\` as text or as an object. */
export function styleOf(value: string | CSSProperties | null | undefined): CSSProperties | undefined {
  if (typeof value !== 'string') return value ?? undefined;
  const entries = value.split(/;(?![^(]*\\))/).map((part) => /^\\s*([\\w-]+)\\s*:\\s*(.*?)\\s*$/s.exec(part));
  const camel = (key: string) => (key.startsWith('--') ? key : key.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase()));
  return Object.fromEntries(entries.flatMap((entry) => (entry ? [[camel(entry[1]), entry[2]]] : [])));
}

/** Attributes that a component hands on to an element. */
export function htmlProps({ style, ...props }: Record<string, any>): Record<string, unknown> {
  return style === undefined ? props : { ...props, style: styleOf(style) };
}

export interface ImageMetadata {
  src: string;
  width: number;
  height: number;
  format: string;
}

/** A picture with its size as it was at the move: \`${SIZES_FILE}\`. */
export function astroPicture(src: string, path: string): ImageMetadata {
  const [width, height] = (sizes as Record<string, number[]>)[path] ?? [];
  return { src, width, height, format: path.split('.').pop() ?? '' };
}

/** What \`import.meta.glob\` of pictures gives, each with its size. */
export function astroPictures(urls: Record<string, string>, dir: string) {
  const entries = Object.entries(urls).map(([name, url]) => {
    const path = new URL(name, \`file:///\${dir}/\`).pathname.slice(1);
    return [name, () => ({ default: astroPicture(url, path) })] as const;
  });
  return Object.fromEntries(entries) as Record<string, () => { default: ImageMetadata }>;
}

/** A picture as it is: nothing makes it smaller. */
export function getImage({ src }: { src: string | ImageMetadata; [setting: string]: unknown }) {
  const file = typeof src === 'string' ? { src } : src;
  return { ...file, attributes: {} as Record<string, unknown> };
}

/** What \`import.meta.glob\` gives. */
export function astroModules<T>(found: Record<string, T>): Record<string, () => T> {
  return Object.fromEntries(Object.entries(found).map(([name, module]) => [name, () => module]));
}

type ImageProps = { src: string | ImageMetadata; alt?: string; class?: string; width?: number | string; height?: number | string };

export function Image({ src, class: className, width, height, alt = '', ...rest }: ImageProps) {
  const { inferSize, densities, widths, quality, format, formats, layout, fit, position, priority, pictureAttributes, ...props } =
    rest as Record<string, unknown>;
  const file = typeof src === 'string' ? undefined : src;
  const side = width ?? file?.width;
  const scaled = file?.height && side ? Math.round((Number(side) / file.width) * file.height) : undefined;
  return <img {...props} className={className} src={file?.src ?? String(src)} alt={alt} width={side} height={height ?? scaled} />;
}

/** A block of code as pages have it, without colors. */
export function Code({ code, lang = 'text', title }: { code: string; lang?: string; title?: string; [setting: string]: unknown }) {
  const { copyCode } = useSite().theme.labels;
  return (
    <div className="code-block" data-lang={lang}>
      {title && <div className="code-title">{title}</div>}
      <pre className={\`language-\${lang}\`}>
        <code>{code}</code>
      </pre>
      <div className="code-tools">
        <button type="button" className="code-copy" aria-label={copyCode} title={copyCode} />
      </div>
    </div>
  );
}
`;
