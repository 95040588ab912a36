import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { garbageCollector } from '../../tests/garbage.ts';
import { serverGuard } from '../config/server-guard.ts';
import { type Backend, type Front, openFront } from './front.ts';

function backend(text: string): Backend {
  return {
    base: '/',
    guard: serverGuard({}, 'localhost'),
    handle: (_request, response) => void response.end(text),
    sockets: createServer(),
  };
}

async function ask({ place }: Front): Promise<string> {
  const answer = await fetch(`http://localhost:${place.port}/`, { headers: { connection: 'close' } });
  return answer.text();
}

/** Collects garbage until an object is gone. Returns false if something still references it. */
async function isCollected(ref: WeakRef<object>): Promise<boolean> {
  const collect = garbageCollector();
  for (let time = 0; time < 20 && ref.deref(); time++) {
    await nextTurn();
    collect();
  }
  return ref.deref() === undefined;
}

/** A backend is a Vite server, which takes 10 MB with the modules of a small site. */
it('keeps no backend that another one has replaced, not even the first', async () => {
  const front = await openFront(0, 'localhost');
  try {
    // This request arrives before there is a backend, so it waits.
    const early = ask(front);
    const refs = ['first', 'second'].map((text) => {
      const one = backend(text);
      front.use(one);
      return new WeakRef(one);
    });
    expect(await early).toBe('second');
    front.use(backend('third'));
    expect(await ask(front)).toBe('third');
    expect(await Promise.all(refs.map(isCollected))).toEqual([true, true]);
  } finally {
    await front.close();
  }
});

it('knows when a backend that was replaced has answered', async () => {
  const front = await openFront(0, 'localhost');
  try {
    let isAsked = () => {};
    let end = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const handle: Backend['handle'] = (_request, response) => {
      end = () => response.end('late');
      isAsked();
    };
    front.use({ ...backend(''), handle });
    const answer = ask(front);
    await wasAsked;
    // No backend has been replaced yet.
    await front.replacedAreDone();
    front.use(backend('next'));
    let isDone = false;
    const done = front.replacedAreDone().then(() => {
      isDone = true;
    });
    expect(await ask(front)).toBe('next');
    expect(isDone).toBe(false);
    end();
    expect(await answer).toBe('late');
    await done;
  } finally {
    await front.close();
  }
});
