// Writes dist/hints.json for `lectern explain`: the fixes that messages suggest. The package does not contain the
// sources.
import { writeFileSync } from 'node:fs';
import { hintsByMessage } from './message-sources.mjs';

const hints = Array.from(hintsByMessage('.')).filter(([, steps]) => steps.length > 0);
writeFileSync('dist/hints.json', `${JSON.stringify(Object.fromEntries(hints))}\n`);
