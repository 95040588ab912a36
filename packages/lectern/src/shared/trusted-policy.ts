/** Name of the Trusted Types policy that the client creates, and that a site's `csp` allows. */
export const TRUSTED_POLICY = 'lectern';
