import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { DocsError } from 'lectern';
import {
  Application,
  Logger,
  LogLevel,
  type ProjectReflection,
  ReflectionKind,
  type TypeDocOptions,
} from 'typedoc';

export interface Converted {
  project: ProjectReflection;
  /** Absolute source files that were read, without those of packages. */
  files: string[];
}

export interface ConvertOptions {
  /** Absolute files with their names. */
  entryPoints: readonly { file: string; name?: string }[];
  tsconfig: string;
  sourceLink: string | false | undefined;
  /** Absolute folder that messages are relative to. */
  base: string;
}

/**
 * Reads the exports of source files with TypeDoc.
 *
 * @throws DocsError with the error of TypeDoc
 */
export async function convert({
  entryPoints,
  tsconfig,
  sourceLink,
  base,
}: ConvertOptions): Promise<Converted> {
  const logger = new Errors();
  const app = await Application.bootstrap({
    ...settings(sourceLink),
    entryPoints: entryPoints.map(({ file }) => file),
    tsconfig,
  });
  app.logger = logger;
  const points = app.getEntryPoints() ?? [];
  const project = points.length > 0 ? app.converter.convert(points) : undefined;
  if (!project || logger.errors.length > 0) {
    throw new DocsError(`TypeDoc cannot read the sources: ${logger.errors[0] ?? 'there are none.'}`, {
      where: relative(base, tsconfig),
      hint: 'Check "entryPoints" and "tsconfig" of api(); the TypeScript configuration must include the entry points.',
    });
  }
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = module.isDeclaration() ? module.sources?.[0]?.fullFileName : undefined;
    module.name = entryPoints.find((point) => point.file.replaceAll('\\', '/') === file)?.name ?? module.name;
  }
  const files = points.flatMap(({ program }) => program.getSourceFiles().map(({ fileName }) => fileName));
  const own = files.filter((file) => !file.includes('/node_modules/'));
  return { project, files: [...new Set(own.map((file) => file.replaceAll('/', sep)))].sort() };
}

function settings(sourceLink: string | false | undefined): TypeDocOptions {
  return {
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    excludeExternals: true,
    // The sources have their own type checks.
    skipErrorChecking: true,
    // Authors put the most important members first. Indexes are sorted by this plugin.
    sort: ['source-order'],
    // The hash of the last commit would change all pages with each commit.
    gitRevision: 'HEAD',
    preservedTypeAnnotationTags: ['@throws'],
    // Otherwise, TypeDoc calls git.
    disableGit: sourceLink !== undefined,
    logLevel: LogLevel.None,
  };
}

/** Collects errors and prints nothing. */
class Errors extends Logger {
  errors: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level === LogLevel.Error) this.errors.push(message);
  }
}

/**
 * Returns the folder that names of source files are relative to: that of the repository, or of the TypeScript
 * configuration if there is no repository.
 */
export function sourceRoot(tsconfig: string, folder = dirname(tsconfig)): string {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? dirname(tsconfig) : sourceRoot(tsconfig, dirname(folder));
}
