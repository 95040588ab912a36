import { spawnSync } from 'node:child_process';
import type { Finding, Sample } from '../../../site/samples/src/sample.js';
import { joinedLines } from '../../../site/samples/src/shell-words.js';
import { found } from './check-data.js';
import { type Commands, checkLine } from './commands.js';

/** Checks a script with Bash's own parser, and the commands of this repository with their help. */
export function checkShell({ code }: Sample, commands: Commands): Finding[] {
  const prompt = code.split('\n').findIndex((line) => /^\s*[$>] /.test(line));
  if (prompt !== -1) return [found('shell', 'Leave the prompt out: readers copy the line.', prompt + 1)];
  const { stderr, status } = spawnSync('bash', ['-n'], { input: `${code}\n`, encoding: 'utf8' });
  if (status !== 0) {
    const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
    return [found('bash', message, Number(line))];
  }
  return joinedLines(code).flatMap(({ line, script }) =>
    checkLine(script, commands).map((message) => found('shell', message, line)),
  );
}
