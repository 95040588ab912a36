/** Number of hits that are shown at first (SPEC 9), and of additional hits on demand. */
export const LIMIT = 7;
export const MORE = 20;
