import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Eight characters that name a content: enough for a site's files, short enough for a URL. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 8);
}

/** As `hashOf`, long enough to tell any two contents apart: for names that stand for a content no one compares. */
export function identityOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** Hash of a file's content; empty for one that is not there. */
export function hashOfFile(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : '';
}
