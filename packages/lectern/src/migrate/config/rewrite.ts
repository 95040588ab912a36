import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { applyEdits, type Edit } from '../edits.ts';

/** Key of the stubs in `globalThis[…]`. */
export const STUB_KEY = 'lectern.migrate.stub';
const STUB = `globalThis[Symbol.for('${STUB_KEY}')]`;

/**
 * Node modules that a config gets in a safe version: reading a missing file returns nothing, and writing does nothing.
 */
export const OWN_BUILTINS = /^(?:node:)?(?:fs|fs\/promises|module|child_process)$/;

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Rewrites a config, or a file that it imports, so that it runs on its own: packages become stubs, and `import.meta`
 * and `__dirname` are set to its original location. Works on the syntax tree, so the content of strings is not changed.
 *
 * @param goesOn continues instead of throwing: the checked value may come from a stub
 */
export function rewriteModule(code: string, file: string, goesOn = false): string {
  const edits: Edit[] = [];
  const own = new Set<string>();
  const needsStub = (specifier: string) => isStubbed(specifier, file);
  const replace = ({ start, end }: ESTree.Span, text: string) => edits.push({ start, end, text });
  const { program } = parseSync(file, code);
  new Visitor({
    ImportDeclaration(node) {
      if (needsStub(node.source.value)) replace(node, node.importKind === 'type' ? '' : stubbedImport(node));
    },
    ExportAllDeclaration(node) {
      if (needsStub(node.source.value)) replace(node, '');
    },
    ExportNamedDeclaration(node) {
      if (node.source && needsStub(node.source.value)) replace(node, '');
    },
    ImportExpression(node) {
      const { source } = node;
      if (source.type === 'Literal' && needsStub(String(source.value))) {
        replace(node, `Promise.resolve(${STUB}(${JSON.stringify(source.value)}))`);
      }
    },
    CallExpression(node) {
      const text = requiredCode(node, file);
      if (text !== null) replace(node, text);
    },
    ThrowStatement({ start }) {
      if (goesOn) replace({ start, end: start + 'throw'.length }, 'void');
    },
    MetaProperty(node) {
      replace(node, metaOf(file));
    },
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier') own.add(node.id.name);
    },
  }).visit(program);
  const places = { __dirname: dirname(file), __filename: file };
  const prelude = Object.entries(places)
    .filter(([name]) => code.includes(name) && !own.has(name))
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join('');
  return prelude + applyEdits(code, edits);
}

/** Returns the replacement of `require(…)` and `require.resolve(…)`; null for other calls. */
function requiredCode({ callee, arguments: given }: ESTree.CallExpression, file: string): string | null {
  const [argument] = given;
  if (argument?.type !== 'Literal') return null;
  const name = String(argument.value);
  if (callee.type === 'MemberExpression' && isName(callee.object, 'require')) {
    return JSON.stringify(name.startsWith('.') ? resolve(dirname(file), name) : name);
  }
  return isName(callee, 'require') && isStubbed(name, file) ? `${STUB}(${JSON.stringify(name)})` : null;
}

function isName(node: ESTree.Expression | ESTree.Super, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Checks whether an import becomes a stub: packages, styles and missing files do, files of the project do not. */
function isStubbed(specifier: string, file: string): boolean {
  if (OWN_BUILTINS.test(specifier)) return true;
  if (isBuiltin(specifier)) return false;
  if (!/^\.{0,2}\//.test(specifier)) return true;
  const path = resolve(dirname(file), specifier);
  const endings = ['', '.ts', '.js', '.mjs', '.mts', '.json', '/index.ts', '/index.js'];
  // `./nav.js` may refer to `./nav.ts`.
  const candidates = [...endings.map((ending) => path + ending), path.replace(/\.([cm]?)js$/, '.$1ts')];
  return !candidates.some((candidate) => CODE.test(candidate) && existsSync(candidate));
}

function stubbedImport({ specifiers, source }: ESTree.ImportDeclaration): string {
  const stub = `${STUB}(${JSON.stringify(source.value)})`;
  const names = specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type !== 'ImportSpecifier') return `${local} = ${stub}.default`;
    const { imported } = specifier;
    const name = imported.type === 'Identifier' ? imported.name : imported.value;
    return `${local} = ${stub}[${JSON.stringify(name)}]`;
  });
  return names.length > 0 ? `const ${names.join(', ')};` : '';
}

function metaOf(file: string): string {
  const url = pathToFileURL(file).href;
  const places = { url, filename: file, dirname: dirname(file), env: {} };
  return `(${JSON.stringify(places).slice(0, -1)}, glob: () => ({}), resolve: (name) => new URL(name, ${JSON.stringify(url)}).href })`;
}
