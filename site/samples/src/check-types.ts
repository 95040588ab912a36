import { format } from 'prettier';
import type ts from 'typescript-5';
import { jsxPragma, typeTheConfig } from './config-type.js';
import type { Page } from './extract.js';
import type { SampleHovers } from './hover-data.js';
import { hoversOf } from './hovers.js';
import { type Edited, insert, positionAt } from './insertions.js';
import { kindOf } from './kinds.js';
import type { Packages } from './packages.js';
import { type Compiler, openCompiler, type VirtualFiles } from './program.js';
import type { Finding } from './sample.js';
import type { Format } from './type-code.js';
import { TypeNodes } from './type-nodes.js';
import type { VirtualProject } from './virtual-project.js';
import { showsTypes } from './words.js';

export interface TypedPage {
  page: Page;
  project: VirtualProject;
}

/** Findings of each sample of a page, by the sample's index. */
export type PageFindings = Map<number, Finding[]>;

/** Results of the compiler for the samples of a page, by their index. */
export interface PageTypes {
  findings: PageFindings;
  /** Only for samples whose types readers can see. */
  hovers: Map<number, SampleHovers>;
}

export interface TypesContext {
  packages: Packages;
  /** Declaration files that every sample sees, by name. */
  globals: ReadonlyMap<string, string>;
  /** Names of the options in `facts.json`. */
  options: ReadonlySet<string>;
}

/** Errors that JavaScript cannot fix, because it has no syntax for them: types of parameters and of empty values. */
const IMPLICIT_ANY = new Set([
  7005, 7006, 7008, 7009, 7010, 7011, 7015, 7016, 7017, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7041, 7053,
]);
/** JavaScript has no `!` either: samples need not handle a `querySelector` that finds nothing. */
const MAYBE_NULL = new Set([2531, 2532, 2533, 18047, 18048, 18049]);
/** Errors about `.ts` in import paths, which a bundler allows. */
const IGNORED = new Set([5097]);

/** Schema of `package.json` as a type. The file is turned into code and then checked like any other. */
const PACKAGE_JSON_TYPE = "import('@schemastore/package').JSONSchemaForNPMPackageJsonFiles";

function typePackageJson(text: string): Edited {
  return insert(text, [
    { at: 0, text: 'export default (' },
    { at: text.length, text: `) satisfies ${PACKAGE_JSON_TYPE}` },
  ]);
}

function isPackageJson(path: string, lang: string, text: string): boolean {
  return lang === 'json' && /(?:^|\/)package\.json$/.test(path) && text.trimStart().startsWith('{');
}

const CODE_FILE = /\.(?:[cm]?[jt]sx?|vue)$/;

/** Creates a formatter with the line width of hovers. It caches results, because most types occur on many pages. */
function createFormat(): Format {
  const known = new Map<string, Promise<string>>();
  const options = { parser: 'typescript', singleQuote: true, printWidth: 60 };
  return (code) => {
    const formatted = known.get(code) ?? format(code, options);
    known.set(code, formatted);
    return formatted;
  };
}

/** Returns the compiler's results for each page. */
export async function checkTypes(pages: readonly TypedPage[], context: TypesContext): Promise<PageTypes[]> {
  const compiler = openCompiler(context.packages);
  // Other pages would see global declarations too, so a page that declares some is checked on its own.
  const alone = pages.filter(({ page }) => page.samples.some(declaresGlobals));
  const batches = [pages.filter((page) => !alone.includes(page)), ...alone.map((page) => [page])];
  const results = new Map<TypedPage, PageTypes>();
  for (const batch of batches.filter(({ length }) => length > 0)) {
    const found = await checkBatch(batch, compiler, context);
    for (const [index, page] of batch.entries()) results.set(page, found[index] ?? nothing());
  }
  return pages.map((page) => results.get(page) ?? nothing());
}

function nothing(): PageTypes {
  return { findings: new Map(), hovers: new Map() };
}

function declaresGlobals({ code, file }: { code: string; file: string }): boolean {
  return (
    file.endsWith('.d.ts') ||
    /@filename:.*\.d\.ts$/m.test(code) ||
    /^\s*declare (?:global|module)\b/m.test(code)
  );
}

