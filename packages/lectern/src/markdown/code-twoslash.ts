import type { SourceFile } from './page.ts';

/** What to do for the types that a fence with `twoslash` asks for; null where a plugin gives them. */
export function twoslashHint(meta: string, { page }: SourceFile): string | null {
  const isAsked = /(?:^|\s)twoslash(?=\s|$)/.test(meta);
  if (!isAsked || page.options.plugins?.some(({ name }) => /hover|twoslash/i.test(name))) return null;
  return 'A code block with "twoslash" has no types here. Add the plugin @lectern/plugin-hover to the config.';
}
