import { BUNDLERS } from './bundlers.ts';
import { CODE } from './code.ts';
import { COMPONENTS } from './components.ts';
import { EVERYDAY } from './everyday.ts';
import { FRONTEND } from './frontend.ts';
import { HEADINGS } from './headings.ts';
import { PAGES } from './pages.ts';
import { REPORTS } from './reports.ts';
import { SERVERS } from './servers.ts';
import { SERVICES } from './services.ts';
import { SITES } from './sites.ts';
import { SYSTEMS } from './systems.ts';
import { TASKS } from './tasks.ts';
import { TOOLS } from './tools.ts';
import { WEB } from './web.ts';

/** Synonyms that developers use, in the format of `readThesaurus`. */
export const THESAURUS = [
  SYSTEMS,
  WEB,
  CODE,
  PAGES,
  EVERYDAY,
  FRONTEND,
  REPORTS,
  SERVERS,
  BUNDLERS,
  SITES,
  SERVICES,
  COMPONENTS,
  TOOLS,
  TASKS,
  HEADINGS,
].join('');
