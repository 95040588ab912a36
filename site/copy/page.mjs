import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';

/**
 * @typedef {{ level: number, text: string, id: string, isExplicit: boolean, line: number }} Heading
 * @typedef {{ text: string, line: number }} Line A line of prose or a table cell: no fences, no JSX, inline code as `` `` ``.
 * @typedef {{ path: string, description: string, headings: Heading[], prose: Line[], links: Line[] }} CopyPage `links` are the outside ones, by their address.
 */

const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Reads the parts of a page that the checks of the copy need.
 *
 * @param {string} path as shown in problems
 * @param {string} source Markdown or MDX
 * @returns {CopyPage}
 */
export function readCopy(path, source) {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const bodyStart = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const frontMatter = parse(lines.slice(1, Math.max(bodyStart - 1, 1)).join('\n')) ?? {};
  const slugger = new GithubSlugger();
  const page = { path, description: frontMatter.description ?? '', headings: [], prose: [], links: [] };
  let fence = '';
  for (const [index, raw] of lines.entries()) {
    if (index < bodyStart) continue;
    const mark = FENCE.exec(raw)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence) && raw.trim() === mark) fence = '';
      continue;
    }
    fence = mark;
    if (mark || /^(?:import|export)\s/.test(raw)) continue;
    const heading = /^(#{1,6})\s+(.*)$/.exec(raw);
    if (heading) page.headings.push(toHeading(heading, index + 1, slugger));
    for (const text of outsideLinks(raw)) page.links.push({ text, line: index + 1 });
    for (const text of proseOf(raw)) page.prose.push({ text, line: index + 1 });
  }
  return page;
}

/** Returns the addresses of Markdown links and components, and bare addresses, outside of inline code. */
function outsideLinks(raw) {
  const text = raw.replace(/(`+)(?:(?!\1).)+?\1/g, '``');
  return [...text.matchAll(/(?:\]\(|href="|<)(https?:[^\s)">]+)/g)].map(([, url]) => url);
}

function toHeading([, marks, rest], line, slugger) {
  const explicit = /\s*\{#([^}]+)\}\s*$/.exec(rest);
  const text = (explicit ? rest.slice(0, explicit.index) : rest)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
  return {
    level: marks.length,
    text,
    id: explicit?.[1] ?? slugger.slug(text),
    isExplicit: explicit !== null,
    line,
  };
}

/** Returns the visible text of a line, by table cell. Code, tags, link targets and ids of headings are not copy. */
function proseOf(raw) {
  const text = raw
    .replace(/\s*\{#[^}]+\}\s*$/, '')
    .replace(/(`+)(?:(?!\1).)+?\1/g, '``')
    .replace(/<(?:Default|Cli|Constant)\b[^>]*\/>/g, '``')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/[\w./#?=&%-]+/g, 'URL')
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '');
  return (text.startsWith('|') ? text.split(/(?<!\\)\|/) : [text])
    .map((cell) => cell.replace(/\\([[\]<>{}*_`|])/g, '$1').trim())
    .filter(Boolean);
}
