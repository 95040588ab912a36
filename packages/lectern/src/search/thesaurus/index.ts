import { CODE } from './code.ts';
import { EVERYDAY } from './everyday.ts';
import { FRONTEND } from './frontend.ts';
import { PAGES } from './pages.ts';
import { REPORTS } from './reports.ts';
import { SERVERS } from './servers.ts';
import { SYSTEMS } from './systems.ts';
import { WEB } from './web.ts';

/** Synonyms that developers use, in the format of `readThesaurus`. */
export const THESAURUS = SYSTEMS + WEB + CODE + PAGES + EVERYDAY + FRONTEND + REPORTS + SERVERS;
