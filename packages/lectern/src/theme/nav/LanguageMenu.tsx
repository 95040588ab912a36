import { useHref, usePage, useSite } from '../../client/index.ts';
import { Popover } from '../ui/Popover.tsx';

/** The same page in each language, or that language's home where it is not translated. */
export function LanguageMenu() {
  const { locales, theme } = useSite();
  const { alternates, lang } = usePage();
  const toHref = useHref();
  if (locales.length < 2) return null;
  return (
    <Popover name={theme.labels.language} label={<span className="icon icon-language" />}>
      <ul>
        {locales.map((locale) => (
          <li key={locale.lang}>
            <a
              className="nav-link"
              href={toHref(alternates[locale.lang] ?? `${locale.prefix}/`)}
              hrefLang={locale.tag}
              lang={locale.tag}
              aria-current={locale.lang === lang ? 'true' : undefined}
            >
              {locale.label}
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
