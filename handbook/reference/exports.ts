import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { cleanComment } from '../../packages/lectern/schema-docs.mjs';
import { engineFile } from './source.ts';

// Reads the exports of the engine's modules from their sources.

export type Kind = 'function' | 'interface' | 'type' | 'constant' | 'class';

/** A member of an interface, or a property of a component. */
export interface Member {
  name: string;
  /** Type in TypeScript. */
  type: string;
  isOptional: boolean;
  /** Description: Markdown, in English. */
  text: string;
}

export interface Declaration {
  name: string;
  kind: Kind;
  /** Description: Markdown, in English, without tags such as `@param`. */
  text: string;
  /** The declaration without its body and comments. */
  signature: string;
  /** Members of an interface; properties of a component. */
  members: readonly Member[];
  /** File of the engine that declares it: `src/theme/mdx/Card.tsx`. */
  file: string;
}

/** A node of the syntax tree. Its type is checked before its properties are read. */
// biome-ignore lint/suspicious/noExplicitAny: ESTree with TypeScript has some hundred kinds of nodes
type Node = any;

/** Matches references to documents for maintainers, which are the source of a rule. */
const SOURCE_OF_RULE = / \((?:SPEC|DESIGN|[^()]*of SPEC)[^)]*\)/g;

interface Module {
  path: string;
  code: string;
  body: Node[];
  comments: readonly { type: string; value: string; start: number; end: number }[];
}

const modules = new Map<string, Module>();

function moduleOf(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const code = readFileSync(engineFile(path), 'utf8');
  const { program, comments } = parseSync(path, code);
  const module = { path, code, body: program.body as Node[], comments };
  modules.set(path, module);
  return module;
}

/** Returns all exports of a module of the engine, in alphabetical order. */
export function exportsOf(path: string): Declaration[] {
  const module = moduleOf(path);
  const found = module.body.flatMap((statement) => {
    if (!statement.type.startsWith('Export')) return [];
    if (statement.declaration) return declarationsIn(module, statement);
    return statement.specifiers.flatMap((specifier: Node) => {
      const home = statement.source
        ? join(dirname(path), statement.source.value)
        : sourceOf(module, specifier);
      return declarationOf(home, specifier.local.name);
    });
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the module that declares a name which is exported without a source: `export type { A }`. */
function sourceOf(module: Module, { local }: Node): string {
  const statement = module.body.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && specifiers.some((item: Node) => item.local.name === local.name),
  );
  return statement ? join(dirname(module.path), statement.source.value) : module.path;
}

/** Returns a declaration of a module, or of a module that it re-exports from. */
export function declarationOf(path: string, name: string): Declaration[] {
  const module = moduleOf(path);
  const own = module.body.flatMap((statement) => declarationsIn(module, statement));
  const found = own.find((declaration) => declaration.name === name);
  if (found) return [found];
  return module.body.flatMap((statement) => {
    const { type, source, specifiers = [] } = statement;
    const passesOn =
      type === 'ExportAllDeclaration' ||
      (type === 'ExportNamedDeclaration' && specifiers.some((item: Node) => item.exported.name === name));
    return passesOn && source ? declarationOf(join(dirname(path), source.value), name) : [];
  });
}

const KINDS: Readonly<Record<string, Kind>> = {
  FunctionDeclaration: 'function',
  TSInterfaceDeclaration: 'interface',
  TSTypeAliasDeclaration: 'type',
  ClassDeclaration: 'class',
};

function declarationsIn(module: Module, statement: Node): Declaration[] {
  const node = statement.declaration ?? statement;
  const base = { file: module.path, text: commentBefore(module, statement.start) };
  if (node.type === 'VariableDeclaration') {
    return node.declarations.map(({ id, end }: Node) => {
      const code = module.code.slice(node.start, id.typeAnnotation?.end ?? end);
      return { ...base, name: id.name, kind: 'constant', signature: code, members: [] };
    });
  }
  const kind = KINDS[node.type];
  if (!kind) return [];
  const end = kind === 'function' || kind === 'class' ? node.body.start : node.end;
  const signature = withoutComments(module, node.start, end);
  return [{ ...base, name: node.id.name, kind, signature, members: membersOf(module, node) }];
}

function membersOf(module: Module, node: Node): Member[] {
  if (node.type === 'TSInterfaceDeclaration') return membersIn(module, node.body.body);
  const parameter = node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id.name) && node.params[0];
  return parameter ? membersOfType(module, parameter.typeAnnotation?.typeAnnotation) : [];
}

/**
 * Returns the members of a component's props type: an object, the name of an interface, or an intersection of these.
 */
function membersOfType(module: Module, type: Node): Member[] {
  if (type?.type === 'TSTypeLiteral') return membersIn(module, type.members);
  if (type?.type === 'TSIntersectionType') {
    const byName = new Map<string, Member>();
    for (const part of type.types) {
      for (const member of membersOfType(module, part)) {
        const text = member.text || byName.get(member.name)?.text || '';
        byName.set(member.name, { ...member, text });
      }
    }
    return [...byName.values()];
  }
  const name = type?.typeName?.name;
  const declaration = module.body
    .map((statement) => statement.declaration ?? statement)
    .find((statement) => statement.type === 'TSInterfaceDeclaration' && statement.id.name === name);
  return declaration ? membersIn(module, declaration.body.body) : [];
}

function membersIn(module: Module, members: readonly Node[]): Member[] {
  return members.flatMap((member) => {
    if (!member.key) return [];
    const { key, optional, start, end, type } = member;
    const annotation = member.typeAnnotation?.typeAnnotation;
    const text =
      type === 'TSMethodSignature'
        ? module.code.slice(key.end, end).replace(/^\?|;$/g, '')
        : annotation && module.code.slice(annotation.start, annotation.end);
    return [
      {
        name: key.name ?? key.value,
        type: oneLine(localTypes(module, text ?? '')),
        isOptional: optional ?? false,
        text: commentBefore(module, start),
      },
    ];
  });
}

/** Replaces the name of a type alias from the same module with its definition. */
function localTypes(module: Module, text: string): string {
  return text.replace(/^[A-Z]\w*$/, (name) => {
    const alias = module.body
      .map((statement) => statement.declaration ?? statement)
      .find((node) => node.type === 'TSTypeAliasDeclaration' && node.id.name === name);
    return alias ? module.code.slice(alias.typeAnnotation.start, alias.typeAnnotation.end) : name;
  });
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

function withoutComments({ code, comments }: Module, start: number, end: number): string {
  let text = code.slice(start, end);
  for (const comment of [...comments].reverse()) {
    if (comment.start < start || comment.end > end) continue;
    text = text.slice(0, comment.start - start) + text.slice(comment.end - start);
  }
  return text.replace(/^\s*\n/gm, '').trim();
}

function commentBefore({ comments, code }: Module, start: number): string {
  const comment = comments.find(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && code.slice(end, start).trim() === '',
  );
  return comment ? cleanComment(comment.value).text.replace(SOURCE_OF_RULE, '') : '';
}
