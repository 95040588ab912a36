import { expect, it } from 'vitest';
import { indexOf, page } from '../../tests/search-index.ts';
import { readFacts } from './facts.ts';
import { splitSections } from './sections.ts';

const FACTS =
  '<dl><dt>Type</dt><dd data-lectern-fact="Type"><pre><code>| string\n| <b>number</b></code></pre></dd></dl>';

it('reads facts by the section they are in, code blocks and character references included', () => {
  const html = `<h1 id="t">T</h1>${FACTS}<h2 id="a">A</h2><p>It is <code data-lectern-fact="Default">a &lt; b</code>.</p>`;
  expect([...readFacts(html)]).toEqual([
    ['', [['Type', 'string | number']]],
    ['a', [['Default', 'a < b']]],
  ]);
  expect(splitSections(html, 'T').map(({ facts, text }) => [facts, text])).toEqual([
    [[['Type', 'string | number']], 'Type'],
    [[['Default', 'a < b']], 'It is a < b.'],
  ]);
});

it('shortens a value, and takes four of them', () => {
  const long = readFacts(`<p data-lectern-fact="Type">${'x'.repeat(61)}</p>`);
  expect(long.get('')).toEqual([['Type', `${'x'.repeat(60)}…`]]);
  const many = '<i data-lectern-fact="A">1</i><i data-lectern-fact="B"> </i>'.repeat(6);
  expect(readFacts(many).get('')).toHaveLength(4);
});

it('shows them in hits of their section alone', async () => {
  const port = page('/port', 'port', FACTS, '<h2 id="use">In use</h2><p>Another program has it.</p>');
  const { search } = indexOf([port]);
  expect((await search.query('port'))[0]?.facts).toEqual([['Type', 'string | number']]);
  expect((await search.query('another program'))[0]).not.toHaveProperty('facts');
});
