import type { UserConfig } from '../config/schema.ts';
import type { Files } from './files.ts';
import type { Report } from './report.ts';

/** Engines that a move starts from, as the command line names them. */
export const ENGINES = ['rspress', 'vitepress', 'starlight', 'docusaurus', 'plain'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What was found in a project. */
export interface Found {
  engine: EngineName;
  /** `Rspress 1`, for messages. */
  title: string;
  /** Its config, relative to the project; null where it has none. */
  configFile: string | null;
}

/** A move as its steps see it. */
export interface Move {
  files: Files;
  report: Report;
  found: Found;
}

/** A plugin that the new config has. */
export interface PluginUse {
  /** Package, and the name that it exports. */
  from: string;
  name: string;
  options: object;
  /** Keys of front matter that it declares. */
  frontmatter: NonNullable<UserConfig['frontmatter']>;
  /** True for a path of a page that it makes: the plugin may not be installed yet. */
  makes(path: string): boolean;
}

/** The new config, before it is written. */
export interface Draft {
  config: UserConfig;
  plugins?: PluginUse[];
  /** Aliases of imports, and where they lead: relative to the project. */
  aliases: Record<string, string>;
  /** The bundler reads no config of PostCSS. */
  noPostcss?: true;
}

/** Takes the pages and the config of one engine over. */
export type Mover = (move: Move) => Promise<Draft>;
