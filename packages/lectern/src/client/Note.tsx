import { NOTE_CLASS } from '../shared/note-html.ts';

/** A short visible note that replaces content that a page cannot show. */
export function Note({ text }: { text: string }) {
  return <span className={NOTE_CLASS}>{text}</span>;
}
