/**
 * Finds the words of a source that its document lacks. Words are counted: a word that occurs twice in the source must
 * occur twice in the document. If some of several occurrences are missing, the neighbors decide which ones.
 *
 * @param source `{word, line}` in the order of the text
 * @param document `{words, title}`; words from front matter may also be in the title
 * @returns the entries of `source` that are missing
 */
export function missingWords(source, { words, titleWords = [] }) {
  const left = count(words);
  const titleLeft = count(titleWords);
  const body = [];
  for (const entry of source) {
    const isInTitle = entry.isFrontMatter && take(titleLeft, entry.word);
    if (!isInTitle) body.push(entry);
  }
  const places = new Map();
  for (const [at, { word }] of body.entries()) {
    if (!places.has(word)) places.set(word, []);
    places.get(word).push(at);
  }
  const pairs = new Set(words.map((word, at) => `${word} ${words[at + 1]}`));
  const missing = [];
  for (const [word, list] of places) {
    const lacking = list.length - (left.get(word) ?? 0);
    if (lacking <= 0) continue;
    const scored = list.map((at) => ({ at, score: neighbours(body, at, pairs) }));
    scored.sort((a, b) => a.score - b.score || a.at - b.at);
    missing.push(...scored.slice(0, lacking).map(({ at }) => at));
  }
  return missing.sort((a, b) => a - b).map((at) => body[at]);
}

/** Counts how many of a word's two neighbors are also next to it in the document. */
function neighbours(body, at, pairs) {
  const before = pairs.has(`${body[at - 1]?.word} ${body[at].word}`);
  const after = pairs.has(`${body[at].word} ${body[at + 1]?.word}`);
  return Number(before) + Number(after);
}

function count(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function take(counts, word) {
  const number = counts.get(word) ?? 0;
  if (number > 0) counts.set(word, number - 1);
  return number > 0;
}

/** Number of words in a run that is looked up in other documents; a shorter run could occur anywhere by chance. */
const RUN = 4;

/**
 * Finds the words of a source without a document of its own, such as a fragment that pages import, that occur in no
 * document. Words are looked up in runs of four.
 *
 * @param index of all documents (`runsOf`)
 */
export function wordsNowhere(source, index) {
  const stands = (run) => index.texts.some((text) => text.includes(` ${run.join(' ')} `));
  const found = new Set();
  const size = Math.min(RUN, source.length);
  for (let at = 0; at + size <= source.length; at++) {
    const run = source.slice(at, at + size).map(({ word }) => word);
    const isThere = size < RUN ? stands(run) : index.runs.has(run.join(' '));
    if (isThere) for (let inner = at; inner < at + size; inner++) found.add(inner);
  }
  // A document has the labels of tabs in one place, away from their panels.
  for (const run of gaps(source.length, found)) {
    if (run.length > 1 && stands(run.map((at) => source[at].word))) for (const at of run) found.add(at);
  }
  return source.filter((_, at) => !found.has(at));
}

/** Returns the runs of consecutive numbers below `length` that are not in a set. */
function gaps(length, found) {
  const runs = [];
  for (let at = 0; at < length; at++) {
    if (found.has(at)) continue;
    if (at > 0 && !found.has(at - 1) && runs.length > 0) runs.at(-1).push(at);
    else runs.push([at]);
  }
  return runs;
}

/** Returns all runs of four words in the documents, and the documents' texts for sources that are shorter than that. */
export function runsOf(documents) {
  const runs = new Set();
  const texts = [];
  for (const { words } of documents) {
    texts.push(` ${words.join(' ')} `);
    for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(' '));
  }
  return { runs, texts };
}

/**
 * Groups missing words by line, for people to read.
 *
 * @returns `{line, text}`
 */
export function byLine(missing) {
  const lines = new Map();
  for (const { word, line } of missing) lines.set(line, [...(lines.get(line) ?? []), word]);
  return Array.from(lines, ([line, words]) => ({ line, text: words.join(' ') }));
}
