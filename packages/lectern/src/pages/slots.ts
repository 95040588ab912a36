import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { nearest } from '../shared/error.ts';
import { LAYOUT_SLOTS } from '../shared/layout-slots.ts';
import { toPosix } from './paths.ts';

/**
 * A warning for each slot whose components are shown nowhere, with the name that was probably meant.
 *
 * @param lost slots that no page has asked for; pages may well lack a place of the default layout, such as the hero's
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
 * The same for pages seen so far, in development: a layout of the site's own may have the place on another page, so
 * only what looks like a typo is told.
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

/** The theme whose module names the slot, as the start of a message. */
function whose(name: string, { themeFile, plugins, project }: Config): string {
  const names = (file: string) => readFileSync(file, 'utf8').includes(name);
  if (themeFile && names(themeFile)) return toPosix(relative(project, themeFile));
  const plugin = plugins.find(({ theme }) => theme && names(theme));
  return plugin ? `Plugin "${plugin.name}"` : 'Theme';
}
