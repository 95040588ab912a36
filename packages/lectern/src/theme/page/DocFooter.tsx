import { type PageLinkRef, useHref, useLocale, usePage, useSite } from '../../client/index.ts';
import { Slot } from '../Slot.tsx';
import { Link } from '../ui/Link.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** The part below the article: edit link, date, and previous and next page. */
export function DocFooter() {
  const { prev, next } = usePage();
  const { labels } = useSite().theme;
  return (
    <footer className="doc-footer">
      <Slot name="beforeDocFooter" />
      <PageMeta />
      {(prev || next) && (
        <nav className="pager" aria-label={labels.pager}>
          {prev && <PagerLink rel="prev" label={prev.label ?? labels.prevPage} page={prev} />}
          {next && <PagerLink rel="next" label={next.label ?? labels.nextPage} page={next} />}
        </nav>
      )}
      <SiteFooter />
      <Slot name="afterDocFooter" />
    </footer>
  );
}

function PageMeta() {
  const { pagePath, frontmatter } = usePage();
  const { editLink } = useSite().theme;
  return (
    <div className="page-meta">
      {editLink && pagePath && frontmatter.editLink !== false && (
        <Link href={editUrl(editLink.docRepoBaseUrl, pagePath)}>
          {/* A text that starts with its own icon needs no second one. */}
          {/^\p{L}/u.test(editLink.text) && <span className="icon icon-edit" />}
          {editLink.text}
        </Link>
      )}
      <LastUpdated />
    </div>
  );
}

/** Returns the URL of the page in the repository's editor. Some hosts select the editor by a query string. */
function editUrl(docsUrl: string, pagePath: string): string {
  const [folder = '', query = ''] = docsUrl.split(/(?=\?)/);
  const path = pagePath.split('/').map(encodeURIComponent).join('/');
  return `${folder.replace(/\/$/, '')}/${path}${query}`;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached, since creating a format takes longer than rendering the rest of a footer. */
function dateFormat(tag: string): Intl.DateTimeFormat {
  const known = dateFormats.get(tag);
  if (known) return known;
  // The language and time zone are fixed: server and browser must write the same date.
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  dateFormats.set(tag, format);
  return format;
}

function LastUpdated() {
  const { lastUpdatedTime, frontmatter } = usePage();
  const { theme } = useSite();
  const { tag } = useLocale();
  if (!theme.lastUpdated || !lastUpdatedTime || frontmatter.lastUpdated === false) return null;
  return (
    <p>
      {`${theme.labels.lastUpdated} `}
      {/* A browser may format dates of a language differently than Node: the server's text is kept. */}
      <time dateTime={lastUpdatedTime} suppressHydrationWarning>
        {dateFormat(tag).format(new Date(lastUpdatedTime))}
      </time>
    </p>
  );
}

function PagerLink({ rel, label, page }: { rel: 'prev' | 'next'; label: string; page: PageLinkRef }) {
  const toHref = useHref();
  return (
    <a href={toHref(page.link)} rel={rel}>
      <span>{label}</span>
      {page.text}
    </a>
  );
}
