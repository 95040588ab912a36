import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../packages/lectern/src/config/check.ts';
import {
  checkFrontmatter,
  FRONT_MATTER_KEYS,
} from '../../packages/lectern/src/markdown/front-matter-schema.ts';
import { textComponents } from './component-pages.ts';
import { CLASSES, customProperties } from './css-page.ts';
import { EXAMPLES } from './examples.ts';
import { CODE_SAMPLES, SAMPLES, SOURCES } from './markdown-samples.ts';
import { PAGES } from './plugin.ts';
import { configEntries, frontMatterEntries, metaEntries } from './schema-entries.ts';
import { engineFile, engineText } from './source.ts';
import { evaluated } from './value.ts';
import chinese from './zh.json' with { type: 'json' };

/** Returns nested objects: `{ a: { b: 1 } }` for the path `a.b` and the value 1. */
function nested(path: string, value: unknown): Record<string, unknown> {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as never;
}

describe('descriptions', () => {
  it('are there for every option and key', () => {
    const entries = [...configEntries(), ...frontMatterEntries(), ...metaEntries()];
    expect(entries.filter(({ text }) => text === '').map(({ path }) => path)).toEqual([]);
    expect(entries.length).toBeGreaterThan(130);
  });

  it('are there for every key of front matter that the check knows, and no other', () => {
    const described = frontMatterEntries().flatMap(({ path }) => (path.includes('.') ? [] : [path]));
    expect(described.sort()).toEqual([...FRONT_MATTER_KEYS].sort());
  });

  it('are there for every component for texts and each of its properties', () => {
    const missing = textComponents().flatMap(({ name, text, members }) => [
      ...(text ? [] : [name]),
      ...members.flatMap((member) => (member.text ? [] : [`${name}.${member.name}`])),
    ]);
    expect(missing).toEqual([]);
  });
});

describe('examples', () => {
  it('of options pass the check of the config', () => {
    const examples = configEntries().flatMap(({ path, examples }) =>
      examples.map((example) => nested(path, evaluated(example))),
    );
    expect(examples.length).toBeGreaterThan(15);
    for (const example of examples) expect(() => checkConfig(example, 'lectern.config.ts')).not.toThrow();
  });

  it('of front matter pass its check', () => {
    const examples = frontMatterEntries().flatMap(({ path, examples }) =>
      examples.map((example) => nested(path, evaluated(example))),
    );
    expect(examples.length).toBeGreaterThan(2);
    expect(examples.flatMap((example) => checkFrontmatter(example))).toEqual([]);
  });

  it('are there for every component for texts, and no other', () => {
    const names = textComponents().map(({ name }) => name);
    expect(Object.keys(EXAMPLES).sort()).toEqual(names.sort());
    for (const name of names) expect(EXAMPLES[name]).toContain(`<${name}`);
  });
});

it('shows every feature of Markdown that has a fixture', () => {
  const names = readdirSync(engineFile('tests/fixtures/markdown'))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.replace(/\.mdx?$/, ''));
  const shown = [...SAMPLES, ...CODE_SAMPLES, ...SOURCES].flatMap(({ fixtures }) => fixtures);
  expect([...new Set(shown)].sort()).toEqual(names.sort());
});

it('names classes that the theme has', () => {
  const files = readdirSync(engineFile('src/theme'), { recursive: true, encoding: 'utf8' });
  const css = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => engineText(`src/theme/${file}`))
    .join('\n');
  const names = CLASSES.flatMap(([, list]) => list.split(' '));
  expect(names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  expect(customProperties().length).toBeGreaterThan(50);
});

it('has every text in Chinese, and no translation of a text that is gone', () => {
  const asked = new Set<string>();
  const t = (english: string) => {
    asked.add(english);
    return english;
  };
  for (const { write } of PAGES) write({ t, isTranslation: true });
  asked.delete('');
  expect(Object.keys(chinese).sort()).toEqual([...asked].sort());
});

it('is in the sidebar of both languages', () => {
  for (const lang of ['en', 'zh']) {
    const meta: unknown[] = JSON.parse(
      readFileSync(new URL(`../docs/${lang}/reference/_meta.json`, import.meta.url), 'utf8'),
    );
    const names = meta.filter((entry) => typeof entry === 'string');
    expect(names.sort()).toEqual(['index', ...PAGES.map(({ name }) => name)].sort());
  }
});

it('shows readers no papers of maintainers', () => {
  const texts = PAGES.map(({ write }) => write({ t: (text) => text, isTranslation: false }));
  expect(texts.flatMap((text) => text.match(/^.*(?:docs-dev|SPEC|DESIGN).*$/gm) ?? [])).toEqual([]);
});
