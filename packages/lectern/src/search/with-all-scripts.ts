/** Imported where texts in any script are analysed at once, as at build: nothing has to be awaited first. */
import { allScripts } from './all-scripts.ts';
import { setScripts } from './analyze.ts';

setScripts(allScripts);
