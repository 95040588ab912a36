import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledSite } from '../../site/compile-site.ts';
import type { Finding } from '../finding.ts';
import { type Answer, type AskOptions, askAll, isDead } from './ask.ts';

const DAY = 86_400_000;
/** How long a response is cached: a successful one for a week, any other for a day. */
const FRESH = { good: 7 * DAY, other: DAY };

/** Hosts that occur only in examples and cannot be reached (RFC 2606, RFC 6761, RFC 1918). */
const EXAMPLES =
  /^(?:localhost|.*\.(?:localhost|local|test|example|invalid)|(?:.*\.)?example\.(?:com|org|net)|127\..*|0\.0\.0\.0|\[::1?\]|10\..*|192\.168\..*)$/;

export interface OutsideResult {
  findings: Finding[];
  /** Number of addresses that were requested now, because the cache had no fresh response. */
  asked: number;
  /** Number of addresses with an unknown state. */
  unknown: number;
}

interface OutsideOptions extends AskOptions {
  /** Checks whether an address is not requested. */
  isIgnored?: (url: string) => boolean;
  /** Checks whether a host occurs only in examples. */
  isExample?: (host: string) => boolean;
}

/** Requests the links that leave the site. Responses are kept in the cache folder. */
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

/** Returns each address with the places that link to it. */
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

/** Returns an address without its hash, which is not sent to servers; null if it cannot be requested. */
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
    // A damaged cache counts as empty.
    return new Map();
  }
}

function writeAnswers(cacheDir: string, answers: ReadonlyMap<string, Answer>): void {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(fileIn(cacheDir), JSON.stringify(Object.fromEntries(answers), null, 1));
}
