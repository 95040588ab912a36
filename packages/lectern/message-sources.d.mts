/** A message of the engine, as written in its source. `…` stands for a part that varies. */
export interface Message {
  text: string;
  /** Hints what to do next, if the source states them in the same place. */
  hints: readonly string[];
  /** Files of the engine with this message, relative to its sources. */
  files: readonly string[];
}

export function engineMessages(folder: string): readonly Message[];

export function hintsByMessage(folder: string): Map<string, readonly string[]>;

export function otherSentences(folder: string): { file: string; text: string }[];
