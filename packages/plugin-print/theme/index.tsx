import { usePage, useSite, withBase } from 'lectern/client';
import './print.css';

/** What the plugin says of a page of a book. */
interface Printed {
  html: string;
  text: string;
  pdf?: string;
  pdfText?: string;
}

/** Links to the book that the page is in, and to its PDF; nothing on other pages. */
export function PrintLink() {
  const printed = usePage().frontmatter.printed as Printed | undefined;
  const { base } = useSite();
  // The development server makes no books.
  if (!printed || import.meta.env.DEV) return null;
  const { html, text, pdf, pdfText } = printed;
  // With a target, the client leaves the address alone: it is no page that it could fetch.
  return (
    <p className="print-link">
      <a href={withBase(base, html)} target="_self">
        {text}
      </a>
      {pdf && (
        <a href={withBase(base, pdf)} type="application/pdf">
          {pdfText}
        </a>
      )}
    </p>
  );
}
