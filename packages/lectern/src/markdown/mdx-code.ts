import { DocsError } from '../shared/error.ts';
import type { Frontmatter } from '../shared/frontmatter.ts';
import { usesName } from './names-in-code.ts';
import type { EsmImport, SourceFile } from './page.ts';
import { whereIs } from './page.ts';

/** Declares the names that `finishCode` defines, so that they are not treated as missing components. */
export const RUNTIME_IMPORTS =
  'import { Static as LecternStatic } from "";\nimport { lectern_fragments as LecternFragments } from "";';

const FRAGMENTS = 'const { lectern_fragments: LecternFragments } = arguments[0];\n';
const PLACEHOLDER = /const \{\s*lectern_(\d+): _lectern_\1,[^}]*\} = arguments\[0\];/g;
const NAMED_FRAGMENT = /const \{ lectern_fragment: ([\w$]+) \} = arguments\[0\];\n?/g;
const MISSING = /throw new Error\("Expected " \+ \(component.*\n/;

/** Converts satteri's function body to the code that `CompiledPage.code` describes. */
export function finishCode(code: string, source: SourceFile): string {
  const { imports, fragmentCode, namedFragments, page, prepared } = source;
  const shown = page.options.display(source.file);
  const names = frontmatterNames(code);
  const fragments = fragmentCode.map(
    (body, index) => `f${index}: (function () {\n${body}})(arguments[0]).default`,
  );
  const finished = prepared
    .clean(code)
    .replaceAll('fileName: "<source.js>"', `fileName: ${JSON.stringify(shown)}`)
    .replace(MISSING, () => missingComponent(shown))
    .replace(PLACEHOLDER, (_all, index) => readModule(imports[Number(index)] as EsmImport))
    .replace(FRAGMENTS, () =>
      fragments.length ? `const LecternFragments = { ${fragments.join(',\n')} };\n` : '',
    )
    .replace(NAMED_FRAGMENT, (_all, name: string) => namedFragment(name, namedFragments.get(name)));
  return names.length > 0 ? withFrontmatter(finished, names, page.frontmatter) : finished;
}

/**
 * Returns the declaration of a fragment that expressions use, with the components of the page. Empty for an unused
 * fragment.
 */
function namedFragment(name: string, index: number | undefined): string {
  if (index === undefined) return '';
  return `const ${name} = (props) => LecternFragments.f${index}({ components: arguments[0].components, ...props });\n`;
}

/** Returns the names under which code uses the front matter of its page: those of Astro and of Docusaurus. */
function frontmatterNames(code: string): string[] {
  return ['frontmatter', 'frontMatter'].filter((name) => usesName(code, name));
}

/** Declares the front matter in a function around the code, so that a page may declare the same name. */
function withFrontmatter(code: string, names: readonly string[], frontmatter: Frontmatter): string {
  const value = JSON.stringify(frontmatter);
  const declared = names.map((name) => `const ${name} = ${value};`).join(' ');
  return `${declared}\nreturn (function () {\n${code}\n}).apply(this, arguments);\n`;
}

function readModule({ module, namespace, names }: EsmImport): string {
  const from = `arguments[0].modules[${JSON.stringify(module)}]`;
  const lines = namespace ? [`const ${namespace} = ${from};`] : [];
  if (names.length > 0) {
    const list = names.map(([imported, local]) => `${JSON.stringify(imported)}: ${local}`);
    lines.push(`const { ${list.join(', ')} } = ${from};`);
  }
  return lines.join(' ');
}

/**
 * Returns the body of `_missingMdxReference(id, component, place)`. People who see its error write Markdown, so it
 * throws a `DocsError`.
 */
function missingComponent(shown: string): string {
  const where = `${JSON.stringify(`${shown}:`)} + (typeof place === "string" ? place.split("-")[0] : "1")`;
  const hint = '"Import it at the top of the file, or correct its name."';
  return `throw Object.assign(new Error("<" + id + "> is not defined."), { name: "DocsError", where: ${where}, hint: ${hint} });\n`;
}

/**
 * Checks that no name is declared twice. The parser reads each import and export separately, so a name that two of them
 * declare is only detected in the whole code.
 */
export function assertDeclaredOnce(code: string, source: SourceFile): void {
  if (!source.hasExports && !mayClash(source.imports)) return;
  try {
    new Function(code);
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith('await is only valid')) throw waits(source, error);
    const name = /^Identifier '(.+)' has already been declared$/s.exec(message)?.[1];
    const lines = source.prepared.lines.flatMap((line, index) =>
      name !== undefined && /^\s*(?:import|export)\b/.test(line) && line.includes(name) ? [index + 1] : [],
    );
    throw new DocsError(
      name === undefined
        ? `The JavaScript of this page cannot be read: ${message}.`
        : `The name "${name}" is declared twice on this page.`,
      {
        where: whereIs(source, lines[1] ?? lines[0] ?? 1),
        hint: name === undefined ? '' : 'Give one of the two another name.',
        cause: error,
      },
    );
  }
}

/** Returns the error for `await` outside of a function. In other engines, a page may wait for data. */
function waits(source: SourceFile, cause: unknown): DocsError {
  const line = source.prepared.lines.findIndex((text) => /^\s*(?:export\b.*|\{.*)\bawait\b/.test(text)) + 1;
  return new DocsError('A page cannot wait: "await" is outside of a function.', {
    where: whereIs(source, line || 1),
    hint: 'Load the data in a data module (name.data.ts), which may wait, and import it here.',
    cause,
  });
}

/** Matches names that the code around a page uses. */
const OWN_NAMES = /^(?:_|MDX|[Ll]ectern|props$|arguments$|eval$)/;

function mayClash(imports: readonly EsmImport[]): boolean {
  const names = imports.flatMap(({ namespace, names }) => [
    ...(namespace ? [namespace] : []),
    ...names.map(([, local]) => local),
  ]);
  return new Set(names).size < names.length || names.some((name) => OWN_NAMES.test(name));
}
