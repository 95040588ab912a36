import { describe, expect, it } from 'vitest';
import { lastAtMost } from './bounds.ts';
import { isSynonym, WEIGHT_STEPS, wordOf } from './format.ts';
import { mergePages } from './merge-pages.ts';
import { namesOtherwise } from './named-otherwise.ts';
import { readThesaurus } from './read-thesaurus.ts';
import { createSynonyms } from './synonyms.ts';
import { toShards } from './term-shards.ts';
import { THESAURUS } from './thesaurus/index.ts';
import { decodeTerms } from './varint.ts';
import { Vocabulary } from './vocabulary.ts';

type Lists = Record<string, [section: number, weight: number][]>;

/** @param lists posting lists by term; each posting is a section and a weight */
function withSynonyms(lists: Lists, sections: number, thesaurus: string) {
  const vocabulary = new Vocabulary();
  const addSynonyms = createSynonyms(readThesaurus(thesaurus), vocabulary);
  const bySection = Array.from({ length: sections }, (_, number) =>
    Object.entries(lists).flatMap(([term, list]) =>
      list
        .filter(([section]) => section === number)
        .map(([, weight]) => vocabulary.idOf(term) * WEIGHT_STEPS + weight),
    ),
  );
  const postings = bySection.flatMap((own) => [own.length, ...own]);
  const page = { sections, ids: [], names: [], postings: Uint32Array.from(postings) };
  const merged = mergePages([page], vocabulary.terms.length);
  const said = addSynonyms(merged, sections);
  return { vocabulary, postings: merged, said };
}

function added(lists: Lists, thesaurus: string) {
  const { vocabulary, postings } = withSynonyms(lists, 10, thesaurus);
  const all = vocabulary.terms.map((term, id): [string, number[][]] => [
    term,
    [...postings.of(id)].map((posting) => [Math.floor(posting / WEIGHT_STEPS), posting % WEIGHT_STEPS]),
  ]);
  return Object.fromEntries(all.filter(([, list]) => list.length > 0));
}

