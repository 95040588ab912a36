import { once } from '../shared/once.ts';
import { readThesaurus } from './read-thesaurus.ts';
import { THESAURUS } from './thesaurus/index.ts';

/** The thesaurus of the whole process: reading it takes 10 ms, and a process may index several sites. */
export const sharedThesaurus = once(() => readThesaurus(THESAURUS));
