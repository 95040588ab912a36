import * as v from 'valibot';

/** A regular expression in a string. An invalid one would throw in the browser on every page. */
export const pattern = v.pipe(v.string(), v.check(isPattern, 'a regular expression'));

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
