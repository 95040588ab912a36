import { CODE } from './code.ts';
import { PAGES } from './pages.ts';
import { SYSTEMS } from './systems.ts';
import { WEB } from './web.ts';

/** Words that developers use for one another, as `readThesaurus` reads them. */
export const THESAURUS = SYSTEMS + WEB + CODE + PAGES;
