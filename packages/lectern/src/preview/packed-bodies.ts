import { readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Maximum size of all cached bodies together in bytes. */
const KEPT = 64 * 2 ** 20;

/** Sizes of files that are compressed. Smaller ones gain nothing, and larger ones would fill the memory. */
const SIZES = { from: 1024, to: 8 * 2 ** 20 };

/** Level of Brotli. Its default is the best one, which takes forty times as long to save a tenth of the bytes. */
const LEVEL = 5;

/**
 * Files that get the best compression. Names of scripts and styles change with their content, so hosts have compressed
 * them in advance. This takes a third of a second for the client.
 */
const BEST_FOR = /\.(?:js|css)$/;

const TEXT = /text|javascript|json|xml/;

export type Encoding = 'br' | 'gzip';

/** Compressed bodies of files, by a key for a state of the file. */
export interface PackedBodies {
  /** Returns a body, which is compressed only once for all requests. */
  body(key: string, encoding: Encoding, handle: FileHandle): Promise<Buffer>;
  /** Replaces a quickly compressed body by the best one. */
  improve(key: string, content: Buffer): Promise<void>;
}

/** Returns the encoding of a response to a client that accepts these encodings; undefined for no encoding. */
export function encodingOf(accepted: unknown, type: string, size: number): Encoding | undefined {
  if (!TEXT.test(type) || size < SIZES.from || size > SIZES.to) return undefined;
  const names = String(accepted);
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : undefined;
}

/** Creates a cache of bodies. Compressing a page for each request would keep a core busy at 100 requests per second. */
export function packedBodies(): PackedBodies {
  const bodies = new Map<string, Promise<Buffer>>();
  let size = 0;

  function drop(key: string, length: number): void {
    if (bodies.delete(key)) size -= length;
  }

  async function pack(key: string, made: Promise<Buffer>): Promise<Buffer> {
    const body = await made;
    size += body.length;
    // Drops the oldest bodies first.
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
      // If the file was removed meanwhile, the next request looks again.
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

/** Compresses the scripts and styles of a built site at the best level, one after another. */
export async function improveAssets(outDir: string, packed: PackedBodies): Promise<void> {
  const folder = join(outDir, 'assets');
  for (const name of readdirSync(folder).filter((file) => BEST_FOR.test(file))) {
    const file = join(folder, name);
    // A build may remove the file meanwhile.
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

/** Returns a key for a state of a file. */
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
