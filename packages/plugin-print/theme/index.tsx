import { usePage, useSite, withBase } from 'lectern/client';
import './print.css';

/** Data that the plugin adds to the front matter of a page in a book. */
interface Printed {
  html: string;
  text: string;
  pdf?: string;
  pdfText?: string;
}

/** Links to the book that contains the page, and to its PDF. Renders nothing on other pages. */
export function PrintLink() {
  const printed = usePage().frontmatter.printed as Printed | undefined;
  const { base } = useSite();
  // The development server makes no books.
  if (!printed || import.meta.env.DEV) return null;
  const { html, text, pdf, pdfText } = printed;
  // With a target, the client does not handle the link. It could not fetch the book, which is not a page.
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
