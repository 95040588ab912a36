import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answers, packageName } from './answers.ts';
import { installSteps, type PackageManager } from './package-manager.ts';

const packageDir = join(import.meta.dirname, '..');

/**
 * Files that templates store under another name: npm leaves files with the real names out of a package, or reads them
 * as its own.
 */
const STORED_AS: Readonly<Record<string, string>> = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
  '_yarnrc.yml': '.yarnrc.yml',
};

/**
 * Returns the files of a new site by their paths from its folder, with `/`.
 *
 * Templates contain `{{name}}` and `{{version}}`, `{{title}}` in Markdown, `{{quotedTitle}}` in code and front matter,
 * `{{manager}}` and `{{execute}}` in command lines, `{{pinned}}` in `package.json` and `{{installSteps}}` in workflows.
 */
export function templateFiles(
  { folder, title, template, host }: Answers,
  manager: PackageManager,
): Map<string, string> {
  const values: Record<string, string> = {
    title: asMarkdown(title),
    // A JSON string is also a valid string in TypeScript and YAML.
    quotedTitle: JSON.stringify(title),
    name: packageName(folder),
    version: ownVersion(),
    manager: manager.name,
    execute: manager.execute,
    // Without this field, Corepack runs Yarn 1.
    pinned: manager.hasPnp ? `\n  "packageManager": "yarn@${manager.version}",` : '',
    installSteps: installSteps(manager),
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (all, key: string) => values[key] ?? all);
  const files = new Map<string, string>();
  const more = [...(host === 'github' ? ['github'] : []), ...(manager.hasPnp ? ['yarn'] : [])];
  for (const part of ['shared', template, ...more]) {
    for (const [path, text] of filesIn(join(packageDir, 'templates', part))) files.set(path, fill(text));
  }
  return files;
}

/** Returns the version of this package. Templates and engine are published together with the same version. */
function ownVersion(): string {
  return JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')).version;
}

function filesIn(folder: string): [path: string, text: string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).replaceAll('\\', '/');
    return [path.replace(/[^/]+$/, (name) => STORED_AS[name] ?? name), readFileSync(file, 'utf8')];
  });
}

/** Escapes a title, which may contain text that Markdown would treat as a tag, a link or emphasis. */
function asMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
}
