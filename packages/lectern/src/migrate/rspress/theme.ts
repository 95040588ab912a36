import type { Move } from '../types.ts';

/**
 * Renames the theme file of Rspress, since Lectern would load `theme/index.tsx` as its own theme. The user can migrate
 * the renamed file by hand.
 */
export function setThemeAside({ files, report }: Move, folder: string): void {
  for (const ending of ['tsx', 'ts', 'jsx', 'js']) {
    const file = `${folder}/index.${ending}`;
    if (!files.exists(file)) continue;
    if (!/['"](?:rspress|@rspress)\//.test(files.read(file))) continue;
    const aside = `${folder}/rspress-theme.${ending}`;
    files.move(file, aside);
    report.add(
      'theme',
      aside,
      `It was ${file}, which Lectern would load as its own theme. Carry over what you need: see "Theming" in the handbook.`,
    );
  }
}
