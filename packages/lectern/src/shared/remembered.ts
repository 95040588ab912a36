/** Returns a function that computes the value for each key only once. */
export function remembered<Key, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: workOut(key) };
    known.set(key, found);
    return found.value;
  };
}
