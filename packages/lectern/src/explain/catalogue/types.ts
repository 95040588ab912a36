/** A kind of mistake: the message of the engine, its cause, and the fix if the message itself does not contain it. */
export interface ErrorEntry {
  /** Argument of `lectern explain`, and anchor in the handbook. Never changes. */
  id: string;
  /** Texts as in the sources, with `…` for variable parts; several if one mistake has several texts. */
  messages: readonly string[];
  cause: string;
  fix?: string;
}

/** Topic of a group of messages. */
export interface ErrorGroup {
  id: string;
  title: string;
  entries: readonly ErrorEntry[];
}

type Row = readonly [id: string, messages: string | readonly string[], cause: string, fix?: string];

export function group(id: string, title: string, rows: readonly Row[]): ErrorGroup {
  return {
    id,
    title,
    entries: rows.map(([name, messages, cause, fix]) => ({
      id: name,
      messages: typeof messages === 'string' ? [messages] : messages,
      cause,
      ...(fix && { fix }),
    })),
  };
}
