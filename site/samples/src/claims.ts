import type { Page } from './extract.js';
import { type FactChange, type Facts, flagRecord } from './facts.js';
import { valueAt } from './probe.js';
import type { Problem } from './sample.js';

/** A place in the prose of a page that shows a fact. */
export interface Claim {
  page: string;
  line: number;
  column: number;
  kind: FactChange['kind'];
  /** `server.port`, `dev --port`, `DEFAULT_PORT`; for a default, also a part of its value: `output.distPath.js`. */
  name: string;
}

const TAG = /<(OptionFacts|Default|Cli|Constant)\b([^>]*)\/?>/g;

/** Returns the facts that a page shows with the components of `site/components/facts.tsx`. */
export function readClaims({ path, source, samples }: Page): Claim[] {
  const inSample = new Set(samples.flatMap(({ line, indents }) => indents.map((_, index) => line + index)));
  return source.split('\n').flatMap((text, index) => {
    if (inSample.has(index + 1)) return [];
    const prose = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    return [...prose.matchAll(TAG)].map((match) => ({
      page: path,
      line: index + 1,
      column: match.index + 1,
      ...nameOf(match[1] ?? '', match[2] ?? ''),
    }));
  });
}

function nameOf(component: string, attributes: string): Pick<Claim, 'kind' | 'name'> {
  const read = (name: string) =>
    new RegExp(`\\b${name}=(?:"([^"]*)"|\\{?'([^']*)')`).exec(attributes)?.slice(1).find(Boolean) ?? '';
  if (component === 'Cli') return { kind: 'flag', name: `${read('command')} ${read('flag')}`.trim() };
  if (component === 'Constant') return { kind: 'constant', name: read('of') };
  return { kind: 'option', name: component === 'OptionFacts' ? read('option') : read('of') };
}

/** Reports claims about options, flags and constants that do not exist. */
export function unknownClaims(claims: readonly Claim[], facts: Facts): Problem[] {
  return claims
    .filter((claim) => !exists(claim, facts))
    .map(({ page, line, column, kind, name }) => {
      const message = `The packages know no ${kind} "${name}".`;
      return { page, line, column, message, code: 'claim' };
    });
}

function exists({ kind, name }: Claim, facts: Facts): boolean {
  if (kind === 'flag') return name in flagRecord(facts.commands);
  if (kind === 'constant') return valueAt(facts.constants, name) !== undefined;
  const option = optionOf(name);
  const fact = facts.options[option];
  return (
    fact !== undefined &&
    (name === option || valueAt(fact.default, name.slice(option.length + 1)) !== undefined)
  );
}

/** Returns the option of a name: `output.distPath` for `output.distPath.js`. */
function optionOf(name: string): string {
  return name.split('.').slice(0, 2).join('.');
}

/**
 * Reports each change in the packages since the facts were written, at every place that shows the fact. If no page
 * shows it, it is reported for the facts file.
 */
export function changedClaims(
  claims: readonly Claim[],
  changes: readonly FactChange[],
  factsFile: string,
): Problem[] {
  return changes.flatMap(({ kind, name, message }) => {
    const shown = claims.filter(
      (claim) => claim.kind === kind && (claim.name === name || claim.name.startsWith(`${name}.`)),
    );
    const places = shown.length > 0 ? shown : [{ page: factsFile, line: 1, column: 1 }];
    const hint = 'Read what is said here, then run "npm run check:samples -- --update".';
    return places.map(({ page, line, column }) => ({
      page,
      line,
      column,
      message: `${message} ${hint}`,
      code: 'fact',
    }));
  });
}
