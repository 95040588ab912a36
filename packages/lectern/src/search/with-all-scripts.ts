/** Imported where texts in any script are analysed at once, as at build: nothing has to be awaited first. */
import { allScripts } from './all-scripts.ts';
import { addScripts } from './analyze.ts';

addScripts(allScripts);