describe('synonyms', () => {
  it('are where the others of their group are, with all forms of these, by the heaviest', () => {
    const lists = {
      directory: [
        [1, 3],
        [2, 3],
      ],
      directories: [[2, 9]],
      zebra: [[0, 1]],
    } as const;
    expect(added(structuredClone(lists) as never, 'folder, directory\npony, donkey')).toEqual({
      ...lists,
      'folder=': [
        [1, 3],
        [2, 9],
      ],
    });
  });

  it('are with words that are there as well, but not for these themselves', () => {
    const lists = { a: [[0, 1]], folder: [[1, 2]], directory: [[4, 5]] };
    expect(added(lists as never, 'folder, directory, map')).toMatchObject({
      'directory=': [[1, 2]],
      'folder=': [[4, 5]],
      'map=': [
        [1, 2],
        [4, 5],
      ],
    });
  });

  it('are of all groups that a word is in', () => {
    const lists = { auth: [[1, 2]], login: [[3, 4]] };
    expect(added(lists as never, 'auth, 鉴权\nlogin, 鉴权')['鉴权=']).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('find Chinese words where all their pairs are, by the lightest', () => {
    const lists = {
      文件: [
        [1, 4],
        [2, 6],
      ],
      件夹: [
        [2, 5],
        [3, 6],
      ],
    };
    expect(added(lists as never, '文件夹, 目录')['目录=']).toEqual([[2, 5]]);
    expect(added({ 文件: [[1, 4]] }, '文件夹, 目录')).toEqual({ 文件: [[1, 4]] });
  });

  it('are words as a whole, and phrases two words together', () => {
    const lists: Lists = { disable: [[1, 2]] };
    expect(Object.keys(added(lists, 'disable, turn off, 禁用它')).sort()).toEqual(
      ['disable', 'turnoff=', '禁用它='].sort(),
    );
    const phrase: Lists = {
      turn: [
        [1, 6],
        [2, 3],
      ],
      off: [
        [2, 4],
        [3, 5],
      ],
    };
    expect(added(phrase, 'disable, turn off')).toEqual({ ...phrase, 'disable=': [[2, 3]] });
  });

  it('are words that only readers use, which texts use for other things', () => {
    const lists: Lists = { zoom: [[1, 2]], lightbox: [[3, 4]] };
    expect(added(lists, 'zoom, enlarge, ?lightbox')).toEqual({
      ...lists,
      'enlarge=': [[1, 2]],
      'lightbox=': [[1, 2]],
    });
  });

  it('are for readers of the text: Chinese words only in Chinese, Latin phrases only in other languages', () => {
    const group = 'zoom, 缩放, ?lightbox, ?image viewer, ?灯箱';
    expect(Object.keys(added({ zoom: [[1, 2]] }, group)).sort()).toEqual(
      ['zoom', 'imageviewer=', 'lightbox=', '缩放='].sort(),
    );
    expect(Object.keys(added({ 缩放: [[1, 2]] }, group)).sort()).toEqual(
      ['缩放', 'lightbox=', 'zoom=', '灯箱='].sort(),
    );
  });

  it('know two of the words that their sections contain, Chinese words as a whole', () => {
    const lists: Lists = {
      创建: [[1, 4]],
      建项: [[1, 4]],
      项目: [[1, 4]],
      start: [[1, 5]],
      new: [[2, 3]],
      app: [[2, 3]],
    };
    const { vocabulary, said } = withSynonyms(lists, 10, '创建项目, new app, start, scaffold, ?脚手架');
    const saidFor = (word: string) => said.get(vocabulary.find(`${word}=`) as number);
    expect(saidFor('scaffold')).toBe('创建项目 new app');
    expect(saidFor('创建项目')).toBe('new app start');
    expect(saidFor('脚手架')).toBe('创建项目');
  });

  it('lead to the sections that say most of them, on a large site', () => {
    const zoom = Array.from({ length: 60 }, (_, section): [number, number] => [
      section,
      section < 10 ? 1 : 5,
    ]);
    const { vocabulary, postings } = withSynonyms({ zoom }, 1000, 'zoom, enlarge');
    const list = [...postings.of(vocabulary.find('enlarge=') as number)];
    expect(list).toHaveLength(30);
    expect(list[0]).toBe(10 * WEIGHT_STEPS + 5);
  });
});

describe('names', () => {
  it('have the synonyms of their words, except those that only readers use', () => {
    const names = new Map([
      ['zoom', [1]],
      ['lightbox', [2]],
    ]);
    const found = namesOtherwise(names, readThesaurus('zoom, enlarge, ?magnify, ?lightbox'));
    expect(found).toEqual([['enlarge=', [1]]]);
  });
});

describe('shards', () => {
  it.each([5, 10, 30, 100])('of size %i have synonyms where their word is looked for', (size) => {
    const lists = Object.fromEntries(
      ['copy', 'default', 'directory', 'disable', 'disabled', 'folder', 'zip', '目录'].map((term, at) => [
        term,
        Array.from({ length: at + 1 }, (_, section): [number, number] => [section, 5]),
      ]),
    );
    const { vocabulary, postings, said } = withSynonyms(lists, 100, THESAURUS);
    const { shards, firstTerms } = toShards(vocabulary, postings, said, size);
    const ranges = shards.map((shard) => decodeTerms(shard.make()[0]));
    const lookedUp = (word: string) => (word.charCodeAt(0) > 127 ? word.slice(0, 2) : word);
    const shardOf = (word: string) => ranges[lastAtMost(firstTerms, lookedUp(word))] ?? [];
    const synonyms = ranges.flat().filter(isSynonym);
    expect(synonyms.length).toBeGreaterThan(10);
    expect(synonyms.filter((term) => !shardOf(wordOf(term)).includes(term))).toEqual([]);
  });
});
