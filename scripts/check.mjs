import { quickChecks, samplesCheck } from './checks.mjs';
import { buildEngine, installPackages } from './setup.mjs';
import { createStages } from './stages.mjs';

// Checks types, lint, format, samples and copy: `npm test` without its tests.
installPackages();
buildEngine();
const stages = createStages();
await stages.together([...quickChecks, samplesCheck].map((check) => () => stages.check(...check)));
process.exit(stages.report());
