import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';

/** Change of one file. `from` is null for a new file, `to` for a removed one. */
export interface Change {
  from: string | null;
  to: string | null;
  /** Text before and after; null if the content does not change. */
  before: string | null;
  after: string | null;
  /** Whether the file at `from` is kept. */
  copies?: true;
}

interface Entry {
  /** Location of its content on disk; null for a new file. */
  origin: string | null;
  text?: string;
  /** Whether the file at `origin` is kept. */
  copies?: true;
}

/**
 * The files of a project with pending changes, so that a dry run and a real run use the same code. Paths are relative
 * to the project and use `/`. They may begin with `../`.
 */
export class Files {
  readonly root: string;
  readonly #entries = new Map<string, Entry>();
  readonly #gone = new Set<string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Checks whether a file or folder exists after the changes. */
  exists(path: string): boolean {
    if (this.#entries.has(path)) return true;
    if (this.#below(path).length > 0) return true;
    if (this.#gone.has(path)) return false;
    const file = this.absolute(path);
    if (!existsSync(file)) return false;
    return !statSync(file).isDirectory() || this.list(path).length > 0 || this.#gone.size === 0;
  }

  /** @throws the file system's error if the file does not exist */
  read(path: string): string {
    const entry = this.#entries.get(path);
    if (entry?.text !== undefined) return entry.text;
    return readFileSync(this.absolute(entry?.origin ?? path), 'utf8');
  }

  write(path: string, text: string): void {
    const entry = this.#entries.get(path);
    if (entry) entry.text = text;
    else if (!this.exists(path) || this.read(path) !== text) {
      this.#entries.set(path, { origin: existsSync(this.absolute(path)) ? path : null, text });
      this.#gone.delete(path);
    }
  }

  remove(path: string): void {
    this.#entries.delete(path);
    if (existsSync(this.absolute(path))) this.#gone.add(path);
  }

  /** Copies a file to another path. */
  copy(from: string, to: string): void {
    if (this.exists(to)) return;
    this.#entries.set(to, { origin: from, copies: true });
  }

  /** Moves a file, or a folder with all of its content. */
  move(from: string, to: string): void {
    const files = this.list(from);
    if (files.length > 0) {
      for (const file of files) this.#moveFile(file, to + file.slice(from.length));
    } else this.#moveFile(from, to);
  }

  #moveFile(from: string, to: string): void {
    if (from === to) return;
    const entry = this.#entries.get(from) ?? { origin: from };
    this.#entries.delete(from);
    if (existsSync(this.absolute(from))) this.#gone.add(from);
    this.#entries.set(to, entry);
    this.#gone.delete(to);
  }

  /** Lists the files below a folder that match a pattern, sorted, without those in `node_modules` and hidden files. */
  list(folder: string, pattern = /./): string[] {
    const cwd = this.absolute(folder);
    const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
    const onDisk = existsSync(cwd) && statSync(cwd).isDirectory() ? scan(cwd) : [];
    const left = onDisk.map((file) => prefix + file).filter((file) => !this.#gone.has(file));
    return [...new Set([...left, ...this.#below(folder)])].filter((file) => pattern.test(file)).sort();
  }

  #below(folder: string): string[] {
    const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
    return [...this.#entries.keys()].filter((file) => file.startsWith(prefix));
  }

  absolute(path: string): string {
    return join(this.root, path);
  }

  /** Returns the current location of a file on disk; null for a new file. */
  origin(path: string): string | null {
    const entry = this.#entries.get(path);
    return entry ? entry.origin : path;
  }

  changes(): Change[] {
    const changes = [...this.#entries].flatMap(([to, { origin, text, copies }]): Change[] => {
      if (copies) return [{ from: origin, to, before: null, after: null, copies }];
      if (origin === null) return [{ from: null, to, before: '', after: text ?? '' }];
      if (text === undefined) return origin === to ? [] : [{ from: origin, to, before: null, after: null }];
      const before = readFileSync(this.absolute(origin), 'utf8');
      return before === text && origin === to ? [] : [{ from: origin, to, before, after: text }];
    });
    const moved = new Set(changes.filter(({ copies }) => !copies).map(({ from }) => from));
    const removed = [...this.#gone].filter((file) => !moved.has(file) && !this.#entries.has(file));
    for (const from of removed) {
      changes.push({ from, to: null, before: readFileSync(this.absolute(from), 'utf8'), after: '' });
    }
    return changes.sort((a, b) => ((a.to ?? a.from ?? '') < (b.to ?? b.from ?? '') ? -1 : 1));
  }

  /**
   * Writes all changes to disk.
   *
   * @param root root of a copy of the project, if not the project itself
   */
  apply(root = this.root): void {
    const changes = this.changes();
    const at = (path: string) => join(root, path);
    for (const { from, to, copies } of changes) {
      if (!copies || to === null) continue;
      mkdirSync(dirname(at(to)), { recursive: true });
      copyFileSync(at(from ?? ''), at(to));
    }
    // Files are moved through a temporary name, since the destination of one may be the source of another.
    const parked = changes
      .filter(({ from, to, copies }) => from !== null && from !== to && !copies)
      .map((change, index) => {
        const park = `${at(change.from ?? '')}.lectern-${index}`;
        renameSync(at(change.from ?? ''), park);
        return { ...change, park };
      });
    for (const { to, park } of parked) {
      if (to === null) rmSync(park);
      else {
        mkdirSync(dirname(at(to)), { recursive: true });
        renameSync(park, at(to));
      }
    }
    for (const { to, after } of changes) {
      if (to === null || after === null) continue;
      mkdirSync(dirname(at(to)), { recursive: true });
      writeFileSync(at(to), after);
    }
  }
}

function scan(cwd: string): string[] {
  return globSync('**/*', { cwd, ignore: ['**/node_modules/**'], expandDirectories: false });
}
