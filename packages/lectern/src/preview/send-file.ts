import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { encodingOf, keyOf, type PackedBodies } from './packed-bodies.ts';

/** Types for which a browser uses the charset of the header. XML declares its own. */
const TEXT_TYPE = /^text\/(?!xml$)/;

/** A part of a file: offsets of its first and last byte. */
interface Span {
  start: number;
  end: number;
}

/**
 * Sends a file, a part of it, or the status that it has not changed. If the file is removed meanwhile, for example by a
 * build, the connection ends, but not the server.
 *
 * @param file absolute path
 * @param packed compressed bodies from earlier requests
 * @returns false if there is no such file; nothing has been sent then
 */
export async function sendFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  packed: PackedBodies,
): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return false;
    await answer(handle, { file, stats }, request, response, packed);
    return true;
  } finally {
    await handle.close();
  }
}

async function answer(
  handle: FileHandle,
  { file, stats }: { file: string; stats: Stats },
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  packed: PackedBodies,
): Promise<void> {
  const etag = `W/"${stats.size}-${Math.floor(stats.mtimeMs)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', stats.mtime.toUTCString());
  const type = lookup(file);
  if (type && !response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', TEXT_TYPE.test(type) ? `${type}; charset=utf-8` : type);
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const encoding = encodingOf(headers['accept-encoding'], type ?? '', stats.size);
  // A range refers to the uncompressed file.
  if (encoding && headers.range === undefined) {
    const body = await packed.body(keyOf(file, stats.size, stats.mtimeMs), encoding, handle);
    response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': body.length });
    return void response.end(method === 'HEAD' ? undefined : body);
  }
  const span = spanOf(headers.range, stats.size);
  if (span === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${stats.size}` }).end();
    return;
  }
  const { start, end } = span ?? { start: 0, end: stats.size - 1 };
  response.writeHead(span ? 206 : 200, {
    'Content-Length': end - start + 1,
    'Accept-Ranges': 'bytes',
    ...(span && { 'Content-Range': `bytes ${start}-${end}/${stats.size}` }),
  });
  if (method === 'HEAD' || end < start) return void response.end();
  await send(handle, { start, end }, response);
}

/** Waits until the file is read, or the client has disconnected. */
async function send(handle: FileHandle, span: Span, response: ServerResponse): Promise<void> {
  const { socket } = response;
  const stream = handle.createReadStream({ ...span, autoClose: false });
  await new Promise<void>((done) => {
    stream.on('end', done);
    stream.on('error', () => {
      response.destroy();
      done();
    });
    socket?.once('close', done);
    stream.on('close', () => socket?.off('close', done));
    stream.pipe(response);
  });
  stream.destroy();
}

/**
 * Returns the part of a file that a request asks for (RFC 9110, section 14.1.2).
 *
 * @returns undefined for the whole file, which is also sent for several ranges or an invalid one; null for a range
 *   outside of the file
 */
function spanOf(range: string | undefined, size: number): Span | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return Number(to) === 0 ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const [start, end] = [Number(from), to ? Math.min(Number(to), size - 1) : size - 1];
  if (to && Number(to) < start) return undefined;
  return start < size ? { start, end } : null;
}
