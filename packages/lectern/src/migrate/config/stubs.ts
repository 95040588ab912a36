/** A recorded call of a package that was not run: the arguments of a plugin. */
export interface Call {
  /** Name such as `@rspress/plugin-rss`. */
  pkg: string;
  /** Name such as `pluginRss` or `define.doc`; `default` for the default export. */
  name: string;
  args: readonly unknown[];
}

/** Text value of a stub, which marks texts that contain it. */
const UNKNOWN = '\u{f0000}';

/** Whether a stub was converted to a text or number since the last config. Then `NaN` may result from it. */
let wasRead = false;

function unknown(): string {
  wasRead = true;
  return UNKNOWN;
}

const calls = new WeakMap<object, Call>();
const stubs = new WeakSet<object>();

/**
 * Returns a stub for a package: each property is another stub, each call is recorded, and no code of the package runs.
 * This way, a config can be read without installing its packages and without their side effects.
 *
 * @param noted receives each call
 */
export function stubOf(pkg: string, noted: Call[], name = 'default', call?: Call): unknown {
  const children = new Map<string, unknown>();
  const record = (args: readonly unknown[]) => {
    const made: Call = { pkg, name, args };
    noted.push(made);
    const [given] = args;
    // Configs are often composed from parts, as in `...defineConfig({ … })`.
    if (HELPER.test(name) && typeof given === 'object' && given !== null) return given;
    return stubOf(pkg, noted, name, made) as object;
  };
  const child = (key: string) => {
    if (key === 'default') return stub;
    const path = name === 'default' ? key : `${name}.${key}`;
    if (!children.has(key)) children.set(key, stubOf(pkg, noted, path));
    return children.get(key);
  };
  const stub = new Proxy(function stub() {}, {
    get(_target, key) {
      if (key === Symbol.toPrimitive || key === 'toString' || key === 'toJSON') return unknown;
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      // A stub must not look like a promise, or `await` would never end. Other symbols are undefined as well.
      return typeof key === 'symbol' || key === 'then' ? undefined : child(key);
    },
    apply: (_target, _self, args) => record(args),
    construct: (_target, args) => record(args),
  });
  stubs.add(stub);
  if (call) calls.set(stub, call);
  return stub;
}

export function isStub(value: unknown): boolean {
  return typeof value === 'function' && stubs.has(value);
}

/** Returns the call whose result a value is. */
export function callOf(value: unknown): Call | undefined {
  return typeof value === 'function' ? calls.get(value) : undefined;
}

/** A function that only adds a type to a config and returns its argument: `defineConfig`. */
const HELPER = /(?:^|\.)define[A-Z]\w*$/;

/** Checks whether a text contains the value of a stub, or a number computed from one. */
function isMadeOfNothing(text: string): boolean {
  if (text.includes(UNKNOWN) || (wasRead && /(?<![A-Za-z])v?NaN(?![A-Za-z])/.test(text))) return true;
  // A URL that is built from a missing value.
  return /^https?:\/\/.*\/undefined(?:\/|$)/.test(text);
}

/** Keys for the name of a menu entry. */
const NAMES = ['text', 'label'];

/**
 * Converts a value to plain data, without functions, stubs, and texts that contain stubs. A menu entry without its name
 * is removed as a whole. A sidebar entry is kept, since it can use the title of its page.
 *
 * @param lost called with the path of each removed part (`themeConfig.nav[0].text`), and whether it was text
 */
export function plainData(value: unknown, lost: (path: string, isText: boolean) => void, path = ''): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    if (!isMadeOfNothing(String(value))) return value;
    lost(path, true);
    return undefined;
  }
  if (typeof value === 'function' || typeof value === 'symbol') {
    lost(path, false);
    return undefined;
  }
  if (Array.isArray(value)) {
    return value
      .map((item, index) => plainData(item, lost, `${path}[${index}]`))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  if (value instanceof URL) return value.href;
  return plainObject(value as Record<string, unknown>, lost, path);
}

function plainObject(
  value: Record<string, unknown>,
  lost: (path: string, isText: boolean) => void,
  path: string,
): Record<string, unknown> | undefined {
  const { text, link } = value;
  const isPage = path.includes('sidebar') && typeof text === 'string' && typeof link === 'string';
  const nameless = NAMES.find((name) => typeof value[name] === 'string' && isMadeOfNothing(value[name]));
  if (nameless && path.endsWith(']') && !isPage) {
    lost(`${path}.${nameless}`, true);
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const inner =
        path.split('.').length > 12 ? undefined : plainData(item, lost, path ? `${path}.${key}` : key);
      return inner === undefined ? [] : [[key, inner]];
    }),
  );
}
