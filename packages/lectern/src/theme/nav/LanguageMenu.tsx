import { usePage, useSite } from '../../client/index.ts';
import { Popover } from '../ui/Popover.tsx';
import { EditionList } from './EditionList.tsx';

/**
 * Menu of the languages. It links to the same page in each language, or to the home page of the language if the page is
 * not translated.
 */
export function LanguageMenu() {
  const { locales, theme } = useSite();
  const { version } = usePage();
  const languages = locales.filter((locale) => locale.version === version);
  if (languages.length < 2) return null;
  return (
    <Popover name={theme.labels.language} label={<span className="icon icon-language" />}>
      <EditionList editions={languages} textOf={({ label }) => label} isLanguage />
    </Popover>
  );
}
