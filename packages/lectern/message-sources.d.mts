/** A message that the engine can give, as its source has it: `…` stands for what differs from time to time. */
export interface Message {
  text: string;
  /** What to do next, where the source says it in the same place. */
  hints: readonly string[];
  /** Files of the engine that give it, relative to its sources. */
  files: readonly string[];
}

export function engineMessages(folder: string): readonly Message[];

export function hintsByMessage(folder: string): Map<string, readonly string[]>;

export function otherSentences(folder: string): { file: string; text: string }[];
