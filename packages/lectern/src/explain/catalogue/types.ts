/** A kind of mistake: what the engine says, why, and what to do where the message itself does not tell. */
export interface ErrorEntry {
  /** What `lectern explain` takes, and its anchor in the handbook; stays. */
  id: string;
  /** As in the sources, with `…` for what differs; several where one mistake has several texts. */
  messages: readonly string[];
  cause: string;
  fix?: string;
}

/** What a group of messages is about. */
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
