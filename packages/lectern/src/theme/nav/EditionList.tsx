import type { MouseEvent } from 'react';
import { type LocaleInfo, useHref, usePage } from '../../client/index.ts';

interface Props {
  editions: LocaleInfo[];
  textOf(edition: LocaleInfo): string;
  /** The texts are names of languages, each in its own. */
  isLanguage?: boolean;
}

/** Links to the page on screen in other editions of the site. */
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

/** The reader stays at the section, with the query of the address: both are known only when the link is followed. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
