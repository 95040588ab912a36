/** Hits that are shown at first (SPEC 9), and further ones on demand. */
export const LIMIT = 7;
export const MORE = 20;
