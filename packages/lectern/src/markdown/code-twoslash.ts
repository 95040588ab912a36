import type { SourceFile } from './page.ts';

/**
 * Returns advice for a fence with `twoslash`, which asks for types. Returns null for other fences, or if a plugin
 * provides the types.
 */
export function twoslashHint(meta: string, { page }: SourceFile): string | null {
  const isAsked = /(?:^|\s)twoslash(?=\s|$)/.test(meta);
  if (!isAsked || page.options.plugins?.some(({ name }) => /hover|twoslash/i.test(name))) return null;
  return 'A code block with "twoslash" has no types here. Add the plugin @lectern/plugin-hover to the config.';
}
