import { createHash } from 'node:crypto';

/** Eight characters that name a content: enough for a site's files, short enough for a URL. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
