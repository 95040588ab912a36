import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Functions of valibot whose arguments contain no options, or only the one at the listed index. */
const ARGUMENTS = {
  optional: [0],
  record: [1],
  picklist: [],
  literal: [],
  check: [],
  transform: [],
  custom: [],
};

/**
 * The doc comments of a schema: the one place where options and keys are described. Editors show them through the
 * types, the handbook and the JSON schemas read them here. `@type` names a type, `@example` has a value in JavaScript.
 *
 * Understood are calls of functions (`v.strictObject({ … })`), objects, arrays, spreads and arrow functions; interfaces
 * and unions, lists and literals of types; and names of constants and types in the same file, or in one that it imports
 * by a relative path.
 *
 * @param {string} file absolute path of the module
 * @param {string} name name of the constant that is the schema, or of the interface
 * @returns {Map<string, import('./schema-docs.mjs').SchemaDoc>} by path, such as `themeConfig.search.mode`; an entry of
 *   a list has the path of the list. Keys without a comment have an empty text.
 */
export function schemaDocs(file, name) {
  const docs = new Map();
  walkName(readModule(file), name, { path: '', docs, open: new Set() });
  return docs;
}

const modules = new Map();

/** Reads a module's constants, imports and comments. Modules are cached, because schemas share them. */
function readModule(file) {
  const known = modules.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const module = { file, code, constants: new Map(), imports: new Map(), comments };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImport(statement, module);
    const declaration = statement.declaration ?? statement;
    if (declaration.type === 'TSInterfaceDeclaration')
      module.constants.set(declaration.id.name, declaration.body);
    if (declaration.type === 'TSTypeAliasDeclaration')
      module.constants.set(declaration.id.name, declaration.typeAnnotation);
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) module.constants.set(id.name, init);
  }
  modules.set(file, module);
  return module;
}

function readImport({ source, specifiers }, module) {
  if (!source.value.startsWith('.')) return;
  const file = join(dirname(module.file), source.value);
  for (const { local, imported } of specifiers) {
    module.imports.set(local.name, { file, name: imported?.name ?? 'default' });
  }
}

function walkName(module, name, state) {
  const [home, found] = declarationOf(module, name);
  // A recursive schema, such as the entries of a sidebar, is described once.
  if (!found || state.open.has(found)) return;
  walk(home, found, { ...state, open: new Set([...state.open, found]) });
}

function walk(module, node, state) {
  if (!node) return;
  if (node.type === 'Identifier') return walkName(module, node.name, state);
  if (node.type === 'TSTypeReference') return walkName(module, node.typeName.name, state);
  const members = node.properties ?? node.members ?? (node.type === 'TSInterfaceBody' && node.body);
  if (members) return walkMembers(module, members, state);
  for (const inner of innerOf(node)) walk(module, inner, state);
}

/** Returns the expressions and types in a node that may contain parts of the schema. */
function innerOf(node) {
  if (node.type === 'CallExpression') {
    const places = ARGUMENTS[node.callee.property?.name];
    if (node.callee.object?.name === 'Object') return [];
    return node.arguments.filter((_, index) => !places || places.includes(index));
  }
  if (node.type === 'ArrayExpression') return node.elements;
  if (node.type === 'ArrowFunctionExpression') return [node.body];
  if (node.type === 'TSUnionType') return node.types;
  if (node.type === 'TSArrayType') return [node.elementType];
  return node.type.startsWith('TS') && node.expression ? [node.expression] : [];
}

function walkMembers(module, members, state) {
  for (const member of members) {
    if (member.type === 'SpreadElement') {
      walk(module, member.argument, state);
      continue;
    }
    // An index signature has no key.
    if (!member.key) continue;
    const key = member.key.name ?? member.key.value;
    const path = state.path ? `${state.path}.${key}` : key;
    // A union may have a key twice. Only one of them has the comment.
    if (!state.docs.get(path)?.text) {
      const { type = typeOf(module, member), ...doc } = commentBefore(module, member.start);
      state.docs.set(path, { ...doc, type, isOptional: member.optional ?? false });
    }
    walk(module, member.value ?? member.typeAnnotation?.typeAnnotation, { ...state, path });
  }
}

/**
 * Returns the type of an interface's member. Names of type aliases are expanded; names of interfaces become `object`.
 */
function typeOf(module, member) {
  const node = member.typeAnnotation?.typeAnnotation;
  if (!node) return undefined;
  return module.code.slice(node.start, node.end).replace(/\b[A-Z]\w*/g, (name) => {
    const [home, found] = declarationOf(module, name);
    if (!found) return name;
    return found.type === 'TSInterfaceBody' ? 'object' : home.code.slice(found.start, found.end);
  });
}

/** Returns the declaration of a name, and the module that contains it. */
function declarationOf(module, name) {
  const found = module.constants.get(name);
  const imported = module.imports.get(name);
  if (found || !imported) return [module, found];
  return declarationOf(readModule(imported.file), imported.name);
}

/** Parses the doc comment that ends right before a position. */
function commentBefore({ comments, code }, start) {
  const comment = comments.find(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && code.slice(end, start).trim() === '',
  );
  return cleanComment(comment?.value ?? '*');
}

/**
 * Parses a doc comment.
 *
 * @param {string} comment text between the first star and the end of the comment
 */
export function cleanComment(comment) {
  const lines = comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''));
  const [text, ...tags] = lines.join('\n').split(/^\s*@(?=\w)/m);
  const valuesOf = (name) =>
    tags.filter((tag) => tag.startsWith(`${name} `)).map((tag) => tag.slice(name.length).trim());
  return { text: unwrap(text), type: valuesOf('type')[0], examples: valuesOf('example') };
}

/** Joins the lines of each paragraph, because sources are wrapped at a fixed width. */
function unwrap(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
