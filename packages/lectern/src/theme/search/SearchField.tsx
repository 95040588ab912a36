import { type KeyboardEvent, useRef } from 'react';
import { useSite } from '../../client/index.ts';
import type { SearchLabels } from './labels.ts';
import { LIST_ID, optionId } from './SearchResults.tsx';
import type { SearchSession } from './use-session.ts';

interface FieldProps {
  labels: SearchLabels;
  session: SearchSession;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

/** A text that changes so soon after a key (ms) was changed by it. */
const OF_KEY = 50;

/** The line that a query is typed into: a combobox (ARIA Authoring Practices), whose list are the hits. */
export function SearchField({ labels, session, onKeyDown, onClose }: FieldProps) {
  const { text, hits, active, isLoading, type, ask } = session;
  const { searchPlaceholder } = useSite().theme.labels;
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef(0);
  const change = (text: string, timeStamp: number, isComposing: boolean) => {
    // A slow machine takes a while from the key to what it types.
    const isOfKey = timeStamp - pressed.current < OF_KEY;
    type(text, isOfKey ? pressed.current : timeStamp, isComposing);
  };
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
        onChange={({ target, timeStamp, nativeEvent }) =>
          change(target.value, timeStamp, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget, timeStamp }) => change(currentTarget.value, timeStamp, false)}
        onKeyDown={(event) => {
          pressed.current = event.timeStamp;
          onKeyDown(event);
        }}
      />
      {text !== '' && (
        <button type="button" className="search-button" onClick={clear}>
          {labels.clear}
        </button>
      )}
      <button type="button" className="tool" aria-label={labels.close} onClick={onClose}>
        <span className="icon icon-close" />
      </button>
    </div>
  );
}
