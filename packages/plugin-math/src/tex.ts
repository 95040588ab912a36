import { createRequire } from 'node:module';
import type Temml from 'temml';
import { plainText } from './plain-text.ts';

export type Macros = Readonly<Record<string, string>>;

/** Error for an invalid formula. */
export class TexError extends Error {
  readonly hint: string;
  /** Line of the formula, counted from 0. */
  readonly line: number;

  constructor(message: string, hint: string, line: number) {
    super(message);
    this.hint = hint;
    this.line = line;
  }
}

let temml: typeof Temml | undefined;

/** Loads temml on first use: loading it takes longer than compiling most pages. */
function load(): typeof Temml {
  temml ??= createRequire(import.meta.url)('temml') as typeof Temml;
  return temml;
}

/**
 * Renders TeX as MathML, and as text on one line.
 *
 * @param macros receives the definitions of the formula (`\gdef`)
 * @throws TexError
 */
export function render(
  tex: string,
  { display, macros }: { display: boolean; macros: Record<string, string> },
): { mathml: string; text: string } {
  if (tex.trim() === '') throw new TexError('The formula is empty.', 'Write TeX into it, or remove it.', 0);
  try {
    const options = {
      displayMode: display,
      throwOnError: true,
      macros,
      wrap: display ? 'none' : 'tex',
    } as const;
    const mathml = load().renderToString(tex, options);
    return { mathml, text: plainText(mathml) };
  } catch (error) {
    throw toTexError(error, tex);
  }
}

function toTexError(error: unknown, tex: string): unknown {
  if (!(error instanceof Error) || error.name !== 'ParseError') return error;
  // The text after the message is a part of the formula, underlined for a terminal.
  const message = error.message.trim().replace(/ at (?:position \d+: \n|end of input: )[\s\S]*$/, '');
  const { position = 0 } = error as { position?: number };
  const hint = /^Unsupported function/.test(message)
    ? 'Commands: https://temml.org/docs/en/supported. Your own go into math({ macros }).'
    : 'Correct the formula.';
  const shown = tex.trim().split('\n').length > 1 ? '' : `: ${tex.trim()}`;
  return new TexError(
    `Wrong TeX${shown} (${message.replace(/\.$/, '')}).`,
    hint,
    tex.slice(0, position).split('\n').length - 1,
  );
}
