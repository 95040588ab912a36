import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/** Folders for the runs of this process. They are removed if it is terminated. */
export interface RunFolders {
  /**
   * Returns an absolute path. Its depth is fixed, because names in a build's output depend on the distance to the
   * packages.
   */
  at(index: number): string;
  remove(): void;
}

/**
 * Opens the folders, and removes those that terminated processes have left behind.
 *
 * @param stop stops the processes that still write into the folders
 */
export function openRunFolders(packagesDir: string, stop: () => void): RunFolders {
  const parent = join(packagesDir, '.run');
  const removeIf = (isLeft: (pid: number) => boolean) => {
    mkdirSync(parent, { recursive: true });
    // A sample may write files next to its project. Their names do not have the form of a run folder.
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
    // The process is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
