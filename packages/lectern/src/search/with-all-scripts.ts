/**
 * Imported by code that analyzes texts in any script synchronously, as a build does. Nothing has to be awaited first.
 */
import { allScripts } from './all-scripts.ts';
import { setScripts } from './analyze.ts';

setScripts(allScripts);
