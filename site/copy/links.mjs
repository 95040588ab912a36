// Outside links. The check of the copy only checks their form. Whether they work requires the network: `node
// site/copy/links.mjs` requests each address in links.txt.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LINKS_FILE = new URL('links.txt', import.meta.url);

/**
 * Checks the form of outside links, and that a page and its translation link to the same targets. The Chinese page may
 * link to the Chinese edition of a site.
 *
 * @param {import('./page.mjs').CopyPage} original
 * @param {import('./page.mjs').CopyPage} translation
 * @returns {string[]} problems as `path:line  message`
 */
export function checkLinks(original, translation) {
  const places = ({ links }) => new Set(links.map(({ text }) => placeOf(text)));
  const [there, here] = [places(original), places(translation)];
  const onlyIn = (page, others, other) =>
    page.links
      .filter(({ text }) => !others.has(placeOf(text)))
      .map(({ text, line }) => `${page.path}:${line}  ${text} has no counterpart in ${other.path}.`);
  return [
    ...[original, translation].flatMap(formProblems),
    ...onlyIn(original, here, translation),
    ...onlyIn(translation, there, original),
  ];
}

function formProblems({ path, links }) {
  return links.flatMap(({ text, line }) => {
    const problem = problemOf(text);
    return problem ? [`${path}:${line}  ${text}: ${problem}`] : [];
  });
}

function problemOf(address) {
  if (!URL.canParse(address)) return 'this is no address.';
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && hostname !== 'localhost') return 'link to https.';
  if (/[.,;:，。；：]$/.test(address)) return 'the last character is punctuation of the sentence.';
  // The content of a branch changes, and this is the documentation of one version.
  if (
    hostname === 'github.com' &&
    /^\/[^/]+\/[^/]+\/(?:blob|tree)\/(?:main|master|dev|HEAD)\//.test(pathname)
  )
    return 'link to a tag or a commit: a branch changes.';
  return null;
}

/** Removes the language from an address: `https://rspack.dev/zh/config`, `https://developer.mozilla.org/zh-CN/docs`. */
function placeOf(address) {
  return address
    .replace(/(?<=\/)(?:lang\/)?(?:zh(?:-CN|-Hans)?|cn|en(?:-US)?)(?=\/|$)\/?/i, '')
    .replace(/\/$/, '');
}

/** Returns the text of links.txt for the pages: each address once, sorted. */
export function linkList(pages) {
  const addresses = pages.flatMap(({ links }) => links.map(({ text }) => text));
  return `${[...new Set(addresses)].sort().join('\n')}\n`;
}

/**
 * Requests each address, a few at a time.
 *
 * @returns {Promise<string[]>} a line for each request that does not succeed
 */
export async function askLinks(addresses, atOnce = 8) {
  const queue = [...addresses];
  const problems = [];
  const worker = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const answer = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(20_000) }).then(
        ({ status, ok }) => (ok ? null : `answers ${status}`),
        (error) => `does not answer: ${error.cause?.code ?? error.message}`,
      );
      if (answer) problems.push(`${address} ${answer}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return problems.sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const addresses = readFileSync(LINKS_FILE, 'utf8').split('\n').filter(Boolean);
  const problems = await askLinks(addresses);
  for (const problem of problems) console.error(problem);
  console.log(`${addresses.length} outside links: ${problems.length} do not answer`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
