// If a site's policy requires Trusted Types (`csp`, SECURITY.md), the browser rejects plain strings as HTML or as the
// URL of a worker. All values that pass through here are from the site itself: its build made them.

import { TRUSTED_POLICY } from '../shared/trusted-policy.ts';

/** Parts of Trusted Types that TypeScript's own browser types do not declare everywhere. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** Creates the policy when it is first needed. The server has none, and a page may not need one. */
function ofSite(): Policy | undefined {
  policy ??= (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy(TRUSTED_POLICY, {
    createHTML: (html) => html,
    createScriptURL: scriptOfSite,
  });
  return policy;
}

/** @throws TypeError for a URL on another host, since the site has no scripts there */
function scriptOfSite(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`${url} is not a script of this site.`);
}

/**
 * Marks HTML of the site, such as an article or an icon, as trusted for the browser. Never use it for text that a
 * reader typed or a service returned.
 *
 * @returns a `TrustedHTML` in browsers that support it. Each call creates another one, which React treats as a change
 */
export function trustedHtml(html: string): string {
  return ofSite()?.createHTML(html) ?? html;
}

/** @returns the address of a worker of this site, as a `TrustedScriptURL` in browsers that know it */
export function trustedScriptUrl(url: string): string {
  return ofSite()?.createScriptURL(url) ?? url;
}
