import type { ESTree } from 'vite';
import { Visitor } from 'vite';
import { applyEdits, type Edit } from '../edits.ts';
import { moduleNames, parseScript } from '../imports.ts';

/** Files that webpack turned into URLs. */
const ASSET = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|pdf)$/i;

/** Code after `withAssets`. */
export interface WithAssets {
  code: string;
  /** Whether it uses `drawing` of the runtime file. */
  hasDrawings: boolean;
}

/**
 * Changes code that loads images: `require('./a.png').default` becomes an import, which is a URL. An SVG file becomes a
 * component, as Docusaurus makes of it (SVGR), if it is required, or if it is imported and used as an element.
 *
 * @param runtime module that exports `drawing`
 */
export function withAssets(code: string, file: string, runtime: string): WithAssets {
  const edits: Edit[] = [];
  const added: string[] = [];
  let hasDrawings = false;
  const asComponent = (name: string, url: string) => {
    hasDrawings = true;
    added.push(`const ${name} = drawing(${url});`);
  };
  const { imports } = moduleNames(code, file);
  for (const { specifier, names } of imports) {
    const local = names.find(({ imported }) => imported === 'default')?.local;
    if (!/\.svg$/.test(specifier) || !local || !new RegExp(`<${local}[\\s/>]`).test(code)) continue;
    const place = placeOfName(code, local);
    if (!place) continue;
    edits.push({ ...place, text: `${local}File` });
    asComponent(local, `${local}File`);
  }
  for (const [index, { specifier, start, end }] of requiredAssets(code, file).entries()) {
    const name = unusedName(`file${index + 1}`, code);
    const component = unusedName(`Drawing${index + 1}`, code);
    added.push(`import ${name} from '${specifier}';`);
    const isDrawing = /\.svg$/i.test(specifier);
    if (isDrawing) asComponent(component, name);
    edits.push({ start, end, text: isDrawing ? component : name });
  }
  if (added.length === 0) return { code, hasDrawings };
  const known = imports.find(({ specifier, names }) => specifier === runtime && names.length > 0);
  const lastName = known ? code.lastIndexOf(' }', known.source.start) : -1;
  if (hasDrawings && lastName > 0) edits.push({ start: lastName, end: lastName, text: ', drawing' });
  else if (hasDrawings) added.unshift(`import { drawing } from '${runtime}';`);
  // Imports are read first wherever they are, but they belong to the others.
  const at = Math.max(0, ...imports.map(({ end }) => end));
  const sorted = [...added].sort((a, b) => Number(a.startsWith('const')) - Number(b.startsWith('const')));
  const text = at === 0 ? `${sorted.join('\n')}\n\n` : `\n${sorted.join('\n')}`;
  return { code: applyEdits(code, [...edits, { start: at, end: at, text }]), hasDrawings };
}

function unusedName(name: string, code: string): string {
  return new RegExp(`\\b${name}\\b`).test(code) ? unusedName(`${name}_`, code) : name;
}

/** Returns the place of a default import's name. */
function placeOfName(code: string, local: string): { start: number; end: number } | null {
  const found = new RegExp(`\\bimport\\s+(${local})\\b`).exec(code);
  if (!found) return null;
  const start = found.index + found[0].length - local.length;
  return { start, end: start + local.length };
}

interface Required {
  specifier: string;
  start: number;
  end: number;
}

/** Finds `require('./a.png')` and `require('./a.png').default`. */
function requiredAssets(code: string, file: string): Required[] {
  const found = new Map<number, Required>();
  const note = (call: ESTree.Expression | ESTree.Super, { start, end }: ESTree.Span) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return;
    const [first] = call.arguments;
    if (call.callee.name !== 'require' || first?.type !== 'Literal' || found.has(start)) return;
    const specifier = String(first.value);
    if (ASSET.test(specifier)) found.set(start, { specifier, start, end });
  };
  new Visitor({
    // Visited before the call in it.
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && node.property.name === 'default') note(node.object, node);
    },
    CallExpression: (node) => note(node, node),
  }).visit(parseScript(file, code).program);
  return [...found.values()];
}
