import { describe, expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { readThesaurus } from './read-thesaurus.ts';
import { THESAURUS } from './thesaurus/index.ts';

describe('the thesaurus', () => {
  const entries = THESAURUS.trim()
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [line.split(', ')]));
  const members = entries.flat();

  it('has groups of words as queries have them', () => {
    for (const group of entries) {
      expect(group.length, group.join()).toBeGreaterThan(1);
      expect(new Set(group).size, group.join()).toBe(group.length);
    }
    const wrong = members.filter(
      (member) => !/^\??(?:[\u4e00-\u9fff]{2,6}|[a-z\d][a-z\d.+#-]*(?: [a-z\d.+#-]+)?)$/.test(member),
    );
    expect(wrong).toEqual([]);
  });

  it('has no word in more than two groups: it would mean too much', () => {
    const words = members.map((member) => member.replace('?', ''));
    const repeated = words.filter((word, at) => words.indexOf(word) !== at);
    expect(new Set(repeated).size).toBe(repeated.length);
  });

  it('is read into the terms that the analysis of a query finds', () => {
    for (const [number, group] of readThesaurus(THESAURUS).groups.entries()) {
      for (const [at, { word, terms: own }] of [...group.members, ...group.asked].entries()) {
        const member = (entries[number]?.[at] ?? '').replace('?', '');
        const terms = (text: string) => analyze(text).flatMap(({ parts }) => parts);
        const isChinese = /^[\u4e00-\u9fff]/.test(member);
        expect(word).toBe(isChinese ? member : terms(member).join(''));
        expect(own, member).toEqual(
          isChinese ? terms(member).slice(0, -1) : member.split(' ').map((part) => terms(part).join('')),
        );
      }
    }
  });
});
