import * as v from 'valibot';

/** A regular expression in a string: a browser would fail on every page with one that is none. */
export const pattern = v.pipe(v.string(), v.check(isPattern, 'a regular expression'));

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
