// Where a site's policy demands Trusted Types (`csp`, SECURITY.md), the browser refuses a plain text as HTML or
// as the address of a worker. What comes through here is of the site itself: it was made by its build.

import { TRUSTED_POLICY } from '../shared/trusted-policy.ts';

/** What Trusted Types has and TypeScript's own types for browsers do not name everywhere. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** Made when it is needed first: on the server there is none, and a page may have no use for it. */
function ofSite(): Policy | undefined {
  policy ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy(TRUSTED_POLICY, {
    createHTML: (html) => html,
    createScriptURL: scriptOfSite,
  });
  return policy;
}

/** @throws TypeError for an address on another host: nothing of the site is there */
function scriptOfSite(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`${url} is not a script of this site.`);
}

/**
 * HTML of the site for the browser: an article, an icon. Never for what a reader typed or a service answered.
 *
 * @returns a `TrustedHTML` in browsers that know it; each call makes another one, which React takes for a change
 */
export function trustedHtml(html: string): string {
  return ofSite()?.createHTML(html) ?? html;
}

/** @returns the address of a worker of this site, as a `TrustedScriptURL` in browsers that know it */
export function trustedScriptUrl(url: string): string {
  return ofSite()?.createScriptURL(url) ?? url;
}
