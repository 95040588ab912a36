import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledSite } from '../../site/compile-site.ts';
import type { Finding } from '../finding.ts';
import { type Answer, type AskOptions, askAll, isDead } from './ask.ts';

const DAY = 86_400_000;
/** How long an answer holds: a good one a week, any other a day. */
const FRESH = { good: 7 * DAY, other: DAY };

/** Hosts that documentation names and nobody can reach (RFC 2606, RFC 6761, RFC 1918). */
const EXAMPLES =
  /^(?:localhost|.*\.(?:localhost|local|test|example|invalid)|(?:.*\.)?example\.(?:com|org|net)|127\..*|0\.0\.0\.0|\[::1?\]|10\..*|192\.168\..*)$/;

export interface OutsideResult {
  findings: Finding[];
  /** Addresses that were asked for now, and not only found in the cache. */
  asked: number;
  /** Addresses that nothing is known of. */
  unknown: number;
}

interface OutsideOptions extends AskOptions {
  /** True for an address that is not asked for. */
  isIgnored?: (url: string) => boolean;
  /** True for a host that only examples name. */
  isExample?: (host: string) => boolean;
}

/** Asks for the links that leave the site; answers are kept in the folder of caches. */
export async function findDeadOutside(
  { config, metas }: Pick<CompiledSite, 'config' | 'metas'>,
  options: OutsideOptions = {},
): Promise<OutsideResult> {
  const { now = Date.now } = options;
  const places = placesOf(metas, options);
  const known = readAnswers(config.cacheDir);
  const due = [...places.keys()].filter((url) => !isFresh(known.get(url), now()));
  const answers = new Map([...known, ...(await askAll(due, options))]);
  writeAnswers(config.cacheDir, answers);
  const findings = [...places].flatMap(([url, wheres]) => {
    const answer = answers.get(url);
    return answer && isDead(answer) ? wheres.map((where) => toFinding(url, where, answer)) : [];
  });
  const isKnown = (answer: Answer | undefined) => answer && (isGood(answer) || isDead(answer));
  return {
    findings,
    asked: due.length,
    unknown: [...places.keys()].filter((url) => !isKnown(answers.get(url))).length,
  };
}

/** Each address with the places that name it. */
function placesOf(
  metas: CompiledSite['metas'],
  { isIgnored = () => false, isExample = (host) => EXAMPLES.test(host) }: OutsideOptions,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { links } of metas.values()) {
    for (const { external, raw, where } of links) {
      const url = external ? addressOf(raw) : null;
      if (!url || isExample(url.hostname) || isIgnored(url.href)) continue;
      places.set(url.href, [...new Set([...(places.get(url.href) ?? []), where])]);
    }
  }
  return places;
}

/** Without its hash, which no server gets; null for what cannot be asked for. */
function addressOf(raw: string): URL | null {
  const text = raw.startsWith('//') ? `https:${raw}` : raw;
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = '';
  return url;
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 400;
}

function isFresh(answer: Answer | undefined, now: number): boolean {
  return answer !== undefined && now - answer.at < (isGood(answer) ? FRESH.good : FRESH.other);
}

function toFinding(url: string, where: string, { status, error }: Answer): Finding {
  return {
    code: 'outside-link',
    level: 'warning',
    where,
    message: `The link ${url} leads nowhere: ${status ? `the site answers ${status}` : error}.`,
    hint: 'Find the new address, or an archived copy: https://web.archive.org/.',
    subject: url,
  };
}

function fileIn(cacheDir: string): string {
  return join(cacheDir, 'outside-links.json');
}

function readAnswers(cacheDir: string): Map<string, Answer> {
  const file = fileIn(cacheDir);
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    // As good as absent.
    return new Map();
  }
}

function writeAnswers(cacheDir: string, answers: ReadonlyMap<string, Answer>): void {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(fileIn(cacheDir), JSON.stringify(Object.fromEntries(answers), null, 1));
}
