import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `_redirects`. */
export interface RedirectRule {
  to: string;
  status: number;
}

/**
 * Reads the redirects of a built site from `_redirects`, so that a preview redirects like hosts do.
 *
 * @param outDir folder of the built site
 * @returns a function that finds the rule of a URL path with base; it reads the file again after a build
 */
export function redirectFile(outDir: string): (pathname: string) => RedirectRule | undefined {
  const file = join(outDir, '_redirects');
  let readAt = 0;
  let rules = new Map<string, RedirectRule>();
  return (pathname) => {
    const changedAt = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (changedAt !== readAt) {
      rules = changedAt === 0 ? new Map() : parseRedirects(readFileSync(file, 'utf8'));
      readAt = changedAt;
    }
    return rules.get(plainPath(pathname));
  };
}

/** Parses rules for single addresses. Rules with patterns, or that serve another file, are left out. */
export function parseRedirects(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split('\n')) {
    const [from = '', to, code = '302'] = line.trim().split(/\s+/);
    const status = Number(code.replace('!', ''));
    if (!to || /^#|[*:]/.test(from) || !/^30[12378]$/.test(String(status))) continue;
    if (!rules.has(plainPath(from))) rules.set(plainPath(from), { to, status });
  }
  return rules;
}

/** Normalizes the forms of an address: with and without a slash, `.html` and `/index.html`. */
function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)(?:\/index\.html|\.html|\/)$/, '');
}

/** Returns the value of `Location`. The query of the request is added if the target has none. */
export function withQuery(to: string, search: string): string {
  const [target = '', hash = ''] = to.split(/(?=#)/s);
  return target + (target.includes('?') ? '' : search) + hash;
}
