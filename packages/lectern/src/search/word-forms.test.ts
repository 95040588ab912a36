import { expect, test } from 'vitest';
import { readThesaurus } from './read-thesaurus.ts';
import { Vocabulary } from './vocabulary.ts';
import { createForms } from './word-forms.ts';

test('forms of a term have its stem, its beginning and a short ending, and are found when they are new', () => {
  const vocabulary = new Vocabulary(['work', 'workers', 'workerinstances', 'fly', 'worker=', '文件']);
  const forms = createForms(readThesaurus('worker, thread\nfly, soar\n文件夹, folder'), vocabulary);
  const of = (term: string) => forms.of(term).map((id) => vocabulary.terms[id]);
  expect(of('worker')).toEqual(['workers']);
  expect(of('文件')).toEqual(['文件']);
  expect([of('fly'), of('thread'), of('unknown')]).toEqual([['fly'], [], []]);
  for (const term of ['worker', 'threads', 'flies']) vocabulary.idOf(term);
  expect(of('thread')).toEqual([]);
  forms.update();
  expect([of('worker'), of('thread'), of('fly')]).toEqual([['workers', 'worker'], ['threads'], ['fly']]);
});
