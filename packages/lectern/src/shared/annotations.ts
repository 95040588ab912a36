import { placeOf } from './mistake.ts';

/** A message that is shown next to a line of a change. */
export interface Annotated {
  level: 'error' | 'warning';
  /** `docs/en/a.md:12:3`, `docs/en/a.md` or empty. */
  where: string;
  /** Kind of the message. */
  code: string;
  message: string;
  hint: string;
}

/**
 * Returns commands that GitHub Actions shows next to the lines of a change (docs.github.com, "Workflow commands for
 * GitHub Actions").
 *
 * @param fileOf returns the path of a project's file relative to the repository
 */
export function annotationsOf(items: readonly Annotated[], fileOf: (file: string) => string): string[] {
  return items.map(({ level, where, message, hint, code }) => {
    const { file, line, column } = placeOf(where);
    const properties = [
      ...(file ? [`file=${property(fileOf(file))}`] : []),
      ...(line > 0 ? [`line=${line}`] : []),
      ...(column > 0 ? [`col=${column}`] : []),
      `title=${property(`lectern ${code}`)}`,
    ];
    return `::${level} ${properties.join(',')}::${data([message, hint].filter(Boolean).join('\n'))}`;
  });
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
