import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Folders for the runs of this process, which go when it is ended. */
export interface RunFolders {
  /** Absolute; not deeper than this, because names in a build's output depend on how far the packages are. */
  at(index: number): string;
  remove(): void;
}

/**
 * What processes that could not remove their folders have left is removed now.
 *
 * @param stop ends whoever still writes into the folders
 */
export function openRunFolders(packagesDir: string, stop: () => void): RunFolders {
  const parent = join(packagesDir, '.run');
  const removeIf = (isLeft: (pid: number) => boolean) => {
    mkdirSync(parent, { recursive: true });
    // A name without a number is what a sample wrote beside its project.
    const left = readdirSync(parent).filter((name) => isLeft(Number(/^(\d+)-\d+$/.exec(name)?.[1] ?? 0)));
    for (const name of left) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  };
  const remove = () => removeIf((pid) => pid === process.pid || !isAlive(pid));
  remove();
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.once(signal, () => {
      stop();
      remove();
      process.exit(code);
    });
  }
  return { at: (index) => join(parent, `${process.pid}-${index}`), remove };
}

function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
