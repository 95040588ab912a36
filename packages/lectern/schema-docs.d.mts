export interface SchemaDoc {
  /** Markdown; paragraphs are separated by a blank line. */
  text: string;
  /** Type for readers, if the schema itself does not show it. */
  type: string | undefined;
  /** Whether a member of an interface is optional. */
  isOptional: boolean;
  /** Example values, in JavaScript. */
  examples: string[];
}

export function schemaDocs(file: string, name: string): Map<string, SchemaDoc>;

export function cleanComment(comment: string): { text: string; type: string | undefined; examples: string[] };
