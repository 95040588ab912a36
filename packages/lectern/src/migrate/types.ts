import type { UserConfig } from '../config/schema.ts';
import type { Files } from './files.ts';
import type { Report } from './report.ts';

/** Engines to migrate from, as named on the command line. */
export const ENGINES = ['rspress', 'vitepress', 'starlight', 'docusaurus', 'plain'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Result of detecting the engine of a project. */
export interface Found {
  engine: EngineName;
  /** Name for messages: `Rspress 1`. */
  title: string;
  /** Its config, relative to the project; null if it has none. */
  configFile: string | null;
}

/** Context that all steps of a migration share. */
export interface Move {
  files: Files;
  report: Report;
  found: Found;
}

/** A plugin in the new config. */
export interface PluginUse {
  /** Package, and the name of its export. */
  from: string;
  name: string;
  options: object;
  /** Front matter keys that it declares. */
  frontmatter: NonNullable<UserConfig['frontmatter']>;
  /** Checks whether it makes the page at a path: the plugin may not be installed yet. */
  makes(path: string): boolean;
}

/** The new config before it is written. */
export interface Draft {
  config: UserConfig;
  plugins?: PluginUse[];
  /** Import aliases and their targets, relative to the project. */
  aliases: Record<string, string>;
  /** Set if the bundler must not read a PostCSS config. */
  noPostcss?: true;
}

/** Migrates the pages and the config of one engine. */
export type Mover = (move: Move) => Promise<Draft>;
