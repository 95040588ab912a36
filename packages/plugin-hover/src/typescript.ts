import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DocsError } from 'lectern';
import type { CreateTwoslashOptions, TwoslashError, TwoslashInstance, TwoslashReturn } from 'twoslash/core';
import type ts from 'typescript';
import type { Compiler } from './compiler.ts';
import { announcedErrors, inOwnFolder, MARKER } from './notations.ts';
import { readableInfo, shortCode, shortDocs } from './readable.ts';
import type { CompilerSettings, FenceTypes, Hover, Note } from './types.ts';

type Typescript = NonNullable<CreateTwoslashOptions['tsModule']>;

/**
 * Default settings: a fence is a modern module in a strict project. Global types of Node.js or packages have to be
 * listed.
 */
export const DEFAULT_SETTINGS: CompilerSettings = {
  strict: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: [],
  jsx: 'react-jsx',
  allowJs: true,
  skipLibCheck: true,
};

export interface TypeSource {
  /**
   * @param lang `ts`, `tsx`, `js` or `jsx`
   */
  typesOf(code: string, lang: string): FenceTypes;
  /** Returns the files of the project, outside of `node_modules`, that were read so far. */
  files(): string[];
}

interface SourceInput {
  /** Absolute folder whose packages the code imports. */
  project: string;
  compiler: Compiler;
  settings: CompilerSettings;
}

/** Starts the compiler. One compiler serves all fences of a worker, and parses each declaration file once. */
export function openTypeSource({ project, compiler, settings }: SourceInput): TypeSource {
  const require = createRequire(import.meta.url);
  const typescript = require(compiler.folder) as Typescript;
  const { createTwoslasher, TwoslashError } = require('twoslash/core') as typeof import('twoslash/core');
  const compilerOptions = readSettings(typescript, settings, project);
  let files = new Map<string, number>();
  let ask: TwoslashInstance | undefined;

  function instance(): TwoslashInstance {
    const isEdited = [...files].some(([file, time]) => timeOf(file) !== time);
    if (ask && !isEdited) return ask;
    files = new Map();
    ask = createTwoslasher({
      tsModule: noting(typescript, (file) => files.set(file, timeOf(file))),
      // Not the project's folder itself, so that `./a` is a file of the fence.
      vfsRoot: join(project, '.lectern/hover'),
      tsLibDirectory: join(compiler.folder, 'lib'),
      compilerOptions,
      handbookOptions: { keepNotations: true, noErrorValidation: true },
    });
    return ask;
  }

  return {
    files: () => [...files.keys()],
    typesOf(code, lang) {
      const prepared = inOwnFolder(code, lang);
      try {
        return readAnswer(instance()(prepared.code, lang), code, prepared.shift);
      } catch (error) {
        if (!(error instanceof TwoslashError)) throw error;
        return { hovers: [], notes: [], hidden: [], problems: [problemOf(error, prepared.shift)] };
      }
    },
  };
}

/** Converts an error of twoslash. Most often, it is a question that is not below a name. */
function problemOf(error: TwoslashError, shift: number): FenceTypes['problems'][number] {
  const line = Number(/on line (\d+)/.exec(error.description)?.[1] ?? 1 + shift) - shift;
  if (error.title === 'Invalid quick info query') {
    return {
      line,
      message: 'The question "^?" is below no name.',
      hint: 'Put its sign below a name of the line above.',
    };
  }
  const message = `${error.title}. ${error.description}`.replace(/\s+/g, ' ');
  return { line, message, hint: error.recommendation };
}

function readSettings(
  typescript: Typescript,
  settings: CompilerSettings,
  project: string,
): ts.CompilerOptions {
  const all = { ...DEFAULT_SETTINGS, ...settings };
  const { options, errors } = typescript.convertCompilerOptionsFromJson(all, project);
  const [first] = errors;
  if (!first) return options;
  throw new DocsError(typescript.flattenDiagnosticMessageText(first.messageText, ' '), {
    hint: 'Fix "compilerOptions" of the plugin: they use the same names and values as tsconfig.json.',
  });
}

/** Returns the same compiler, which reports each file of the project that it reads. */
function noting(typescript: Typescript, note: (file: string) => void): Typescript {
  const readFile: ts.System['readFile'] = (path, encoding) => {
    if (!path.includes('/node_modules/') && !path.includes('/typescript/lib/')) note(path);
    return typescript.sys.readFile(path, encoding);
  };
  return { ...typescript, sys: { ...typescript.sys, readFile } };
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param shift number of lines that were added at the start of the answer's code */
function readAnswer({ nodes, meta }: TwoslashReturn, code: string, shift: number): FenceTypes {
  const hovers: Hover[] = [];
  const notes: Note[] = [];
  const announced = announcedErrors(code);
  const problems: FenceTypes['problems'] = [];
  const found = new Set<number>();
  for (const node of nodes) {
    const line = node.line + 1 - shift;
    const column = node.character + 1;
    if (node.type === 'error') {
      const number = Number(node.code);
      found.add(number);
      if (announced.has(number)) notes.push({ line, column, text: node.text, kind: 'error' });
      else {
        const hint = `Fix the code, or announce the error in it: "// @errors: ${number}".`;
        problems.push({ line, message: `${flat(node.text)} (${number})`, hint });
      }
    } else if (node.type === 'query') notes.push({ line, column, text: queryText(node.text), kind: 'type' });
    else if (node.type === 'hover') {
      const text = readableInfo(node.text);
      const docs = docsOf(node.docs, node.tags);
      if (text) hovers.push({ line, column, length: node.length, text, ...(docs && { docs }) });
    }
  }
  for (const [number, line] of announced) {
    const message = `The error ${number} is announced, but the compiler does not find it.`;
    if (!found.has(number)) problems.push({ line, message, hint: 'Remove it from "// @errors".' });
  }
  const known = meta.flagNotations.filter(({ type }) => type !== 'unknown');
  const hidden = hiddenLines(code, new Set(known.map(({ name }) => name.toLowerCase())));
  return { hovers: inOrder(hovers), notes: inOrder(notes), hidden, problems };
}

/** Returns the lines with a question to the compiler or with one of its settings. */
function hiddenLines(code: string, settings: ReadonlySet<string>): number[] {
  return code.split('\n').flatMap((line, index) => {
    const setting = /^\/\/\s?@(\w+)(?::|$)/.exec(line)?.[1]?.toLowerCase();
    return MARKER.test(line) || (setting && settings.has(setting)) ? [index + 1] : [];
  });
}

function queryText(info: string): string {
  return readableInfo(info) ?? shortCode(info);
}

/** Tags that matter to readers of code. */
const TAGS = new Set(['deprecated', 'default', 'defaultValue', 'since']);

function docsOf(docs: string | undefined, tags: [name: string, text: string | undefined][] = []): string {
  const told = tags.filter(([name]) => TAGS.has(name)).map(([name, text = '']) => `@${name} ${text}`.trim());
  return [docs ? shortDocs(docs) : '', ...told].filter(Boolean).join('\n');
}

function flat(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function inOrder<T extends { line: number; column: number }>(list: T[]): T[] {
  return list.sort((a, b) => a.line - b.line || a.column - b.column);
}
