import { type KeyboardEvent, useRef } from 'react';
import { type Labels, useSite } from '../../client/index.ts';
import { LIST_ID, optionId } from './ids.ts';
import { useKeyTime } from './use-key-time.ts';
import type { SearchSession } from './use-session.ts';

interface FieldProps {
  labels: Labels;
  session: SearchSession;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** The field for the query: a combobox (ARIA Authoring Practices) whose list contains the hits. */
export function SearchField({ labels, session, onKeyDown, onClose }: FieldProps) {
  const { text, hits, active, isLoading, type, ask } = session;
  const { searchPlaceholder } = useSite().theme.labels;
  const input = useRef<HTMLInputElement>(null);
  const { press, timeOf } = useKeyTime();
  const clear = () => {
    ask('');
    input.current?.focus();
  };
  return (
    <div className="search-field">
      <span className={isLoading ? 'search-busy' : 'icon icon-search'} />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={searchPlaceholder}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
        placeholder={searchPlaceholder}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        onChange={(event) =>
          type(event.target.value, timeOf(event), (event.nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={(event) => type(event.currentTarget.value, timeOf(event), false)}
        onKeyDown={(event) => {
          press(event);
          onKeyDown(event);
        }}
      />
      {text !== '' && (
        <button type="button" className="search-button" onClick={clear}>
          {labels.searchClear}
        </button>
      )}
      <button type="button" className="tool" aria-label={labels.close} onClick={onClose}>
        <span className="icon icon-close" />
      </button>
    </div>
  );
}
