import { DocsError } from './error.ts';

/** Messages for errors of the system by Node.js error code, for users who can fix the cause. */
const REFUSALS: Record<string, { says: (path: string) => string; hint: string }> = {
  ENOSPC: full('The disk is full'),
  EDQUOT: full("This user's share of the disk is full"),
  EFBIG: {
    says: (path) => `${path || 'A file'} is larger than the system allows.`,
    hint: 'Raise the limit (ulimit -f), and run the command again.',
  },
  EROFS: refused('is on a disk that is read-only'),
  EACCES: refused('is not open to the user that runs Lectern'),
  EPERM: refused('is not open to the user that runs Lectern'),
  EMFILE: tooMany('This process'),
  ENFILE: tooMany('The system'),
  EBUSY: {
    says: (path) =>
      `${path || 'A folder'} is in use: a disk or volume is mounted there, or a program has one of its files open.`,
    hint: 'Close what uses it, or choose a folder inside of it with --outDir.',
  },
};

/** Error numbers of the operating system, which Rust reports. */
const CODES: Record<string, string> = {
  1: 'EPERM',
  13: 'EACCES',
  24: 'EMFILE',
  27: 'EFBIG',
  28: 'ENOSPC',
  30: 'EROFS',
};

function full(says: string) {
  return {
    says: (path: string) => (path ? `${says}: ${path} could not be written.` : `${says}.`),
    hint: 'Free some space, and run the command again.',
  };
}

function refused(says: string) {
  return {
    says: (path: string) => `${path || 'A file or folder'} ${says}.`,
    hint: 'Change its permissions, or choose a folder that can be written: --outDir for the output; the cache is in .lectern.',
  };
}

function tooMany(who: string) {
  return {
    says: () => `${who} has too many files open.`,
    hint: 'Raise the limit (ulimit -n), and run the command again.',
  };
}

/**
 * Converts a thrown error to a DocsError if it comes from the system: a full disk, a folder that is not writable. It is
 * not about a page. It is recognized by its text, because errors lose their code between threads.
 *
 * @returns null for any other error
 */
export function systemError(error: unknown): DocsError | null {
  const text = error instanceof Error ? error.message : '';
  const node = /^([A-Z]+): [^,]+, \w+(?: '([^']*)')?/.exec(text);
  // Rolldown's message begins with the place, and ends with the reason.
  const rust = /\(os error (\d+)\)/.exec(text);
  const [code, path] = node
    ? [node[1], node[2]]
    : [CODES[rust?.[1] ?? ''], /Failed to \w+ (?:file|dir\w*) (?:in )?(\S+)/.exec(text)?.[1]];
  const refusal = REFUSALS[code ?? ''];
  return refusal ? new DocsError(refusal.says(path ?? ''), { hint: refusal.hint, cause: error }) : null;
}
