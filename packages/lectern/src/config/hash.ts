import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Returns a hash of eight characters: enough to distinguish a site's files, short enough for a URL. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 8);
}

/** Returns a longer hash than `hashOf`. It distinguishes any two contents, so the contents need not be compared. */
export function identityOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** Returns the hash of a file's content, or an empty string if there is no file. */
export function hashOfFile(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : '';
}