async function checkBatch(
  batch: readonly TypedPage[],
  compiler: Compiler,
  { packages, globals, options }: TypesContext,
): Promise<PageTypes[]> {
  const base = `${packages.dir}/.virtual/`;
  const virtual: VirtualFiles = {
    owns: (path) => path.startsWith(base),
    read(path) {
      const shared = globals.get(path.slice(`${base}shared/`.length));
      if (shared !== undefined && path.startsWith(`${base}shared/`)) return shared;
      const [, page, sample, file] = /^(\d+)\/(\d+)\/(.*)$/s.exec(path.slice(base.length)) ?? [];
      return file === undefined ? undefined : batch[Number(page)]?.project.read(Number(sample), file);
    },
  };
  const files = collectFiles(batch, base, compiler);
  const { diagnostics, program } = compiler.check(
    files,
    [...globals.keys()].map((name) => `${base}shared/${name}`),
    virtual,
  );
  const checker = program.getTypeChecker();
  const nodes = new TypeNodes(checker, compiler.ts, true);
  const context = { ts: compiler.ts, checker, nodes, format: createFormat(), options, known: new Map() };
  const results: PageTypes[] = [];
  for (const [number, { page }] of batch.entries()) {
    const { findings, hovers } = nothing();
    for (const [index, sample] of page.samples.entries()) {
      const own = [...files].filter(([path]) => path.startsWith(`${base}${number}/${index}/`));
      const found = own.flatMap(([path, file]) =>
        toFindings(diagnostics.get(path) ?? [], path, file, compiler.ts),
      );
      if (found.length > 0) findings.set(index, found);
      if (!showsTypes(sample)) continue;
      const sources = own.flatMap(([path, file]) => {
        const source = program.getSourceFile(path);
        return source ? { file, source } : [];
      });
      hovers.set(index, await hoversOf(sample.code, sources, context));
    }
    results.push({ findings, hovers });
  }
  return results;
}

/** Returns the files to check, by their paths in the virtual file system. */
function collectFiles(batch: readonly TypedPage[], base: string, { ts }: Compiler): Map<string, Edited> {
  const files = new Map<string, Edited>();
  for (const [number, { page, project }] of batch.entries()) {
    const pageText = page.samples.map(({ code }) => code).join('\n');
    for (const [index, sample] of page.samples.entries()) {
      if ('nocheck' in sample.attributes) continue;
      for (const { path, text } of project.own(index)) {
        const at = `${base}${number}/${index}/${path}`;
        if (isPackageJson(path, sample.lang, text)) files.set(`${at}.ts`, typePackageJson(text));
        if (kindOf(sample) !== 'types' || !CODE_FILE.test(path)) continue;
        const edits = [...jsxPragma(path, text, pageText), ...typeTheConfig(ts, path, text)];
        files.set(at, insert(text, edits));
      }
    }
  }
  return files;
}

function toFindings(
  diagnostics: readonly ts.Diagnostic[],
  path: string,
  file: Edited,
  typescript: typeof ts,
): Finding[] {
  const isJs = /\.[cm]?jsx?$/.test(path);
  return diagnostics
    .filter(({ code }) => !IGNORED.has(code))
    .filter((diagnostic) => !isJs || !isTypeScriptOnly(diagnostic, typescript))
    .map((diagnostic) => {
      const start = file.originalOffset(diagnostic.start ?? 0);
      const { message, code } = innermost(diagnostic, typescript);
      return { ...positionAt(file.original, start), message, code: `ts${code}` };
    });
}

function isTypeScriptOnly({ code, messageText }: ts.Diagnostic, typescript: typeof ts): boolean {
  if (IMPLICIT_ANY.has(code) || MAYBE_NULL.has(code)) return true;
  const text = typescript.flattenDiagnosticMessageText(messageText, '\n');
  return /[Tt]ype '(?:[^']*\| )?(?:null|undefined)' is not assignable to/.test(text);
}

/**
 * Returns the innermost message. "No overload matches this call" alone is useless, unlike the message of the last
 * overload.
 */
function innermost({ messageText, code }: ts.Diagnostic, typescript: typeof ts) {
  if (typeof messageText === 'string' || code !== 2769) {
    return { message: flat(typescript.flattenDiagnosticMessageText(messageText, '\n')), code };
  }
  let chain = messageText;
  for (let next = chain.next?.at(-1); next; next = next.next?.at(-1)) chain = next;
  return { message: flat(chain.messageText), code: chain.code };
}

function flat(message: string): string {
  return message.replace(/\s*\n\s*/g, ' ');
}
