/**
 * CommonMark decides by the characters around `**` whether it opens or closes emphasis, and treats `。` as punctuation.
 * So `**中文。**后` stays unformatted, which no writer of Chinese expects. This module puts a marker between the
 * punctuation and the stars, a character that is neither space nor punctuation. With it, the parser sees what the
 * writer meant. The marker is removed from everything that leaves `compile`.
 */

const CJK =
  '\\u1100-\\u11ff\\u2e80-\\ua4cf\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef\\u{20000}-\\u{3ffff}';
/** Punctuation that Chinese shares with Western text: quotes, dashes, ellipsis, middle dot. */
const SHARED = '\\u00b7\\u2010-\\u2027\\u2030-\\u205e';
const HAS_CJK = new RegExp(`[${CJK}]`, 'u');
const IS_CJK = new RegExp(`^[${CJK}]$`, 'u');
const IS_CJK_OR_SHARED = new RegExp(`^[${CJK}${SHARED}]$`, 'u');
const PUNCTUATION = /^[\p{P}\p{S}]$/u;
/** Emphasized text never ends with these, so stars after them open, as they do without help. */
const NEVER_LAST = /^[\p{Ps}\p{Pi}]$/u;
/** Emphasized text never begins with these, so stars before them close, as they do without help. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}。，、；：！？,;:?]$/u;
/** Matches a run of stars and tildes with the characters on both sides. The second one is only a lookahead. */
const RUN = /([^\s*~])([*~]+)(?=([^\s*~]))/gu;

/**
 * Returns a character that does not occur in `source`, or null if none is needed (no CJK text, no stars). It is in the
 * last private-use plane, since icon fonts, which a fragment of the page may contain, use the first.
 */
export function chooseMarker(source: string): string | null {
  if (!/[*~]/.test(source) || !HAS_CJK.test(source)) return null;
  for (let code = 0x10f000; code <= 0x10fffd; code++) {
    const marker = String.fromCodePoint(code);
    if (!source.includes(marker) && !source.includes(encodeURIComponent(marker))) return marker;
  }
  return null;
}

/** Returns `text` without `marker`, which the parser percent-encodes in the ids of footnotes. */
export function removeMarker(text: string, marker: string): string {
  return text.replaceAll(marker, '').replaceAll(encodeURIComponent(marker), '');
}

/**
 * Returns `source` with `marker` next to the stars and tildes that CommonMark would misjudge. Adds no line and no
 * space.
 */
export function markDelimiters(source: string, marker: string): string {
  return source.replace(RUN, (all, before: string, run: string, after: string) => {
    // Escaped stars, and the ends of comments in MDX expressions: `{/*注释*/}`.
    if (before === '\\' || before === '/' || after === '/') return all;
    // `**~~x~~**`: each kind of delimiter in the run is judged on its own.
    const inner = run.replace(/\*(?=~)|~(?=\*)/g, `$&${marker}`);
    if (mayClose(before, after)) return before + marker + inner;
    return mayOpen(before, after) ? before + inner + marker : all;
  });
}

function mayClose(before: string, after: string): boolean {
  if (!PUNCTUATION.test(before) || PUNCTUATION.test(after) || NEVER_LAST.test(before)) return false;
  return IS_CJK_OR_SHARED.test(before) || IS_CJK.test(after);
}

function mayOpen(before: string, after: string): boolean {
  if (!PUNCTUATION.test(after) || PUNCTUATION.test(before) || NEVER_FIRST.test(after)) return false;
  return IS_CJK_OR_SHARED.test(after) || IS_CJK.test(before);
}
