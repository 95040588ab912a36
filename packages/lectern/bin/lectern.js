#!/usr/bin/env node
import module from 'node:module';

// From Node.js 22.1 on, what V8 has made of the engine is there for the next command: a quarter less time to start.
module.enableCompileCache?.();
const { main } = await import('../dist/cli.js');

await main(process.argv.slice(2));
