import { usePage, useSite } from '../../client/index.ts';
import { Popover } from '../ui/Popover.tsx';
import { EditionList } from './EditionList.tsx';

/**
 * Menu of the versions. It links to the same page in each version, or to the home page of a version that does not have
 * the page.
 */
export function VersionMenu() {
  const { locales, multiVersion, theme } = useSite();
  const { version, lang } = usePage();
  if (!multiVersion) return null;
  const label = (
    <>
      {version}
      <span className="icon icon-chevron" />
    </>
  );
  return (
    <Popover className="nav-link" name={`${theme.labels.version} ${version}`} label={label}>
      <EditionList
        editions={locales.filter((locale) => locale.lang === lang)}
        textOf={(locale) => locale.version}
      />
    </Popover>
  );
}
