import { existsSync } from 'node:fs';
import type ts from 'typescript-5';
import type { Edited } from './insertions.js';
import type { Packages } from './packages.js';

type Typescript = typeof ts;

/** A file system that partly exists only in memory. */
export interface VirtualFiles {
  /** Whether a path is in the virtual part. */
  owns(path: string): boolean;
  read(path: string): string | undefined;
}

export interface Compiler {
  ts: Typescript;
  /** Returns the errors of each file, at its own offsets, and the program that found them. */
  check(
    files: ReadonlyMap<string, Edited>,
    shared: readonly string[],
    virtual: VirtualFiles,
  ): { diagnostics: Map<string, ts.Diagnostic[]>; program: ts.Program };
}

/** Opens TypeScript and Vue's language plugin at the documented version, from the packages under check. */
export function openCompiler({ dir, require }: Packages): Compiler {
  const ts = require('typescript') as Typescript;
  const volar = require('@volar/typescript/lib/node/proxyCreateProgram');
  const vue = require('@vue/language-core');
  const options = compilerOptions(ts, dir);
  // The declarations of packages are parsed once for all programs.
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const disk = rememberDisk(ts.createCompilerHost(options, true));

  return {
    ts,
    check(files, shared, virtual) {
      const host = createHost({ ts, disk, dir, parsed, files, virtual });
      const createProgram = volar.proxyCreateProgram(ts, ts.createProgram, () => [
        vue.createVueLanguagePlugin(
          ts,
          (id: string) => id,
          true,
          () => '',
          () => [...files.keys()],
          options,
          vue.resolveVueCompilerOptions({}),
        ),
      ]);
      const rootNames = [...files.keys(), ...shared];
      const program: ts.Program = createProgram({ rootNames, options, host });
      const diagnostics = new Map([...files.keys()].map((path) => [path, diagnosticsOf(program, path)]));
      return { diagnostics, program };
    },
  };
}

function diagnosticsOf(program: ts.Program, path: string): ts.Diagnostic[] {
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`TypeScript did not take up ${path}.`);
  const syntax = program.getSyntacticDiagnostics(file);
  // Type errors of a file that does not parse are noise.
  return syntax.length > 0 ? [...syntax] : [...program.getSemanticDiagnostics(file)];
}

function compilerOptions(ts: Typescript, dir: string): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.webworker.importscripts.d.ts'],
    types: ['node'],
    typeRoots: [`${dir}/node_modules/@types`],
    jsx: ts.JsxEmit.ReactJSX,
    allowJs: true,
    checkJs: true,
    strict: true,
    noEmit: true,
    allowNonTsExtensions: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    experimentalDecorators: true,
    // This costs nothing, because only the diagnostics of sample files are requested, not those of package
    // declarations.
    skipLibCheck: false,
  };
}

/**
 * Caches file system lookups: every program looks for the same packages in the same folders, and these do not change.
 */
function rememberDisk(host: ts.CompilerHost): ts.CompilerHost {
  return {
    ...host,
    fileExists: remember(host.fileExists),
    readFile: remember(host.readFile),
    directoryExists: remember(existsSync),
    realpath: remember((path: string) => host.realpath?.(path) ?? path),
    getDirectories: remember((path: string) => host.getDirectories?.(path) ?? []),
  };
}

function remember<T>(ask: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    if (!known.has(path)) known.set(path, ask(path));
    return known.get(path) as T;
  };
}

interface HostInput {
  ts: Typescript;
  /** Everything outside of the virtual part. */
  disk: ts.CompilerHost;
  dir: string;
  parsed: Map<string, ts.SourceFile | undefined>;
  files: ReadonlyMap<string, Edited>;
  virtual: VirtualFiles;
}

function createHost({ ts, disk, dir, parsed, files, virtual }: HostInput): ts.CompilerHost {
  const read = (path: string) => files.get(path)?.text ?? virtual.read(path);
  return {
    ...disk,
    getCurrentDirectory: () => dir,
    fileExists: (path) => (virtual.owns(path) ? read(path) !== undefined : disk.fileExists(path)),
    readFile: (path) => (virtual.owns(path) ? read(path) : disk.readFile(path)),
    directoryExists: (path) =>
      virtual.owns(path) ? !path.endsWith('/node_modules') : (disk.directoryExists?.(path) ?? false),
    getDirectories: (path) => (virtual.owns(path) ? [] : (disk.getDirectories?.(path) ?? [])),
    realpath: (path) => (virtual.owns(path) ? path : (disk.realpath?.(path) ?? path)),
    getSourceFile(path, languageVersion) {
      if (virtual.owns(path)) {
        const text = read(path);
        return text === undefined ? undefined : ts.createSourceFile(path, text, languageVersion, true);
      }
      if (!parsed.has(path)) parsed.set(path, disk.getSourceFile(path, languageVersion));
      return parsed.get(path);
    },
  };
}
