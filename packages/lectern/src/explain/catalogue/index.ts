import { commandErrors } from './command.ts';
import { checkErrors, linkErrors, migrateErrors, navigationErrors, redirectErrors } from './links.ts';
import { mdxErrors, moduleErrors } from './mdx.ts';
import { frontMatterErrors, markdownErrors } from './pages.ts';
import { pluginErrors } from './plugins.ts';
import { configErrors } from './project.ts';
import { systemErrors } from './system.ts';
import type { ErrorGroup } from './types.ts';

/** Every message of the engine. A test compares the list with the sources. */
export const CATALOGUE: readonly ErrorGroup[] = [
  commandErrors,
  configErrors,
  frontMatterErrors,
  markdownErrors,
  mdxErrors,
  moduleErrors,
  linkErrors,
  navigationErrors,
  redirectErrors,
  pluginErrors,
  systemErrors,
  checkErrors,
  migrateErrors,
];
