import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { clearDrafts } from '../config/processes.ts';

/** Bytes that are written at a time. */
const CHUNK = 1 << 20;

/**
 * Writes a large file piece by piece, so that it is never in memory as a whole, and puts it in its place in one step:
 * a reader sees the old one or the new one.
 */
export function writeInChunks(file: string, pieces: Iterable<string | Uint8Array>): void {
  mkdirSync(dirname(file), { recursive: true });
  clearDrafts(file);
  const draft = `${file}.${process.pid}`;
  const target = openSync(draft, 'w');
  try {
    let waiting: Uint8Array[] = [];
    let size = 0;
    const flush = () => {
      for (let bytes = Buffer.concat(waiting); bytes.length > 0; )
        bytes = bytes.subarray(writeSync(target, bytes));
      waiting = [];
      size = 0;
    };
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      waiting.push(bytes);
      size += bytes.length;
      if (size >= CHUNK) flush();
    }
    flush();
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(target);
  }
  renameSync(draft, file);
}

/**
 * Lines of a text, one by one, without their ends. As bytes: a long text as one string would take twice its bytes where
 * it has Chinese in it.
 */
export function* lineBytesOf(bytes: Buffer): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}
