/** A call of a package that was not run: what a plugin was given. */
export interface Call {
  /** `@rspress/plugin-rss`. */
  pkg: string;
  /** `pluginRss`, `define.doc`; `default` for the default export. */
  name: string;
  args: readonly unknown[];
}

/** What text of a package becomes, so that texts it is in can be told from whole ones. */
const UNKNOWN = '\u{f0000}';

/** Whether a stub was read as a text or a number since the last config: then `NaN` may come of it. */
let wasRead = false;

function unknown(): string {
  wasRead = true;
  return UNKNOWN;
}

const calls = new WeakMap<object, Call>();
const stubs = new WeakSet<object>();

/**
 * Stands for a package: each property of it is another stub, each call is noted, and nothing of it runs. So a config
 * can be read where its packages are not installed, and without what they would do.
 *
 * @param noted gets each call
 */
export function stubOf(pkg: string, noted: Call[], name = 'default', call?: Call): unknown {
  const children = new Map<string, unknown>();
  const record = (args: readonly unknown[]) => {
    const made: Call = { pkg, name, args };
    noted.push(made);
    const [given] = args;
    // Parts of a config are put together with `...defineConfig({ … })`.
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
      // A stub is no promise, or `await` would never end; and it has the methods of no list.
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

/** The call that a value is the result of. */
export function callOf(value: unknown): Call | undefined {
  return typeof value === 'function' ? calls.get(value) : undefined;
}

/** A function that only gives a config its type, and gives back what it got: `defineConfig`. */
const HELPER = /(?:^|\.)define[A-Z]\w*$/;

/** A text with a part of what is not there, or of a number that was made of it. */
function isMadeOfNothing(text: string): boolean {
  if (text.includes(UNKNOWN) || (wasRead && /(?<![A-Za-z])v?NaN(?![A-Za-z])/.test(text))) return true;
  // An address that is put together from what is not there.
  return /^https?:\/\/.*\/undefined(?:\/|$)/.test(text);
}

/** What an entry of a menu is called by. */
const NAMES = ['text', 'label'];

/**
 * A value as plain data: without functions and stubs, and without texts that were made of them. An entry without its
 * name goes with it, but for one of a sidebar, which is called as its page is.
 *
 * @param lost hears the path of each part that is left out (`themeConfig.nav[0].text`), and whether it was text
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
