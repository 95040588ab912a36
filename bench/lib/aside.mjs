import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const trash = fileURLToPath(new URL(`../results/.aside.${process.pid}/`, import.meta.url));
let moved = 0;

/**
 * Moves a file or folder away, and deletes it when the process exits. For minutes after a deletion, ext4 skips every
 * recently freed inode when it creates a file. If a build's files were deleted right before, creating 2,000 files takes
 * 1.7 s of CPU instead of 0.3.
 */
export function putAside(path) {
  if (!existsSync(path)) return;
  if (moved === 0) {
    mkdirSync(trash, { recursive: true });
    process.on('exit', () => rmSync(trash, { recursive: true, force: true }));
  }
  moved++;
  renameSync(path, join(trash, String(moved)));
}
