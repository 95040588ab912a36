import { createHash } from 'node:crypto';
import type { HeadTag } from '../shared/head-tag.ts';
import { remembered } from '../shared/remembered.ts';
import { TRUSTED_POLICY } from '../shared/trusted-policy.ts';
import { isExternal } from '../shared/url.ts';

/** `csp` of the config: sources by directive, added to the policy; `false` for no policy. */
export type PolicySources = false | Readonly<Record<string, readonly string[]>>;

interface PolicyParts {
  /** Inline scripts of the document. */
  scripts: readonly string[];
  /** Tags that the project adds to the head. Their scripts may run. */
  tags?: readonly HeadTag[];
  /** Sources from the config. */
  sources?: PolicySources | undefined;
}

/**
 * Returns the Content-Security-Policy of a document. It only allows scripts from the site's own files, the given inline
 * scripts (DESIGN decision 12), scripts in the project's head tags, and the sources that the config adds.
 *
 * @returns the policy, or null if the config disables it
 */
export function contentSecurityPolicy({ scripts, tags = [], sources = {} }: PolicyParts): string | null {
  if (sources === false) return null;
  const own = tags.filter(([name]) => name === 'script');
  const inline = own.flatMap(([, attributes, content]) => (content && !attributes?.src ? [content] : []));
  const addresses = own.flatMap(([, attributes]) =>
    isExternal(String(attributes?.src ?? '')) ? [addressSource(String(attributes?.src))] : [],
  );
  const policy: Record<string, readonly string[]> = {
    'script-src': ["'self'", ...scripts.map(knownHashSource), ...inline.map(hashSource), ...addresses],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // Added only if the site lists the allowed policies. Without a list, all are allowed.
    ...(sources['trusted-types'] && { 'trusted-types': [TRUSTED_POLICY] }),
  };
  for (const [directive, added] of Object.entries(sources)) {
    // 'none' is only valid if it is alone.
    const before = (policy[directive] ?? []).filter((source) => source !== "'none'");
    policy[directive] = [...new Set([...before, ...added])];
  }
  return Object.entries(policy)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');
}

/**
 * Returns a URL as a source of the policy. A policy does not compare queries, and `;` and `,` end a source (CSP Level
 * 3, 2.3.1 and 6.7.2.10). A source with the scheme of the page begins with its host, without `//`.
 */
function addressSource(url: string): string {
  return url
    .replace(/^\/\/|[?#].*$/g, '')
    .replaceAll(';', '%3B')
    .replaceAll(',', '%2C');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Cached for the engine's own scripts, which all documents contain. */
const knownHashSource = remembered(hashSource);
