import GithubSlugger from 'github-slugger';
import { sourceName } from '../../pages/source-name.ts';
import type { Route } from '../../shared/types.ts';
import type { CheckContext } from '../context.ts';
import type { Finding, Fix } from '../finding.ts';
import { type Addresses, readAddresses } from './ledger.ts';
import { successorOf, successorsOf } from './successors.ts';

export interface AddressResult {
  findings: Finding[];
  /** New content of the ledger. */
  addresses: Addresses;
  /** Number of pages for which the ledger is out of date. */
  behind: number;
  hasLedger: boolean;
}

/** Input from the compiled site. */
export interface AddressContext extends Pick<CheckContext, 'site' | 'own' | 'textOf'> {
  /** Returns the path that an old path redirects to. */
  targetOf(path: string): string | undefined;
  /** Checks whether a file, relative to the project, or an address may be removed. */
  isAccepted(name: string): boolean;
}

/**
 * Finds addresses and anchors of the ledger that no longer exist. Pages that plugins make and pages that show another
 * language are not kept in the ledger, since they depend on their sources.
 *
 * @throws DocsError if the ledger cannot be read
 */
export function findLost(context: AddressContext): AddressResult {
  const { config, metas } = context.site;
  const ledger = readAddresses(config.project);
  const now: Addresses = {};
  for (const route of context.own) {
    const meta = metas.get(route.path);
    // The ids of a page that could not be compiled are unknown. Readers do not bookmark a 404 page.
    if (meta && !meta.isNotice && meta.frontmatter.pageType !== '404')
      now[route.path] = idsOf(route, context);
  }
  const result: AddressResult = {
    findings: [],
    addresses: { ...now },
    behind: 0,
    hasLedger: ledger !== null,
  };
  for (const [path, ids] of Object.entries(ledger ?? {})) {
    const found = lostOf(path, ids, { ...context, now, ledger: ledger ?? {} });
    result.findings.push(...found);
    const kept = found
      .filter(({ code }) => code === 'lost-anchor')
      .map(({ subject = '' }) => subject.replace(/^#/, ''));
    if (path in now) result.addresses[path] = [...(now[path] ?? []), ...kept];
    // A redirect has to stay while its old address is in the ledger.
    else if (found.length > 0 || context.targetOf(path) !== undefined || isUnknown(path, context))
      result.addresses[path] = ids;
  }
  const paths = new Set([...Object.keys(ledger ?? {}), ...Object.keys(result.addresses)]);
  for (const path of paths) {
    if (
      String([...(ledger?.[path] ?? ['\0'])].sort()) !==
      String([...(result.addresses[path] ?? ['\0'])].sort())
    )
      result.behind++;
  }
  return result;
}

/** Checks whether a page cannot be compiled or is a draft. Such a page may return unchanged. */
function isUnknown(path: string, { site }: AddressContext): boolean {
  return site.metas.get(path)?.isNotice === true || site.table.isDraft(path);
}

/** Returns the ids that readers link to, without the id of the title, which has the address of the page itself. */
function idsOf(route: Route, { site, textOf }: AddressContext): string[] {
  const meta = site.metas.get(route.path);
  const title = textOf(route)?.headings.find(({ depth }) => depth === 1)?.id;
  const slug = new GithubSlugger().slug(meta?.title ?? '');
  const isTitle = (id: string, index: number) => id === title || (index === 0 && id === slug);
  return (meta?.anchors ?? []).filter((id, index) => !isTitle(id, index) && !id.startsWith('user-content-'));
}

interface Known extends AddressContext {
  now: Addresses;
  ledger: Addresses;
}

function lostOf(path: string, ids: readonly string[], known: Known): Finding[] {
  const { site, targetOf, isAccepted, now } = known;
  if (isAccepted(path) || isUnknown(path, known)) return [];
  const target = path in now ? path : targetOf(path);
  const route = target === undefined ? undefined : site.table.byPath(target.replace(/[?#].*$/s, ''));
  if (target === undefined && !site.table.byPath(path)) return [lostPage(path, ids, known)];
  // A redirect with its own hash, or to another site, covers all anchors.
  if (!route || target?.includes('#') || isAccepted(sourceName(route, site.config))) return [];
  const anchors = new Set(site.metas.get(route.path)?.anchors);
  const lost = ids.filter((id) => !anchors.has(id));
  if (lost.length === 0 || site.metas.get(route.path)?.isNotice) return [];
  const heirs = successorsOf(ids, now[route.path] ?? []);
  return lost.map((id) => lostAnchor(id, { path, route, heir: heirs.get(id) }, known));
}

function lostPage(path: string, ids: readonly string[], { now, ledger, site }: Known): Finding {
  const fresh = Object.entries(now).filter(([other]) => !(other in ledger));
  const heir = successorOf(path, ids, new Map(fresh), site.config.localeInfos);
  const route = heir === undefined ? undefined : site.table.byPath(heir);
  const name = route && sourceName(route, site.config);
  return {
    code: 'lost-page',
    level: 'warning',
    where: name ? `${name}:1` : '',
    message: `The address ${path} was published before, and now leads nowhere.`,
    hint: name
      ? `This page seems to be it: write "redirectFrom: ${path}" in its front matter, as lectern check --fix does.`
      : `Redirect it in the config: redirects: { '${path}': '/…' }. If it was removed on purpose, accept that: lectern check --accept ${path}.`,
    subject: path,
    ...(name && { fix: { file: name, redirectFrom: path } }),
  };
}

function lostAnchor(
  id: string,
  { path, route, heir }: { path: string; route: Route; heir: string | undefined },
  { textOf, site }: Known,
): Finding {
  const name = sourceName(route, site.config);
  const heading = textOf(route)?.headings.find((item) => item.id === heir);
  const fix: Fix | undefined = heading && {
    file: name,
    line: heading.line,
    from: `${'#'.repeat(heading.depth)} `,
    to: `${'#'.repeat(heading.depth)} <span id="${id}"></span>`,
  };
  const moved = heading ? undefined : elsewhere(id, route, site.metas);
  const hint = heading
    ? `This heading seems to be it: begin it with <span id="${id}"></span>, as lectern check --fix does.`
    : `Write <span id="${id}"></span> where it was${moved ? `, with a link to ${moved}#${id}, which has it now` : ''}. If it was removed on purpose, accept that: lectern check --accept ${name}.`;
  return {
    code: 'lost-anchor',
    level: 'warning',
    where: `${name}:${heading?.line ?? 1}`,
    message: `The anchor ${path}#${id} was published before, and is now gone.`,
    hint,
    subject: `#${id}`,
    ...(fix && { fix }),
  };
}

/** Returns another page of the same language that has the id. */
function elsewhere(id: string, route: Route, metas: CheckContext['site']['metas']): string | undefined {
  const folder = route.path.slice(0, route.path.lastIndexOf('/') + 1);
  return [...metas].find(
    ([path, { anchors }]) => path !== route.path && path.startsWith(folder) && anchors.includes(id),
  )?.[0];
}
