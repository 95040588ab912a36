import { basename } from 'node:path';
import { parseSync } from 'vite';
import { capital } from '../capital.ts';
import { ENGINE_TAGS } from './engine-tags.ts';
import { type Front, readFront } from './front.ts';
import { type AstroElement, type AstroNode, parseAstro } from './parse.ts';
import { type Printing, printRoot } from './print.ts';
import { scopedCss } from './scope.ts';
import { islandOf, withoutIndent } from './script.ts';
import { codeIn, elementsIn, strangerIn } from './usage.ts';

/** Context of a component for its translation. Paths are relative to the project. */
export interface Surroundings {
  file: string;
  /** Name of its stylesheet, in the same folder. */
  sheet: string;
  /** Name of the file with its scripts, in the same folder. */
  script: string;
  /** Specifier with which it imports the file that replaces Astro. */
  runtime: string;
  /**
   * Returns the new specifier of an import.
   *
   * @throws Error with the reason if the imported module cannot run
   */
  importOf(specifier: string, names: readonly string[]): string;
}

export interface Translation {
  code: string;
  /** Null for a component without styles. */
  css: string | null;
  /** Code of an island that runs its scripts; null for a component without scripts. */
  island: string | null;
  /** Patterns and files of pictures whose sizes it may need. */
  pictures: string[];
  /** Messages about parts that were left out. */
  told: string[];
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
const ENGINE = /^(?:@astrojs\/|astro(?::|\/|$))/;
/** Names exported by the engine that the runtime provides. */
const RUNTIME_NAMES = new Set(['AstroError', 'getImage', 'getRelativeLocaleUrl', 'ImageMetadata']);

/**
 * Translates an Astro component to a React component with the same HTML.
 *
 * @throws Error with the reason, such as `uses Astro.glob`, if it cannot run here
 */
export function translateAstro(source: string, around: Surroundings): Translation {
  const { front: code, nodes } = parseAstro(source);
  const elements = elementsIn(nodes);
  refuse(elements);
  const stranger = strangerIn([code, ...codeIn(nodes)].join('\n'));
  if (stranger) throw new Error(stranger);
  const dir = around.file.split('/').slice(0, -1).join('/');
  const front = readFront(code, dir);
  const told: string[] = [];
  const css = stylesOf(elements, scopeOf(around.file), told);
  const engine = engineNames(front);
  const printing: Printing = {
    engine,
    scope: css === null ? '' : scopeOf(around.file),
    self: ownName(around.file, front, engine),
    declared: front.declared,
    astro: new Set(
      front.imports.flatMap(({ specifier, names }) =>
        specifier.endsWith('.astro') ? names.map(({ local }) => local) : [],
      ),
    ),
    runtime: new Set([...front.runtime, 'guarded']),
    theme: new Set(),
    react: new Set(),
    tell: (message) => void told.push(message),
  };
  const island = islandOf(elements, printing.self, (specifier, names) => {
    around.importOf(specifier, names);
  });
  // The script comes first: an island starts when it comes into view.
  const shown: AstroNode[] = island === null ? nodes : [scriptTag(printing.self), ...nodes];
  const markup = printRoot(shown, printing, '    ');
  const usesAstro = /\bAstro\./.test(`${front.inside}\n${markup}`);
  if (usesAstro) printing.runtime.add('useAstro');
  const clash = [...printing.theme, ...printing.runtime].find(
    (name) => front.names.has(name) && !printing.engine.has(name),
  );
  if (clash) throw new Error(`declares "${clash}", which its translation needs`);
  const pictures = [...front.images];
  const imports = importLines(front, printing, around, pictures);
  if (island !== null)
    imports.push(`import ${printing.self}Script from './${around.script.replace(/\.tsx$/, '')}';`);
  if (css !== null) imports.push(`import './${around.sheet}';`);
  const result = compose({ imports, front, markup, usesAstro, name: printing.self, file: around.file });
  const [error] = parseSync(`${around.file}.tsx`, result).errors;
  if (error) throw new Error(`has a template that cannot be translated (${error.message})`);
  return { code: result, css, island, pictures, told };
}

function scriptTag(name: string): AstroNode {
  return { type: 'element', name: `${name}Script`, attributes: [], children: [] };
}

function refuse(elements: readonly AstroElement[]): void {
  for (const { name, attributes } of elements) {
    if (/^(?:html|head|body)$/.test(name)) throw new Error('is a whole document');
    for (const attribute of attributes)
      if ('name' in attribute && /^(?:server:|define:vars)/.test(attribute.name) && name !== 'style')
        throw new Error(`uses ${attribute.name}`);
  }
}

function engineNames({ imports }: Front): Map<string, string> {
  const found = new Map<string, string>();
  for (const { specifier, names } of imports) {
    if (!/^(?:@astrojs\/starlight\/components|astro:assets|astro:components)$/.test(specifier)) continue;
    for (const { local, imported } of names)
      if (Object.hasOwn(ENGINE_TAGS, imported)) found.set(local, imported);
  }
  return found;
}

function importLines(front: Front, printing: Printing, around: Surroundings, pictures: string[]): string[] {
  const lines: string[] = [];
  const after: string[] = [];
  for (const { specifier, names, isType, start, end } of front.imports) {
    const rest = names.filter(({ local }) => !printing.engine.has(local));
    if (names.length > 0 && rest.length === 0) continue;
    if (ENGINE.test(specifier)) {
      const strange = rest.find(({ imported }) => !RUNTIME_NAMES.has(imported));
      if (!isType && strange) throw new Error(`needs ${strange.imported} of ${specifier}`);
      for (const { local, imported } of rest) {
        if (RUNTIME_NAMES.has(imported))
          printing.runtime.add(imported === local ? imported : `${imported} as ${local}`);
        else after.push(`type ${local} = any;`);
      }
    } else if (isType) lines.push(statementOf(front, { start, end }));
    else if (PICTURE.test(specifier)) {
      for (const { local } of rest) {
        printing.runtime.add('astroPicture');
        lines.push(`import ${local}Url from '${specifier}';`);
        after.push(`const ${local} = astroPicture(${local}Url, '${pictureKey(specifier, around.file)}');`);
        pictures.push(`'${specifier}'`);
      }
    } else {
      const target = around.importOf(
        specifier,
        rest.map(({ imported }) => imported),
      );
      // Keeps the original statement, since it may mark some of its names as types.
      lines.push(statementOf(front, { start, end }).replace(/(['"])[^'"]*\1;?\s*$/, `'${target}';`));
    }
  }
  if (printing.theme.size > 0) lines.unshift(named(printing.theme, '@theme'));
  if (printing.runtime.size > 0) lines.push(named(printing.runtime, around.runtime));
  return [...lines, ...(after.length > 0 ? ['', ...after] : [])];
}

function statementOf({ code }: Front, { start, end }: { start: number; end: number }): string {
  return code.slice(start, end);
}

/** Returns the path of a picture in the project. */
export function pictureKey(specifier: string, file: string): string {
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

function named(names: ReadonlySet<string>, from: string): string {
  const isType = (name: string) => name.startsWith('ImageMetadata');
  const list = [...names].sort().map((name) => (isType(name) ? `type ${name}` : name));
  return `import { ${list.join(', ')} } from '${from}';`;
}

interface Parts {
  imports: string[];
  front: Front;
  markup: string;
  usesAstro: boolean;
  name: string;
  file: string;
}

function compose({ imports, front, markup, usesAstro, name, file }: Parts): string {
  const hasProps = /\b(?:interface|type)\s+Props\b/.test(front.outside);
  const inside = front.inside.split('\n').map((line) => (line.trim() ? `  ${line}` : ''));
  const body = markup.includes('\n') ? `(\n    ${markup}\n  )` : markup;
  return [
    ...imports,
    '',
    ...(front.outside ? [front.outside, ''] : []),
    `export default guarded('${file}', function ${name}(props: ${hasProps ? 'Props' : 'Record<string, any>'}) {`,
    ...(usesAstro ? ['  const Astro = useAstro(props);'] : []),
    ...(front.inside ? inside : []),
    `  return ${body};`,
    '});',
    '',
  ].join('\n');
}

/** Returns a name that is unique in the file: `Badge.astro` may render the engine's `<Badge>`. */
function ownName(file: string, { names }: Front, engine: ReadonlyMap<string, string>): string {
  const name = nameOf(file);
  const shown = [...engine.values()].map((tag) => ENGINE_TAGS[tag]?.name);
  return names.has(name) || shown.includes(name) ? `Own${name}` : name;
}

/** Converts a file name to a component name: `showcase-card.astro` becomes `ShowcaseCard`. */
function nameOf(file: string): string {
  const words = basename(file, '.astro').match(/[A-Za-z0-9]+/g) ?? ['Component'];
  const name = words.map(capital).join('');
  return /^\d/.test(name) ? `Component${name}` : name;
}

function scopeOf(file: string): string {
  return basename(file, '.astro');
}

function stylesOf(elements: readonly AstroElement[], scope: string, told: string[]): string | null {
  const sheets = elements.flatMap(({ name, attributes, children }) => {
    if (name !== 'style') return [];
    const has = (key: string) => attributes.find((item) => 'name' in item && item.name === key);
    if (has('lang')) {
      told.push('Its styles need a compiler and were left out.');
      return [];
    }
    if (has('define:vars'))
      told.push('Its styles miss the variables that the component gave them (define:vars).');
    const [text] = children;
    const css = text?.type === 'text' ? withoutIndent(text.value) : '';
    return [has('is:global') ? css : scopedCss(css, scope)];
  });
  return sheets.length > 0 ? `${sheets.join('\n\n')}\n` : null;
}
