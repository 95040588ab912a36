// Makes dist/hints.json: what messages say is to be done, for `lectern explain`. Their sources are not in the package.
import { writeFileSync } from 'node:fs';
import { hintsByMessage } from './message-sources.mjs';

const hints = Array.from(hintsByMessage('.')).filter(([, steps]) => steps.length > 0);
writeFileSync('dist/hints.json', `${JSON.stringify(Object.fromEntries(hints))}\n`);
