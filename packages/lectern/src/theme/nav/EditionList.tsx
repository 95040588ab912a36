import type { MouseEvent } from 'react';
import { type LocaleInfo, useHref, usePage } from '../../client/index.ts';

interface Props {
  editions: LocaleInfo[];
  textOf(edition: LocaleInfo): string;
  /** Whether the texts are language names, each in its own language. */
  isLanguage?: boolean;
}

/** Links to the current page in other editions of the site. */
export function EditionList({ editions, textOf, isLanguage = false }: Props) {
  const { alternates, edition } = usePage();
  const toHref = useHref();
  return (
    <ul>
      {editions.map((item) => (
        <li key={item.edition}>
          <a
            className="nav-link"
            href={toHref(alternates[item.edition] ?? `${item.prefix}/`)}
            {...(item.edition in alternates && { onClick: keepPlace, onAuxClick: keepPlace })}
            hrefLang={item.tag}
            lang={isLanguage ? item.tag : undefined}
            aria-current={item.edition === edition ? 'true' : undefined}
          >
            {textOf(item)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the query and the section of the current address. Both are known only when the link is followed. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
