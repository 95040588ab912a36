import { DocsError } from 'lectern';

/** @throws DocsError for a name that is not a TeX command, and for a macro that is not a string */
export function checkMacros(macros: Readonly<Record<string, unknown>>): void {
  for (const [name, body] of Object.entries(macros)) {
    if (!/^\\(?:[a-zA-Z]+|[^a-zA-Z])$/.test(name)) {
      throw new DocsError(`Plugin "math": the macro "${name}" is not a TeX command.`, {
        hint: `A command is a backslash and letters: "\\\\${name.replace(/[^a-zA-Z]/g, '') || 'name'}" in JavaScript.`,
      });
    }
    if (typeof body !== 'string') {
      throw new DocsError(`Plugin "math": the macro "${name}" is not a string.`, {
        hint: 'Set it to the TeX that it stands for, with #1 to #9 for its arguments.',
      });
    }
  }
}
