import type ts from 'typescript-5';
import { type FileInput, found } from './context.js';
import { positionAt } from './insertions.js';
import type { Finding } from './sample.js';

/** Checks JSON, YAML and TOML with their parsers; `tsconfig.json` and npm scripts with the tools that read them. */
export function checkData(input: FileInput): Finding[] {
  if (input.lang === 'toml') return checkToml(input);
  if (input.lang === 'yaml' || input.lang === 'yml') return checkYaml(input);
  if (input.lang === 'json5') return checkJson5(input);
  return checkJson(input);
}

function checkJson(input: FileInput): Finding[] {
  const { path, text, lang } = input;
  const typescript = input.packages.require('typescript') as typeof ts;
  const isTsconfig = /(?:^|\/)[tj]sconfig(?:\.[\w-]+)*\.json$/.test(path);
  const file = typescript.parseJsonText(path, text);
  const errors = (file as unknown as { parseDiagnostics: ts.Diagnostic[] }).parseDiagnostics;
  if (errors.length > 0) return toFindings(errors, text, typescript);
  if (isTsconfig) return checkTsconfig(file, text, typescript);
  // TypeScript's parser accepts comments and trailing commas, which JSON does not allow.
  if (lang === 'json') return checkStrictly(text) ?? checkPackageJson(input);
  return [];
}

function checkStrictly(text: string): Finding[] | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const { message } = error as Error;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    const { line, column } = positionAt(text, offset);
    return [found('json', message, line, column)];
  }
}

function checkTsconfig(file: ts.TsConfigSourceFile, text: string, typescript: typeof ts): Finding[] {
  const host = { ...typescript.sys, readDirectory: () => ['index.ts'], fileExists: () => true };
  const { errors } = typescript.parseJsonSourceFileConfigFileContent(file, host, '/');
  // The config that it extends does not exist here; only the file's own settings are checked.
  const own = errors.filter(({ file: where, code }) => where === file && code !== 5083 && code !== 18003);
  return toFindings(own, text, typescript);
}

function toFindings(errors: readonly ts.Diagnostic[], text: string, typescript: typeof ts): Finding[] {
  return errors.map(({ messageText, start, code }) => {
    const { line, column } = positionAt(text, start ?? 0);
    return found(`ts${code}`, typescript.flattenDiagnosticMessageText(messageText, ' '), line, column);
  });
}

/** Checks the commands of its scripts. Its fields are checked together with the types. */
function checkPackageJson({ path, text, commands }: FileInput): Finding[] {
  const data = JSON.parse(text) as { scripts?: Record<string, unknown> } | null;
  if (!data || typeof data !== 'object' || !isPackageJson(path, data)) return [];
  return Object.values(data.scripts ?? {}).flatMap((script) => {
    if (typeof script !== 'string') return [];
    const { line, column } = positionAt(text, text.indexOf(JSON.stringify(script)));
    return commands.check(script).map((message) => found('script', message, line, column));
  });
}

/** Checks whether a file is called `package.json`, or has no title and looks like one. */
export function isPackageJson(path: string, data: object): boolean {
  return /(?:^|\/)package\.json$/.test(path) || (/^sample\./.test(path) && 'scripts' in data);
}

function checkYaml({ text, packages }: FileInput): Finding[] {
  const { parseAllDocuments } = packages.compiled('yaml');
  const documents = parseAllDocuments(text) as {
    errors: (Error & { linePos?: { line: number; col: number }[] })[];
  }[];
  return documents.flatMap(({ errors }) =>
    errors.map(({ message, linePos }) =>
      found('yaml', message.split('\n')[0] ?? message, linePos?.[0]?.line, linePos?.[0]?.col),
    ),
  );
}

function checkJson5({ text, packages }: FileInput): Finding[] {
  try {
    packages.compiled('json5').parse(text);
    return [];
  } catch (error) {
    const { message, lineNumber, columnNumber } = error as Error & {
      lineNumber?: number;
      columnNumber?: number;
    };
    return [found('json5', message, lineNumber, columnNumber)];
  }
}

function checkToml({ text, packages }: FileInput): Finding[] {
  try {
    packages.compiled('toml-loader', 'plugin-toml').call({}, text);
    return [];
  } catch (error) {
    const { message, line, column } = error as Error & { line?: number; column?: number };
    return [found('toml', message, line, column)];
  }
}
