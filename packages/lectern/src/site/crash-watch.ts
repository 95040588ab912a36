import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { clearDrafts } from '../config/processes.ts';

/** Length of a note in bytes. Each note overwrites the previous one. */
const NOTE = 500;

/**
 * Shell script that waits for the end of the process that started it, which closes its input. A line of input before
 * that means that all is well. It is a shell because that starts in 2 ms. Node.js takes 40 ms.
 */
const SCRIPT = `read -r end && exit
set -- "$@" "$3"/*
if [ -e "$4" ]; then
  printf '%s\\n' "$1"
  for note in "$3"/*; do sed -n 's/ *$//; /./s/^/  /p' "$note"; done
  printf '%s\\n' "$2"
fi >&2
rm -rf "$3"`;

const TITLE = 'The process was ended, from outside or by native code, while it was at:';
const HINT =
  '  Native code, such as the parser of Markdown, ends a process without a word; a system that is out of memory does so too. Leave out parts of these pages to find which.';

/** Watched work by cache folder, where its threads leave notes. */
const watched = new Map<string, Watch>();

interface Watch {
  folder: string;
  /** Number of tasks that share this watch. */
  works: number;
  end(): void;
}

/** Number of folders that this process has created. */
let folders = 0;

/**
 * Runs work whose threads call `noteAtWork`. If native code or the system ends the process meanwhile, a shell prints
 * what the threads were working on. Windows has no such shell. Nested work uses the same shell, which takes longer to
 * start the more memory a process has.
 *
 * @param cacheDir absolute path of a folder for files that may be deleted
 * @param work gets the folder for the notes of its threads
 */
export async function whileWatched<T>(cacheDir: string, work: (notes: string) => Promise<T>): Promise<T> {
  const watch = watched.get(cacheDir) ?? startWatch(cacheDir);
  watched.set(cacheDir, watch);
  watch.works += 1;
  try {
    return await work(watch.folder);
  } finally {
    watch.works -= 1;
    if (watch.works === 0) {
      watched.delete(cacheDir);
      watch.end();
    }
  }
}

function startWatch(cacheDir: string): Watch {
  const place = join(cacheDir, 'at-work');
  const folder = `${place}.${process.pid}.${folders++}`;
  try {
    clearDrafts(place);
    mkdirSync(folder, { recursive: true });
  } catch {
    // Code that depends on this folder reports that it cannot be written to.
    return { folder, works: 0, end: () => {} };
  }
  const shell = spawn('sh', ['-c', SCRIPT, 'sh', TITLE, HINT, folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return {
    folder,
    works: 0,
    end() {
      shell.stdin.end('done\n');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let notes = { folder: '', file: -1 };

/**
 * Records what this thread is working on, for `whileWatched`.
 *
 * @param folder folder that `whileWatched` passed
 * @param text empty for nothing
 */
export function noteAtWork(folder: string, text: string): void {
  try {
    if (notes.folder !== folder) notes = { folder, file: openSync(join(folder, String(threadId)), 'w') };
    if (notes.file >= 0) writeSync(notes.file, `${text.slice(0, NOTE).padEnd(NOTE)}\n`, 0);
  } catch {
    // If notes cannot be written, pages are compiled all the same.
    notes = { folder, file: -1 };
  }
}
