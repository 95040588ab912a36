import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk } from 'css-tree';
import { parseAst } from 'rolldown/parseAst';

/** Browsers that Vite 8 builds for by default: those of the last three years. */
const TARGETS = { chrome: 111, firefox: 114, safari: 16.4 } as const;

type Browser = keyof typeof TARGETS;

/** Returns the target browsers that lack a feature. Support with a prefix or a flag does not count. */
function missingIn({ support }: CompatStatement): Browser[] {
  return (Object.keys(TARGETS) as Browser[]).filter((browser) => {
    const found = support[browser];
    const statements = Array.isArray(found) ? found : found ? [found] : [];
    return !statements.some(
      ({ version_added: version, version_removed, flags, prefix, alternative_name }) =>
        !version_removed && !flags && !prefix && !alternative_name && isOld(version, TARGETS[browser]),
    );
  });
}

function isOld(version: unknown, target: number): boolean {
  return typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= target;
}

function lookup(root: Identifier | undefined, ...names: string[]): CompatStatement | undefined {
  return names.reduce<Identifier | undefined>((part, name) => part?.[name], root)?.__compat;
}

/**
 * Finds everything in a stylesheet that a target browser lacks: properties, their values, functions, units, selectors
 * and at-rules. Declarations inside `@supports` are skipped, and so is a property with a prefixed twin in the same
 * block.
 *
 * @returns feature -> browsers without it
 */
export function newInCss(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (feature: string, compat: CompatStatement | undefined) => {
    const missing = compat ? missingIn(compat) : [];
    if (missing.length > 0) found.set(feature, missing.join(' '));
  };
  const { properties, selectors, types } = bcd.css;
  walk(parse(css), function visit(node) {
    if (this.atrule?.name === 'supports') return;
    if (node.type === 'Atrule') note(`@${node.name}`, lookup(bcd.css['at-rules'], node.name));
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      note(`:${node.name}`, lookup(selectors, node.name));
    }
    if (node.type === 'Dimension') note(node.unit, lookup(types, 'length', node.unit));
    if (node.type === 'Function')
      note(`${node.name}()`, lookup(types, node.name) ?? lookup(types, 'color', node.name));
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return;
    const text = this.block ? generate(this.block) : '';
    if (!text.includes(`-webkit-${node.property}:`)) note(node.property, lookup(properties, node.property));
    for (const word of generate(node.value).match(/[a-z-]{3,}/g) ?? []) {
      note(`${node.property}: ${word}`, lookup(properties, node.property, word));
    }
  });
  return found;
}

/** Returns the support data of every member of every browser object, by the member's name. */
function membersByName(): Map<string, CompatStatement[]> {
  const members = new Map<string, CompatStatement[]>();
  for (const objects of [bcd.javascript.builtins, bcd.api]) {
    for (const object of Object.values(objects as Identifier)) {
      for (const [name, member] of Object.entries(object ?? {})) {
        const compat = (member as Identifier).__compat;
        if (name !== '__compat' && compat) members.set(name, [...(members.get(name) ?? []), compat]);
      }
    }
  }
  return members;
}

/**
 * Finds members that a script calls or sets and that no object of a target browser has: `list.toSorted()`. A name that
 * an older object also has cannot be distinguished from it.
 *
 * @returns member -> browsers without it
 */
export function newInScript(code: string): Map<string, string> {
  const members = membersByName();
  const found = new Map<string, string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = usedMember(node as ScriptNode);
    const missing = name ? members.get(name)?.map(missingIn) : undefined;
    if (name && missing?.every(({ length }) => length > 0)) found.set(name, (missing[0] ?? []).join(' '));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return found;
}

interface ScriptNode {
  type?: string;
  computed?: boolean;
  callee?: ScriptNode;
  left?: ScriptNode;
  property?: { name?: string };
}

/** Returns the member that a call calls, or that an assignment sets. */
function usedMember({ type, callee, left }: ScriptNode): string | undefined {
  const used = type === 'CallExpression' ? callee : type === 'AssignmentExpression' ? left : undefined;
  return used?.type === 'MemberExpression' && !used.computed ? used.property?.name : undefined;
}
