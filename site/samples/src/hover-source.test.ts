import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSamples } from './extract.ts';
import { hoverSource } from './hover-source.ts';

/** Returns the hovers that readers of a language see in the first config on the page of `server.port`. */
function shown(lang: string) {
  const file = fileURLToPath(new URL(`../../docs/${lang}/config/server/port.mdx`, import.meta.url));
  const [sample] = readSamples(readFileSync(file, 'utf8'), file).samples;
  const read: string[] = [];
  const block = {
    lang: sample?.lang ?? '',
    meta: sample?.meta ?? '',
    code: sample?.code ?? '',
    file,
    dependsOn: (path: string) => void read.push(path.replace(/^.*\/site\//, '')),
  };
  const { include, source } = hoverSource();
  return { isIncluded: include(block), code: block.code.split('\n'), hovers: source(block), read };
}

describe('hoverSource', () => {
  it('says of an option its type and default, and what its page says in the language of the reader', () => {
    const { isIncluded, code, hovers, read } = shown('en');
    expect(isIncluded).toBe(true);
    const port = hovers.find(({ text }) => text.startsWith('server.port:'));
    expect(port).toMatchObject({
      text: 'server.port: number',
      length: 4,
      docs: expect.stringMatching(/server\.port.*\n\nDefault: `\d+`$/),
    });
    expect(code[(port?.line ?? 0) - 1]?.slice((port?.column ?? 0) - 1)).toMatch(/^port:/);
    expect(read).toEqual(['samples/hovers.json', 'samples/facts.json', 'docs/en/config/server/port.mdx']);
    const chinese = shown('zh').hovers.find(({ text }) => text.startsWith('server.port:'));
    expect(chinese?.docs).toMatch(/\p{Script=Han}.*\n\n默认值：`\d+`$/u);
  });

  it('leaves other code alone', () => {
    const block = { lang: 'ts', meta: 'title="src/a.ts"', code: 'let a;', file: '', dependsOn() {} };
    expect(hoverSource().include(block)).toBe(false);
    expect(hoverSource().source(block)).toEqual([]);
  });
});
