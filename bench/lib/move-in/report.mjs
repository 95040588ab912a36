import { table } from '../report.mjs';
import { BAR, groupBy } from './judge.mjs';

/** Returns the figures of one tree in one stage. */
export function figuresOf(result) {
  const pages = result.pages.filter(({ isFragment }) => !isFragment);
  const sum = (list, key) => list.reduce((total, item) => total + item[key], 0);
  const words = sum(result.pages, 'words');
  const missing = sum(result.pages, 'missing');
  const silent = sum(
    result.pages.filter(({ isTold }) => !isTold),
    'missing',
  );
  const errors = result.told.filter(({ isWarning }) => !isWarning);
  return {
    pages: pages.length,
    built: pages.filter(({ path }) => path !== null).length,
    right: pages.filter(({ reasons }) => reasons.length === 0).length,
    rightButLinks: pages.filter(({ otherReasons }) => otherReasons.length === 0).length,
    withNotice: pages.filter(({ notices }) => notices.length > 0).length,
    notices: sum(
      pages.map(({ notices }) => ({ number: notices.length })),
      'number',
    ),
    errors: errors.length,
    warnings: result.told.length - errors.length,
    words,
    missing,
    silent,
  };
}

const HEAD = [
  'tree, stage',
  'pages',
  'built',
  'right',
  'right %',
  'links aside %',
  'with notice',
  'errors',
  'words',
  'missing %',
  'in silence %',
  'strict',
  's',
];

/** Returns a table with one row for each tree and stage. */
export function summary(results) {
  const rows = results.map((result) => {
    const figures = figuresOf(result);
    const share = (part, whole, digits) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(digits));
    return [
      `${result.tree}, ${result.stage}`,
      figures.pages,
      figures.built,
      figures.right,
      share(figures.right, figures.pages, 1),
      share(figures.rightButLinks, figures.pages, 1),
      figures.withNotice,
      figures.errors,
      figures.words,
      share(figures.missing, result.documents && figures.words, 2),
      share(figures.silent, result.documents && figures.words, 2),
      result.strictPasses ? 'yes' : 'no',
      result.seconds.toFixed(1),
    ];
  });
  return table(HEAD, rows);
}

/** Lists why pages are not right, the messages of the build, and the problems of the built site. */
export function details(result) {
  const pages = result.pages.filter(({ isFragment }) => !isFragment);
  return [
    `## ${result.tree}, ${result.stage} (${result.mode})`,
    ...section('Why pages are not right', reasonRows(pages)),
    ...section('Errors, by pages concerned', kindRows(result.told, false)),
    ...section('Warnings', kindRows(result.told, true)),
    ...section('Notices in pages', noticeRows(pages)),
    ...section('The built site', siteRows(result.checks, result.consoleErrors)),
    ...(result.code === 0
      ? []
      : ['', `The build ended with ${result.code}. Its last words:`, '', ...quote(result.words)]),
  ].join('\n');
}

function section(title, rows) {
  return rows.length === 0 ? [] : ['', `${title}:`, '', ...rows];
}

const quote = (lines) => lines.map((line) => `> ${line}`);

/**
 * Groups items by a common key.
 *
 * @returns groups with their items and the number of affected pages; the group with the most pages first
 */
function byPages(items, keyOf) {
  return Array.from(groupBy(items, keyOf), ([key, list]) => ({
    key,
    list,
    pages: new Set(list.map(({ file }) => file)).size,
  })).sort((a, b) => b.pages - a.pages || b.list.length - a.list.length);
}

function reasonRows(pages) {
  const reasons = pages.flatMap(({ file, reasons }) => reasons.map((reason) => ({ reason, file })));
  return byPages(reasons, ({ reason }) => reason).map(
    ({ key, list }) => `- ${list.length} pages: ${key}, as ${list[0].file}`,
  );
}

/** @returns one line for each kind of message; the kind that affects the most pages first */
export function kindRows(told, isWarning) {
  const kinds = byPages(
    told.filter((item) => item.isWarning === isWarning),
    ({ kind }) => kind,
  );
  return kinds.map(({ key, list, pages }) => {
    const [{ file, line, message }] = list;
    const example = message === key ? '' : `, as “${message.slice(0, 140)}”`;
    return `- ${pages} pages, ${list.length} times: ${key}${example} (${file}:${line})`;
  });
}

function noticeRows(pages) {
  const notices = pages.flatMap(({ file, notices }) =>
    notices.map((text) => ({ text: noticeKind(text), file })),
  );
  return byPages(notices, ({ text }) => text)
    .slice(0, 40)
    .map(({ key, list, pages }) => `- ${pages} pages, ${list.length} times: ${key} (${list[0].file})`);
}

/** Reduces a notice to the component or container that it is about. */
function noticeKind(text) {
  if (/^(?:An error|\d+ errors) on this page/.test(text)) return 'a box with the errors of the page';
  const name = /^(?:Not moved: ([\w.-]+?)(?=<|\s|$)|<([\w.]+))/.exec(text);
  if (name?.[1]) return `Not moved: ${name[1]}`;
  return name?.[2] ? `<${name[2]}>` : text.slice(0, 80);
}

function siteRows(checks, consoleErrors) {
  const rows = Object.entries(checks)
    .filter(([, list]) => list.length > 0)
    .map(([kind, list]) => {
      const pages = new Set(list.map(({ page }) => page)).size;
      const examples = [...new Set(list.map(({ page, what }) => `${what} on ${page}`.trim()))].slice(0, 3);
      return `- ${list.length} ${kind} on ${pages} pages, as ${examples.join('; ')}`;
    });
  if (consoleErrors?.length > 0) rows.push(`- console errors on ${consoleErrors.length} of ten pages`);
  for (const { page, texts } of consoleErrors ?? []) rows.push(`  - ${page}: ${texts[0].slice(0, 200)}`);
  return rows;
}

/** Lists all remaining problems page by page, for a person to go through. */
export function leftByPage(result) {
  const lines = [`# ${result.tree}, ${result.stage}: what is left, by page`];
  for (const page of result.pages) {
    if (page.reasons.length === 0 && page.missing <= page.words * BAR) continue;
    lines.push('', `## ${page.file}`, '', page.reasons.join(', ') || 'words missing');
    const items = [
      ...page.errors.map(({ line, message }) => `- line ${line}: ${message}`),
      ...page.found.map(({ kind, what }) => `- ${kind}: ${what}`),
      ...page.notices.map((text) => `- note on the page: ${text.slice(0, 200)}`),
      ...page.lines.map(({ line, text }) => `- line ${line}, missing: ${text.slice(0, 300)}`),
    ];
    if (items.length > 0) lines.push('', ...items);
  }
  return `${lines.join('\n')}\n`;
}
