/** Checks whether JSON preserves a value, so that it may be sent to the browser or to another program. */
export function isJson(value: unknown): boolean {
  return strangerIn(value) === null;
}

/**
 * Returns the path of a part that is not JSON, such as `[0].date`: empty for the value itself, null if there is none.
 */
export function strangerIn(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : '';
  if (typeof value === 'string' || typeof value === 'boolean') return null;
  if (Array.isArray(value)) return strangerAmong([...value.entries()].map(([i, item]) => [`[${i}]`, item]));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return '';
  if ('$$typeof' in value) return '';
  return strangerAmong(Object.entries(value).map(([key, item]) => [`.${key}`, item]));
}

function strangerAmong(entries: [path: string, value: unknown][]): string | null {
  for (const [path, value] of entries) {
    const rest = strangerIn(value);
    if (rest !== null) return path + rest;
  }
  return null;
}

/** Describes a value that is not JSON for messages: `a function`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value && '$$typeof' in value) return 'a React element';
  if (typeof value === 'object' && value)
    return `a ${value.constructor?.name ?? 'non-plain object'} or holds one`;
  return `a ${typeof value}${typeof value === 'number' ? ` (${value})` : ''}`;
}
