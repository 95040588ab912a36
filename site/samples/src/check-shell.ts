import { spawnSync } from 'node:child_process';
import { type FileInput, found } from './context.js';
import type { Finding } from './sample.js';
import { joinedLines } from './shell-words.js';

/** Checks shell scripts with Bash's own parser, and their commands with the help of the tools that they call. */
export function checkShell({ text, commands }: FileInput): Finding[] {
  const prompt = text.split('\n').findIndex((line) => /^\s*[$>] /.test(line));
  if (prompt !== -1) return [found('shell', 'Leave the prompt out: readers copy the line.', prompt + 1)];
  const { stderr, status } = spawnSync('bash', ['-n'], { input: `${text}\n`, encoding: 'utf8' });
  if (status !== 0) {
    const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
    return [found('bash', message, Number(line))];
  }
  return joinedLines(text).flatMap(({ line, script }) =>
    commands.check(script).map((message) => found('shell', message, line)),
  );
}
