import { readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What is kept of all files together (bytes). */
const KEPT = 64 * 2 ** 20;

/** Smaller bodies gain nothing, and larger ones would fill the memory. */
const SIZES = { from: 1024, to: 8 * 2 ** 20 };

/** Brotli's own default, the best, takes forty times as long for a tenth fewer bytes. */
const LEVEL = 5;

/** Scripts and styles have names by what is in them, so hosts have the best ready: a third of a second for the client. */
const BEST_FOR = /\.(?:js|css)$/;

const TEXT = /text|javascript|json|xml/;

export type Encoding = 'br' | 'gzip';

/** Compressed bodies of files, by what names a state of a file. */
export interface PackedBodies {
  /** A body, compressed once for all who ask for it. */
  body(key: string, encoding: Encoding, handle: FileHandle): Promise<Buffer>;
  /** Puts the best body that there is in the place of a quick one. */
  improve(key: string, content: Buffer): Promise<void>;
}

/** How a body is sent to a client that accepts these encodings; undefined as it is. */
export function encodingOf(accepted: unknown, type: string, size: number): Encoding | undefined {
  if (!TEXT.test(type) || size < SIZES.from || size > SIZES.to) return undefined;
  const names = String(accepted);
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : undefined;
}

/** To compress a page for each request keeps a core busy with a hundred readers a second. */
export function packedBodies(): PackedBodies {
  const bodies = new Map<string, Promise<Buffer>>();
  let size = 0;

  function drop(key: string, length: number): void {
    if (bodies.delete(key)) size -= length;
  }

  async function pack(key: string, made: Promise<Buffer>): Promise<Buffer> {
    const body = await made;
    size += body.length;
    // The oldest first.
    for (const [other, packed] of bodies) {
      if (size <= KEPT || other === key) break;
      drop(other, (await packed).length);
    }
    return body;
  }

  return {
    body(key, encoding, handle) {
      const name = `${encoding} ${key}`;
      const known = bodies.get(name);
      if (known) return known;
      const packed = pack(name, compressed(handle, encoding));
      bodies.set(name, packed);
      // A file that went meanwhile: the next request looks again.
      packed.catch(() => bodies.delete(name));
      return packed;
    },
    async improve(key, content) {
      const best = await compress(content);
      const name = `br ${key}`;
      const quick = await bodies.get(name)?.catch(() => undefined);
      if (quick) drop(name, quick.length);
      bodies.set(name, pack(name, Promise.resolve(best)));
    },
  };
}

/** Makes the best bodies of a built site's scripts and styles, one after the other. */
export async function improveAssets(outDir: string, packed: PackedBodies): Promise<void> {
  const folder = join(outDir, 'assets');
  for (const name of readdirSync(folder).filter((file) => BEST_FOR.test(file))) {
    const file = join(folder, name);
    // It may go meanwhile, in a build.
    await improveFile(file, packed).catch(() => {});
  }
}

async function improveFile(file: string, packed: PackedBodies): Promise<void> {
  const handle = await open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    if (size >= SIZES.from && size <= SIZES.to)
      await packed.improve(keyOf(file, size, mtimeMs), await handle.readFile());
  } finally {
    await handle.close();
  }
}

/** What names a state of a file. */
export const keyOf = (file: string, size: number, mtimeMs: number) =>
  `${file} ${size}-${Math.floor(mtimeMs)}`;

function compressed(handle: FileHandle, encoding: Encoding): Promise<Buffer> {
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } })
      : createGzip();
  const source = handle.createReadStream({ start: 0, autoClose: false });
  source.on('error', (error) => stream.destroy(error));
  return buffer(source.pipe(stream));
}
