import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

/** Returns the output for a build whose number of finished pages changes at the given times (ms). */
function shown(isTerminal: boolean, steps: [time: number, done: number][]): string {
  let time = 0;
  const parts: string[] = [];
  const progress = createProgress({ isTerminal, write: (part) => parts.push(part), now: () => time });
  for (const [at, done] of steps) {
    time = at;
    progress.show({ phase: 'render', done, total: 9 });
  }
  time += 1;
  progress.show({ phase: 'finish', done: 0, total: 0 });
  progress.end();
  return parts.join('');
}

it('a log gets a line of each phase, and of a long one every five seconds', () => {
  expect(
    shown(false, [
      [900, 1],
      [1100, 2],
      [1200, 3],
      [6200, 4],
    ]),
  ).toBe('Rendering pages: 2 of 9\nRendering pages: 4 of 9\nWriting search, feeds and other files\n');
});

it('a terminal gets one line, which is written again ten times a second, and taken away', () => {
  expect(
    shown(true, [
      [1100, 2],
      [1150, 3],
      [1210, 4],
    ]),
  ).toBe(
    '\r\u001B[KRendering pages: 2 of 9\r\u001B[KRendering pages: 4 of 9\r\u001B[KWriting search, feeds and other files\r\u001B[K',
  );
});

it('a build that is over in a second says nothing', () => {
  expect(
    shown(true, [
      [100, 1],
      [990, 8],
    ]),
  ).toBe('');
});
