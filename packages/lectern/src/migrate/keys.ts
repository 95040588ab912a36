import { checkFrontmatter, FRONT_MATTER_KEYS } from '../markdown/front-matter-schema.ts';
import type { Page } from './page.ts';
import type { Draft } from './types.ts';

/**
 * Declares front matter keys that Lectern does not know, so that they do not fail a build and remain available to the
 * project's own plugins and components.
 */
export function declareKeys(pages: readonly Page[], { config, plugins = [] }: Draft): void {
  const unknown = new Map<string, unknown[]>();
  for (const { front } of pages) {
    for (const [key, value] of Object.entries(front.data)) {
      const [problem] = checkFrontmatter({ [key]: value });
      if (!problem || FRONT_MATTER_KEYS.includes(key) || front.isGone(key)) continue;
      // A build reports keys that have a different name in Lectern, with that name.
      if (problem.isWarning && !/\bDeclare\b/.test(problem.hint)) continue;
      unknown.set(key, [...(unknown.get(key) ?? []), value]);
    }
  }
  for (const { frontmatter } of plugins) for (const key of Object.keys(frontmatter)) unknown.delete(key);
  if (unknown.size === 0) return;
  const keys = [...unknown.keys()].sort();
  config.frontmatter = Object.fromEntries(keys.map((key) => [key, shapeOf(unknown.get(key) ?? [])]));
}

function shapeOf(values: readonly unknown[]): 'text' | 'boolean' | 'number' | 'list' | 'any' {
  const is = (check: (value: unknown) => boolean) => values.every((value) => value === null || check(value));
  if (is((value) => typeof value === 'string')) return 'text';
  if (is((value) => typeof value === 'boolean')) return 'boolean';
  if (is((value) => typeof value === 'number')) return 'number';
  return is(Array.isArray) ? 'list' : 'any';
}
