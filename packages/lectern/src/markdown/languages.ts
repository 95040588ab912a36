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

/** Those that are there from the start. HTML comes first: scripts and styles in it are only seen by grammars that are registered after it. */
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

/** Prism's name for each name that a fence may carry. Vue and Svelte files are HTML with scripts and styles in it. */
const PRISM_NAMES: Record<string, readonly string[]> = {
  bash: ['bash', 'sh', 'shell', 'zsh', 'shellscript', 'shell-session', 'console', 'terminal'],
  css: ['css', 'postcss', 'pcss'],
  diff: ['diff', 'patch'],
  docker: ['docker', 'dockerfile'],
  graphql: ['graphql', 'gql'],
  http: ['http'],
  ini: ['ini', 'env', 'dotenv', 'properties', 'editorconfig'],
  javascript: ['js', 'javascript', 'mjs', 'cjs'],
  json: ['json', 'json5', 'jsonc', 'webmanifest'],
  jsx: ['jsx'],
  less: ['less'],
  markdown: ['md', 'markdown', 'mdx'],
  markup: ['html', 'htm', 'xml', 'svg', 'vue', 'svelte', 'ejs', 'astro', 'rss', 'mathml'],
  sass: ['sass'],
  scss: ['scss'],
  stylus: ['styl', 'stylus'],
  toml: ['toml'],
  tsx: ['tsx'],
  typescript: ['ts', 'typescript', 'mts', 'cts'],
  yaml: ['yaml', 'yml'],
  // Names that other engines know, of grammars that a page loads.
  batch: ['bat', 'cmd'],
  cpp: ['c++'],
  csharp: ['c#'],
  fsharp: ['f#', 'fs'],
  hcl: ['terraform', 'tf'],
  objectivec: ['objective-c'],
  powershell: ['ps1', 'ps'],
  protobuf: ['proto'],
  rust: ['rs'],
  'visual-basic': ['vb'],
  vim: ['viml', 'vimscript'],
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

/** Makes names of a grammar that a plugin brings known; they override those of the same name. */
export function addLanguage(grammar: string, aliases: readonly string[]): void {
  for (const alias of [grammar, ...aliases]) BY_ALIAS.set(alias, grammar);
}

/** Prism's grammar for a fence's language; null for plain text; undefined for a language that we do not know. */
export function grammarOf(lang: string): string | null | undefined {
  return PLAIN.includes(lang) ? null : BY_ALIAS.get(lang);
}

/** All names that a fence may carry, for suggestions. */
export function languageNames(): string[] {
  return [...BY_ALIAS.keys()];
}
