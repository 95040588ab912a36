/**
 * Counts how often the code of a site asks for data that no build knows: the time, random values or the network. A
 * result that depends on it is valid for one build only. Import this module before that code. It stays active in its
 * thread.
 */
let reads = 0;

/** Returns how often that has happened in this thread. */
export function outsideReads(): number {
  return reads;
}

globalThis.Date = new Proxy(Date, {
  construct(target, values, newTarget) {
    if (values.length === 0) reads++;
    return Reflect.construct(target, values, newTarget);
  },
  apply(target, self, values) {
    reads++;
    return Reflect.apply(target, self, values);
  },
  get(target, name, receiver) {
    if (name === 'now') reads++;
    return Reflect.get(target, name, receiver);
  },
});

for (const [owner, name] of [
  [Math, 'random'],
  [crypto, 'randomUUID'],
  [crypto, 'getRandomValues'],
  [globalThis, 'fetch'],
] as const) {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') continue;
  Reflect.set(owner, name, (...values: unknown[]) => {
    reads++;
    return original.apply(owner, values);
  });
}
