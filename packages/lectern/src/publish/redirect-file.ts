import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `_redirects`. */
export interface RedirectRule {
  to: string;
  status: number;
}

/**
 * The redirects of a built site, from `_redirects`: what hosts do is what a preview does.
 *
 * @param outDir the built site
 * @returns what finds the rule of a URL path with base; the file is read again after a build
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

/** Rules for single addresses; those with patterns, or that answer with another file, are left out. */
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

/** All forms of an address are one: with and without a slash, `.html` and `/index.html`. */
function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)(?:\/index\.html|\.html|\/)$/, '');
}

/** The value of `Location`: the query of a request goes along where the target has none of its own. */
export function withQuery(to: string, search: string): string {
  const [target = '', hash = ''] = to.split(/(?=#)/s);
  return target + (target.includes('?') ? '' : search) + hash;
}
