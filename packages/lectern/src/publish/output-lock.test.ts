import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from './output-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = () => join(folder, 'dist');
const lock = () => join(folder, '.dist.lock');

describe('a build alone with its output', () => {
  it('hands out what it did, or what went wrong, and leaves nothing', async () => {
    expect(await alone(place(), () => readdirSync(folder))).toEqual(['.dist.lock']);
    await expect(
      alone(place(), () => {
        throw new Error('full');
      }),
    ).rejects.toThrow('full');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('waits for another one that runs', async () => {
    writeFileSync(lock(), `${process.pid}`);
    let isDone = false;
    const work = alone(place(), () => {
      isDone = true;
    });
    await wait(50);
    expect(isDone).toBe(false);
    rmSync(lock());
    await work;
    expect(isDone).toBe(true);
  });

  it('does not wait for one that was killed', async () => {
    for (const text of ['99999999', 'x']) {
      writeFileSync(lock(), text);
      await alone(place(), () => {});
      expect(readdirSync(folder)).toEqual([]);
    }
  });
});
