import { CODE } from './code.ts';
import { PAGES } from './pages.ts';
import { SYSTEMS } from './systems.ts';
import { WEB } from './web.ts';

/** Synonyms that developers use, in the format of `readThesaurus`. */
export const THESAURUS = SYSTEMS + WEB + CODE + PAGES;
