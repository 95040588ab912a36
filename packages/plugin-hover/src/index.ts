import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertOptions, type CodeChange, type LecternPlugin, type MarkdownFile } from 'lectern';
import { type Answers, hashOf, openAnswers } from './answers.ts';
import { changeBlock } from './block.ts';
import { type Compiler, findCompiler, lockFileOf } from './compiler.ts';
import { shortCode, shortDocs } from './readable.ts';
import type { CompilerSettings, FenceTypes, Hover, HoverFence } from './types.ts';
import { openTypeSource, type TypeSource } from './typescript.ts';

export type { CompilerSettings, Hover, HoverFence } from './types.ts';

export interface HoverOptions {
  /**
   * Selects the code blocks that get types. Default: those in `ts`, `tsx`, `js` and `jsx` with `hover` or `twoslash`
   * after the language.
   */
  include?: (fence: HoverFence) => boolean;
  /** Source of types, instead of the compiler. Null for a block without known types. */
  source?: (fence: HoverFence) => readonly Hover[] | null;
  /** Settings of the compiler, as in `tsconfig.json`. */
  compilerOptions?: CompilerSettings;
}

/** Must change if the questions to the compiler change. */
const VERSION = '1';

const LANGUAGES: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

/**
 * Shows the types of words in the code when a reader points at them. The texts are in separate files, one for each
 * block, which are fetched when a reader reaches the block.
 */
export function hover(options: HoverOptions = {}): LecternPlugin {
  assertOptions(options, ['include', 'source', 'compilerOptions'], 'hover()');
  const { include = isMarked, source } = options;
  const asker = source ? null : createAsker(options.compilerOptions ?? {});
  return {
    name: 'hover',
    version: VERSION,
    theme: fileURLToPath(new URL('../src/theme/index.tsx', import.meta.url)),
    // Styles for results of the compiler: errors and answers are below lines of code, and present from the start.
    styles: source
      ? []
      : [
          {
            file: fileURLToPath(new URL('../src/theme/notes.css', import.meta.url)),
            usedBy: /class="code-note/,
          },
        ],
    markdown: (file) => ({
      code(block): CodeChange | undefined {
        const fence = { ...block, file: file.file, dependsOn: file.dependsOn };
        if (!include(fence)) return undefined;
        const types = source ? { hovers: tidied(source(fence) ?? []) } : asker?.(fence, file);
        return types && changeBlock(block.code, types, file.asset);
      },
    }),
  };
}

function isMarked({ lang, meta }: HoverFence): boolean {
  const words = meta.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '');
  return Object.hasOwn(LANGUAGES, lang) && /(?:^|\s)(?:hover|twoslash)(?=\s|$)/.test(words);
}

/** Sorts hovers, and shortens them like those of the compiler. */
function tidied(hovers: readonly Hover[]): Hover[] {
  return hovers
    .map((hover) => ({
      ...hover,
      text: shortCode(hover.text),
      ...(hover.docs && { docs: shortDocs(hover.docs) }),
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

interface Opened {
  answers: Answers;
  compiler: Compiler;
  /** Hash of everything that answers depend on, except the code. */
  base: string;
  source?: TypeSource;
}

/** Returns a function that asks the compiler. The compiler starts when there is a block that it has not seen. */
function createAsker(settings: CompilerSettings) {
  let opened: Opened | undefined;

  function open(project: string): Opened {
    const compiler = findCompiler(project);
    const lock = lockFileOf(project);
    const base = hashOf(VERSION, compiler.version, JSON.stringify(settings), lock ? readFileSync(lock) : '');
    return { answers: openAnswers(join(project, '.lectern/hover')), compiler, base };
  }

  return (fence: HoverFence, { project, dependsOn, fail }: MarkdownFile): FenceTypes => {
    opened ??= open(project);
    const { answers, compiler, base } = opened;
    const lang = LANGUAGES[fence.lang] ?? 'ts';
    const key = hashOf(base, lang, fence.code);
    let answer = answers.read(key);
    if (!answer) {
      opened.source ??= openTypeSource({ project, compiler, settings });
      const types = opened.source.typesOf(fence.code, lang);
      answer = answers.write(key, types, opened.source.files());
    }
    for (const file of Object.keys(answer.files)) dependsOn(file);
    for (const { line, message, hint } of answer.types.problems) fail(message, fence.line + line - 1, hint);
    return answer.types;
  };
}
