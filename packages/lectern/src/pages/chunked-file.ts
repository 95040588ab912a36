import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync, writevSync } from 'node:fs';
import { dirname } from 'node:path';
import { clearDrafts } from '../config/processes.ts';

/** Number of bytes that are read or written at a time. */
const CHUNK = 1 << 20;

/**
 * Writes a large file piece by piece, so that it is never in memory as a whole. The file is then moved into place in
 * one step: a reader sees either the old file or the new one.
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
      writeAll(target, waiting);
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

/** Maximum number of buffers that Linux accepts in one call (IOV_MAX). */
const MOST_PIECES = 1024;

/** Writes pieces one after another, without joining them in memory. */
function writeAll(target: number, pieces: readonly Uint8Array[]): void {
  for (let from = 0; from < pieces.length; from += MOST_PIECES) {
    const some = pieces.slice(from, from + MOST_PIECES);
    let written = writevSync(target, some);
    // A write may accept fewer bytes than it was given.
    for (const piece of some) {
      for (let rest = piece.subarray(Math.min(written, piece.length)); rest.length > 0; )
        rest = rest.subarray(writeSync(target, rest));
      written = Math.max(0, written - piece.length);
    }
  }
}

/**
 * Yields the lines of a text without their line ends. They are bytes: a long text as one string would take twice as
 * much memory if it contains Chinese.
 */
export function* lineBytesOf(bytes: Buffer): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** A line of a file. */
export interface FileLine {
  /** Without the line end. */
  bytes: Buffer;
  /** Offsets in the file of this line and of the next one. */
  start: number;
  end: number;
}

/**
 * Yields the lines of a file, which is never in memory as a whole. The bytes of a line are valid until the next line is
 * requested. A last line without a line end is left out, because it was cut off.
 *
 * @param file open for reading
 */
export function* fileLines(file: number): Iterable<FileLine> {
  let buffer = Buffer.allocUnsafe(CHUNK);
  /** Number of bytes in the buffer, and the offset of the buffer in the file. */
  let [length, offset] = [0, 0];
  for (;;) {
    // The line is longer than the buffer.
    if (length === buffer.length) buffer = Buffer.concat([buffer], 2 * buffer.length);
    const count = readSync(file, buffer, length, buffer.length - length, offset + length);
    if (count === 0) return;
    length += count;
    const filled = buffer.subarray(0, length);
    let start = 0;
    for (let end = filled.indexOf(10); end >= 0; end = filled.indexOf(10, start)) {
      yield { bytes: filled.subarray(start, end), start: offset + start, end: offset + end + 1 };
      start = end + 1;
    }
    buffer.copyWithin(0, start, length);
    length -= start;
    offset += start;
  }
}

/** Yields a part of a file in pieces. @param file open for reading */
export function* filePart(file: number, start: number, end: number): Iterable<Buffer> {
  for (let at = start; at < end; ) {
    const piece = Buffer.allocUnsafe(Math.min(CHUNK, end - at));
    const count = readSync(file, piece, 0, piece.length, at);
    if (count === 0) throw new Error('A file has become shorter while it was read.');
    yield piece.subarray(0, count);
    at += count;
  }
}
