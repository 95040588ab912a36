import bash from 'refractor/bash';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import less from 'refractor/less';
import markdown from 'refractor/markdown';
import html from 'refractor/markup';
import sass from 'refractor/sass';
import scss from 'refractor/scss';
import stylus from 'refractor/stylus';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { GRAMMAR_NAMES } from './grammar-names.ts';

/**
 * Grammars that are always available. HTML is first: scripts and styles in it are only handled by grammars that are
 * registered after it.
 */
export const GRAMMARS = [
  html,
  bash,
  css,
  diff,
  docker,
  graphql,
  http,
  ini,
  javascript,
  json,
  jsx,
  less,
  markdown,
  sass,
  scss,
  stylus,
  toml,
  tsx,
  typescript,
  yaml,
];

/** Names that a fence may have, by Prism's name. Vue and Svelte files are HTML with scripts and styles in it. */
const PRISM_NAMES: Record<string, readonly string[]> = {
  bash: ['bash', 'sh', 'shell', 'zsh', 'fish', 'shellscript', 'shell-session', 'console', 'terminal'],
  css: ['css', 'postcss', 'pcss'],
  diff: ['diff', 'patch'],
  docker: ['docker', 'dockerfile'],
  graphql: ['graphql', 'gql'],
  http: ['http', 'hurl'],
  ini: ['ini', 'env', 'dotenv', 'properties', 'editorconfig', 'desktop'],
  javascript: ['js', 'javascript', 'mjs', 'cjs', 'gjs'],
  json: ['json', 'json5', 'jsonc', 'jsonl', 'hjson', 'webmanifest'],
  jsx: ['jsx'],
  less: ['less'],
  markdown: ['md', 'markdown', 'mdx', 'mdc'],
  markup:
    'html htm xml svg vue vue-html svelte ejs astro rss mathml xsl angular-html blade marko html-derivative'.split(
      ' ',
    ),
  sass: ['sass'],
  scss: ['scss'],
  stylus: ['styl', 'stylus'],
  toml: ['toml'],
  tsx: ['tsx'],
  typescript: ['ts', 'typescript', 'mts', 'cts', 'gts', 'angular-ts', 'vue-vine'],
  yaml: ['yaml', 'yml'],
  // Names from other highlighters, for grammars that are loaded on demand.
  actionscript: ['actionscript-3', 'as3'],
  apacheconf: ['apache'],
  autohotkey: ['ahk', 'ahk1', 'ahk2'],
  batch: ['bat', 'cmd'],
  clojure: ['clj'],
  cpp: ['c++', 'cpp-macro'],
  csharp: ['c#'],
  django: ['jinja', 'jinja-html'],
  erlang: ['erl'],
  fortran: ['f', 'f77', 'f90', 'f95', 'fortran-free-form', 'fortran-fixed-form'],
  fsharp: ['f#', 'fs'],
  gdscript: ['gd'],
  gettext: ['pot', 'potx'],
  git: ['git-commit', 'git-rebase'],
  groovy: ['nextflow', 'nf', 'jenkinsfile'],
  handlebars: ['glimmer'],
  haxe: ['hx'],
  hcl: ['terraform', 'tf', 'tfvars'],
  hlsl: ['shaderlab', 'shader'],
  julia: ['jl'],
  kusto: ['kql'],
  lisp: ['common-lisp', 'fennel', 'hy'],
  lua: ['luau'],
  makefile: ['make', 'just', 'justfile'],
  mermaid: ['mmd'],
  nasm: ['asm'],
  objectivec: ['objective-c', 'objective-cpp'],
  powershell: ['ps1', 'ps', 'pwsh'],
  protobuf: ['proto'],
  pug: ['jade'],
  python: ['mojo', 'vyper', 'vy'],
  regex: ['regexp'],
  rest: ['rst'],
  ruby: ['rbs', 'ruby-signature'],
  rust: ['rs'],
  soy: ['closure-templates'],
  'splunk-spl': ['splunk', 'spl'],
  sql: ['cql', 'surql'],
  verilog: ['system-verilog'],
  'visual-basic': ['vb'],
  vim: ['viml', 'vimscript'],
  wiki: ['wikitext', 'mediawiki'],
};

const PLAIN: readonly string[] = ['', 'text', 'txt', 'plaintext', 'plain', 'none', 'log', 'ansi', 'tree'];

const BY_ALIAS = new Map([
  ...GRAMMAR_NAMES.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [name = '', aliases = ''] = entry.split('=');
      return [name, ...aliases.split(',')].filter(Boolean).map((alias) => [alias, name] as const);
    }),
  ...Object.entries(PRISM_NAMES).flatMap(([prism, aliases]) =>
    aliases.map((alias) => [alias, prism] as const),
  ),
]);

/** Adds the names of a plugin's grammar. They override existing names. */
export function addLanguage(grammar: string, aliases: readonly string[]): void {
  for (const alias of [grammar, ...aliases]) BY_ALIAS.set(alias, grammar);
}

/** Returns Prism's grammar for the language of a fence: null for plain text, undefined for an unknown language. */
export function grammarOf(lang: string): string | null | undefined {
  return PLAIN.includes(lang) ? null : BY_ALIAS.get(lang);
}

/** Returns all names that a fence may have, for suggestions. */
export function languageNames(): string[] {
  return [...BY_ALIAS.keys()];
}
