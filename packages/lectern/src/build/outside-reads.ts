/**
 * Tells when the code of a site asks for what no build knows: the time, or chance. What came of it is right for one
 * build alone. Import it before that code: it stays in force in its thread.
 */
let reads = 0;

/** How often that has happened in this thread. */
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
