const CODE = `/**
 * What components of this site use of Docusaurus, on top of Lectern. \`lectern migrate\` has written it once: it is yours
 * to change, and nobody needs it whose components import from \`lectern/client\` and \`lectern/theme\`.
 */
import { Callout, Link as SiteLink, Tab, Tabs as SiteTabs, ThemedImage as SiteImage } from 'lectern/theme';
import { isExternal, useAppearance, useLocale, usePage, useSite, withBase } from 'lectern/client';
import {
  Children,
  type ComponentProps,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

type LinkProps = ComponentProps<'a'> & { to?: string; isNavLink?: boolean; autoAddBaseUrl?: boolean };

/** Without an address it is a place that links lead to. */
export function Link({ to, href = to, isNavLink: _nav, autoAddBaseUrl: _base, ...rest }: LinkProps) {
  return href === undefined ? <a {...rest} /> : <SiteLink href={href} {...rest} />;
}

type ItemProps = { value?: string; label?: string; default?: boolean; children?: ReactNode };

interface TabsProps {
  groupId?: string;
  defaultValue?: string | null;
  values?: { value: string; label?: string }[];
  children?: ReactNode;
  className?: string;
  queryString?: boolean | string;
  lazy?: boolean;
}

export function Tabs({ groupId, defaultValue, values = [], children }: TabsProps) {
  const items = Children.toArray(children).filter((child) => isValidElement(child)) as ReactElement<ItemProps>[];
  const first = defaultValue ?? items.find(({ props }) => props.default)?.props.value;
  return (
    <SiteTabs groupId={groupId} {...(first === undefined ? {} : { defaultValue: first })}>
      {items.map(({ props: { value, label, children } }, index) => {
        const listed = values.find((one) => one.value === value)?.label;
        return (
          <Tab key={value ?? index} value={value ?? String(index)} label={label ?? listed ?? value}>
            {children}
          </Tab>
        );
      })}
    </SiteTabs>
  );
}

/** Drawn by its \`Tabs\`. */
export function TabItem({ children }: ItemProps) {
  return children;
}

const TYPES = { success: 'tip', secondary: 'note', error: 'danger' } as const;

interface AdmonitionProps {
  type?: NonNullable<ComponentProps<typeof Callout>['type']> | keyof typeof TYPES;
  title?: string;
  icon?: ReactNode;
  children?: ReactNode;
}

export function Admonition({ type = 'note', icon: _icon, ...rest }: AdmonitionProps) {
  return <Callout type={type in TYPES ? TYPES[type as keyof typeof TYPES] : (type as 'note')} {...rest} />;
}

interface CodeBlockProps {
  language?: string;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
  metastring?: string;
  showLineNumbers?: boolean;
}

/** Without colors: those of fences are made when their page is compiled. */
export function CodeBlock({ language = '', title, children }: CodeBlockProps) {
  const { copyCode } = useSite().theme.labels;
  return (
    <div className="code-block" data-lang={language}>
      {title && <div className="code-title">{title}</div>}
      <pre className={\`language-\${language}\`}>
        <code>{children}</code>
      </pre>
      <div className="code-tools">
        <button type="button" className="code-copy" aria-label={copyCode} title={copyCode} />
      </div>
    </div>
  );
}

export function Heading({ as = 'h2', ...rest }: ComponentProps<'h2'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  return createElement(as, rest);
}

/** The frame of a page: the theme of Lectern has drawn it already. Its title is in the front matter. */
export function Layout({ children }: { children?: ReactNode; title?: string; description?: string; noFooter?: boolean; wrapperClassName?: string }) {
  return <>{children}</>;
}

/** Nothing: \`head\` in the front matter of a page adds to its head. */
export function Head(_props: { children?: ReactNode }) {
  return null;
}

type DrawingProps = Pick<ComponentProps<'svg'>, 'className' | 'height' | 'id' | 'role' | 'style' | 'width'> & { alt?: string; title?: string };

/** An SVG file as a component, which Docusaurus makes of each that code imports. */
export function drawing(src: string) {
  return function Drawing({ alt = '', ...rest }: DrawingProps) {
    return <img src={src} alt={alt} {...rest} />;
  };
}

export function ThemedImage({ sources, alt = '', ...rest }: Omit<ComponentProps<'img'>, 'src'> & { sources: { light: string; dark: string } }) {
  return <SiteImage src={sources} alt={alt} {...rest} />;
}

export function IdealImage({ img, alt = '', ...rest }: Omit<ComponentProps<'img'>, 'src'> & { img: string | { default: string } }) {
  return <img src={useBaseUrl(typeof img === 'string' ? img : img.default)} alt={alt} {...rest} />;
}

export function useBaseUrlUtils() {
  const { base } = useSite();
  const withBaseUrl = (url: string) => (isExternal(url) || url.startsWith('#') ? url : withBase(base, url));
  return { withBaseUrl };
}

export function useBaseUrl(url: string) {
  return useBaseUrlUtils().withBaseUrl(url);
}

export function useDocusaurusContext() {
  const { base } = useSite();
  const { lang } = useLocale();
  return { siteConfig: { ...CONFIG, baseUrl: base }, i18n: { currentLocale: lang, defaultLocale: lang, locales: [lang] } };
}

export function useDoc() {
  const { frontmatter, routePath, title, description = '' } = usePage();
  return { frontMatter: frontmatter, metadata: { title, description, permalink: useBaseUrl(routePath), frontMatter: frontmatter } };
}

export function useLocation() {
  const { base } = useSite();
  return { pathname: withBase(base, usePage().routePath), search: '', hash: '' };
}

export const isInternalUrl = (url = '') => !isExternal(url);

export function useColorMode() {
  const { isDark, setAppearance } = useAppearance();
  return { colorMode: isDark ? 'dark' : 'light', isDarkTheme: isDark, setColorMode: setAppearance };
}

type Values = Record<string, ReactNode>;

/** Text with \`{name}\` in it. It is no component, so it does not know the language of the page. */
export function translate({ message = '', id = '' }: { message?: string; id?: string; description?: string }, values: Values = {}) {
  return (message || id).replace(/\\{(\\w+)\\}/g, (all, name: string) => String(values[name] ?? all));
}

export function Translate({ children, id = '', values = {} }: { children?: string; id?: string; description?: string; values?: Values }) {
  const { [id || (children ?? '')]: translated } = WORDS[useLocale().lang] ?? {};
  const parts = (translated ?? children ?? id).split(/\\{(\\w+)\\}/);
  return <>{...parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? \`{\${part}}\`)))}</>;
}

export const ExecutionEnvironment = { canUseDOM: typeof window !== 'undefined' };

export function useIsBrowser() {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}

/** Nothing at build time, and in the browser what it was given, once the page is there. */
export function BrowserOnly({ children, fallback = null }: { children?: () => ReactNode; fallback?: ReactNode }) {
  return useIsBrowser() ? children?.() : fallback;
}
`;

const FIRST_IMPORT = 'import { Callout,';

/**
 * Returns the file that provides the Docusaurus APIs that components of a migrated site use.
 *
 * @param config plain-data fields of the Docusaurus config
 * @param words texts of `<Translate>` by language and id
 * @param hasPages whether there is a stylesheet with classes of Docusaurus' theme
 * @see https://docusaurus.io/docs/docusaurus-core
 */
export function runtimeCode(
  config: object,
  words: Record<string, Record<string, string>>,
  hasPages: boolean,
): string {
  return `${hasPages ? CODE.replace(FIRST_IMPORT, `import './docusaurus-runtime.css';\n${FIRST_IMPORT}`) : CODE}
/** Of docusaurus.config.js. */
const CONFIG = ${JSON.stringify(config, null, 2)};

/** Texts of \`<Translate>\` by language and id; they were in i18n/. */
const WORDS: Record<string, Record<string, string>> = ${JSON.stringify(words, null, 2)};
`;
}
