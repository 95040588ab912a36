import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { nearest } from '../shared/error.ts';
import { LAYOUT_SLOTS } from '../shared/layout-slots.ts';
import { toPosix } from './paths.ts';

/**
 * Returns a warning for each slot whose components are shown nowhere, with the name that was probably meant.
 *
 * @param lost slots that no page used; pages may well lack a place of the default layout, such as the hero's
 */
export function slotWarnings(lost: readonly string[], config: Config): string[] {
  return lost
    .filter((name) => !isOfLayout(name))
    .map((name) => {
      const near = nearest(name, LAYOUT_SLOTS);
      const hint = near ? `Did you mean "${near}"?` : `The layout has ${LAYOUT_SLOTS.join(', ')}.`;
      const message = `${whose(name, config)}: no page has a place for the slot "${name}". ${hint}`;
      return message;
    });
}

/**
 * Returns such warnings in development, for the pages seen so far. A custom layout may have the slot on another page,
 * so only likely typos are reported.
 */
export function slotTypos(lost: readonly string[], config: Config): string[] {
  return slotWarnings(
    lost.filter((name) => nearest(name, LAYOUT_SLOTS)),
    config,
  );
}

function isOfLayout(name: string): boolean {
  return (LAYOUT_SLOTS as readonly string[]).includes(name);
}

/** Returns the theme whose module contains the slot's name, as the start of a message. */
function whose(name: string, { themeFile, plugins, project }: Config): string {
  const names = (file: string) => readFileSync(file, 'utf8').includes(name);
  if (themeFile && names(themeFile)) return toPosix(relative(project, themeFile));
  const plugin = plugins.find(({ theme }) => theme && names(theme));
  return plugin ? `Plugin "${plugin.name}"` : 'Theme';
}
