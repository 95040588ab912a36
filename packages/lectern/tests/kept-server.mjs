// Runs `lectern` with another deadline for pages: node kept-server.mjs <seconds> dev <folder> …

import { keepServer } from '../dist/internals.js';

const [deadline, ...argv] = process.argv.slice(2);
await keepServer(argv, Number(deadline));
