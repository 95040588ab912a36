import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { clearDrafts } from '../config/processes.ts';

/** Bytes of a note: one is written over the last. */
const NOTE = 500;

/**
 * Waits for the end of the process that started it, which closes its input; with a line before that, all is well. It is
 * a shell, which is there in 2 ms, and not Node.js, which takes forty.
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

/** Work that is watched: by its cache folder, where its threads leave notes. */
const watched = new Map<string, Watch>();

interface Watch {
  folder: string;
  /** How many works share it. */
  works: number;
  end(): void;
}

/** Folders of this process. */
let folders = 0;

/**
 * Does some work with threads that tell by `noteAtWork` what they are at. When native code ends the process meanwhile,
 * or the system does, a shell says on the terminal where they were. Windows has none. Work within such work has the same
 * shell: it takes longer to start, the more memory a process has.
 *
 * @param cacheDir absolute folder for what may be deleted
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
    // A folder that cannot be written to is told by those who need it.
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
 * Says what this thread is at, for `whileWatched`.
 *
 * @param folder as that has given it
 * @param text empty for nothing
 */
export function noteAtWork(folder: string, text: string): void {
  try {
    if (notes.folder !== folder) notes = { folder, file: openSync(join(folder, String(threadId)), 'w') };
    if (notes.file >= 0) writeSync(notes.file, `${text.slice(0, NOTE).padEnd(NOTE)}\n`, 0);
  } catch {
    // Where notes cannot be taken, pages are made all the same.
    notes = { folder, file: -1 };
  }
}
