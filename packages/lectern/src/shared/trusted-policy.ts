/** Name of the Trusted Types policy that the client makes, and that a site's `csp` lets in. */
export const TRUSTED_POLICY = 'lectern';
