export interface SchemaDoc {
  /** Markdown; paragraphs are parted by an empty line. */
  text: string;
  /** Type as readers see it, where the schema itself does not tell. */
  type: string | undefined;
  /** Of a member of an interface: whether it may be left out. */
  isOptional: boolean;
  /** Values, in JavaScript. */
  examples: string[];
}

export function schemaDocs(file: string, name: string): Map<string, SchemaDoc>;

export function cleanComment(comment: string): { text: string; type: string | undefined; examples: string[] };
