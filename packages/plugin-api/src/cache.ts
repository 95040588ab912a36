import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reference } from './reference.ts';

/** A reference, and its inputs. */
interface Kept {
  key: string;
  /**
   * Hash of each source file. `folders` has the hash of the file names in each of their folders, since a new file may
   * take precedence over another one.
   */
  files: Record<string, string>;
  folders: Record<string, string>;
  reference: Reference;
}

export interface Cache {
  /** Returns the cached reference, or null if any of its inputs has changed. */
  read(): Reference | null;
  write(reference: Reference): void;
}

/**
 * Caches a reference on disk, so that TypeDoc is loaded only after a change.
 *
 * @param file file of the cache
 * @param options all data that the pages depend on, except the sources
 */
export function createCache(file: string, options: unknown): Cache {
  const key = hash(JSON.stringify([options, versions()]));
  return {
    read() {
      const kept = parse(file);
      if (kept?.key !== key) return null;
      const { files, folders } = kept;
      const isSame =
        Object.entries(files).every(([path, known]) => hashFile(path) === known) &&
        Object.entries(folders).every(([path, known]) => hashFolder(path) === known);
      return isSame ? kept.reference : null;
    },
    write(reference) {
      const names = reference.files;
      const kept: Kept = {
        key,
        files: Object.fromEntries(names.map((name) => [name, hashFile(name)])),
        folders: Object.fromEntries([...new Set(names.map(dirname))].map((name) => [name, hashFolder(name)])),
        reference,
      };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept));
    },
  };
}

function parse(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Returns hashes of the code that makes the pages: this package, TypeDoc and TypeScript. */
function versions(): string[] {
  const require = createRequire(import.meta.url);
  const own = fileURLToPath(new URL('.', import.meta.url));
  const typedoc = require.resolve('typedoc/package.json');
  const typescript = createRequire(typedoc).resolve('typescript/package.json');
  const code = readdirSync(own).filter((name) => name.endsWith('.js'));
  return [typedoc, typescript, ...code.sort().map((name) => join(own, name))].map(hashFile);
}

function hashFile(file: string): string {
  return existsSync(file) ? hash(readFileSync(file)) : '';
}

function hashFolder(folder: string): string {
  return existsSync(folder) ? hash(readdirSync(folder).sort().join('\n')) : '';
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
