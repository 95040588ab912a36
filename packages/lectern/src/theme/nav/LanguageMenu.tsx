import { usePage, useSite } from '../../client/index.ts';
import { Popover } from '../ui/Popover.tsx';
import { EditionList } from './EditionList.tsx';

/** The same page in each language, or that language's home where it is not translated. */
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
