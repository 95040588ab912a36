import { useEffect } from 'react';
import { useHotkey, useLocale, useSite } from '../../client/index.ts';
import { useCommandKey } from './use-command-key.ts';
import { useDialog } from './use-dialog.ts';
import { useSlash } from './use-slash.ts';

/** Button that opens search. Ctrl+K, Cmd+K, `/` and `?q=` in the address open it as well (SPEC 2.2). */
export function SearchButton() {
  return useSite().theme.search === false ? null : <Search />;
}

function Search() {
  const { theme } = useSite();
  const locale = useLocale();
  const { opened, hasFailed, open, leave, close, warmUp, kept } = useDialog(locale);
  useHotkey('k', open);
  useSlash(open);
  useCommandKey(warmUp);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('q');
    if (!asked) return;
    kept.current = asked;
    open();
  }, [open, kept]);
  return (
    <>
      <button
        className="tool search-open"
        type="button"
        data-lectern-search=""
        aria-label={theme.labels.searchPlaceholder}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <span className="icon icon-search" />
      </button>
      {hasFailed && (
        <p className="search-failed" role="alert">
          {theme.labels.searchFailed}
        </p>
      )}
      {opened && (
        <opened.Dialog
          key={opened.key}
          locale={locale}
          first={opened.first}
          kept={kept}
          onLeave={leave}
          onClose={() => close(opened)}
        />
      )}
    </>
  );
}
