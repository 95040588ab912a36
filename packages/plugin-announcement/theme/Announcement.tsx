import { useLocale, usePage, wordsIn } from 'lectern/client';
import { Link } from 'lectern/theme';
import { createElement, type ReactNode } from 'react';

type Inline = string | { tag: string; children: Inline[]; href?: string };

interface Words {
  label: string;
  close: string;
}

/** Data from the options of the plugin. The build inserts it. */
declare const __LECTERN_ANNOUNCEMENT__: {
  id: string;
  isClosable: boolean;
  texts: Record<string, Inline[]>;
  words: { en: Words; zh: Words };
  own: Record<string, Partial<Words>>;
};

const { id, isClosable, texts, words, own } = __LECTERN_ANNOUNCEMENT__;

/**
 * The bar. An attribute of `<html>` says whether the reader has closed it. An inline script sets the attribute before
 * this component is loaded.
 */
export function Announcement() {
  const { lang, pageType, frontmatter } = usePage();
  const locale = useLocale();
  if (pageType === 'blank' || frontmatter.announcement === false) return null;
  const text = texts[lang] ?? Object.values(texts)[0] ?? [];
  const { label, close } = wordsIn(words, locale, own);
  return (
    <section className="announcement" aria-label={label}>
      <p>{text.map(toElement)}</p>
      {isClosable && (
        <button type="button" className="tool" aria-label={close} onClick={closeBar}>
          <span className="icon icon-close" />
        </button>
      )}
    </section>
  );
}

function toElement(node: Inline, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const inner = children.map(toElement);
  return href === undefined ? (
    createElement(tag, { key }, inner)
  ) : (
    <Link key={key} href={href}>
      {inner}
    </Link>
  );
}

function closeBar(): void {
  document.documentElement.dataset.announcement = 'closed';
  // The button is hidden now, so the focus on it would be lost.
  document.querySelector<HTMLElement>('.site-title, #content')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(`announcement-${id}`, 'closed');
  } catch {
    // Storage is blocked or full. The bar is closed for this page only.
  }
}
