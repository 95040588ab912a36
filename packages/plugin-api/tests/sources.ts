/** The sources of a small package, with everything that a reference shows. */
export const sources: Record<string, string> = {
  'package.json': '{ "name": "tea", "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "target": "es2015", "lib": ["es2015"], "types": [], "module": "esnext", "moduleResolution": "bundler", "strict": true, "noEmit": true }, "include": ["src"] }',
  'src/index.ts': `/**
 * Brews tea: {@link brew}, {@link Teapot.pour | pouring}, {@link https://tea.example | more}.
 *
 * @packageDocumentation
 */
export * from './teapot';
export { brew as default } from './teapot';
export * as units from './units';
`,
  'src/units.ts': `/** To Fahrenheit. */
export function fahrenheit(celsius: number): number {
  return celsius * 1.8 + 32;
}
`,
  'src/teapot.ts': `/** A leaf. */
export interface Leaf {
  name: string;
}

/** How to brew: a Map<string, Leaf> of \`times\`. */
export interface BrewOptions<T extends Leaf = Leaf> {
  /** Seconds in the water. @defaultValue \`180\` */
  seconds?: number;
  /**
   * Degrees.
   *
   * \`\`\`ts
   * brew('green', { degrees: 70 });
   * \`\`\`
   */
  degrees: number | 'boiling';
  readonly leaves: readonly T[];
  /** @deprecated Use {@link BrewOptions.seconds}. */
  minutes?: number;
  water: { hardness: number; source?: string };
  [key: \`data-\${string}\`]: unknown;
  /** An id that pages have. */
  root: string;
  /** Called at each | step. */
  onStep?(left: number): void;
}

/** What comes out. @since 1.2.0 */
export type Tea = 'green' | 'black';

/** Keys. */
export type Keys<T> = { readonly [K in keyof T as \`get\${string & K}\`]?: T[K] extends infer U extends string ? U : never };

/** Told of each error. @param error the error */
export type Handler<E = Error> = (error: E, ...rest: unknown[]) => asserts error is E;

/** Base. */
export abstract class Vessel {
  /** Millilitres. */
  protected volume = 500;
  private own = 1;
  constructor(readonly name: string) {}
  /** Pours. */
  abstract pour(): string;
  /** Fills it. */
  fill(level: number): this {
    return this;
  }
  /** @internal */
  secret(): void {}
}

/**
 * A teapot.
 *
 * @example A blue pot
 * \`\`\`ts
 * new Teapot('blue').pour();
 * \`\`\`
 */
export class Teapot<T extends Leaf = Leaf> extends Vessel {
  /** How full it is. */
  get level(): number {
    return 1;
  }
  /** @param leaves what is in it */
  constructor(name: string, leaves: T[] = []) {
    super(name);
  }
  pour(): string {
    return '';
  }
  /** Adds one. */
  add(leaf: T): this;
  /** Adds many. */
  add(...leaves: T[]): this;
  add(): this {
    return this;
  }
  static from(text: string): Teapot {
    return new Teapot(text);
  }
  *[Symbol.iterator](): Generator<string> {}
}

/**
 * Brews tea.
 *
 * @param tea which one; see {@link Tea | the teas}
 * @param options how
 * @returns a cup, as {@linkcode Teapot} makes it
 * @throws {RangeError} when it is too hot
 * @remarks Water boils at 100 °C.
 */
export function brew<T extends Leaf>(tea: Tea, options?: BrewOptions<T>): Promise<string> {
  return Promise.resolve(tea);
}

/** Kinds. */
export enum Kind {
  /** Not oxidised. */
  Green = 'green',
  /** @deprecated No one drinks it. */
  Old = 'old',
}

/** Defaults. */
export const defaults = { seconds: 180, inner: { a: 1 } };
/** @hidden */
export const hidden = 1;
`,
};
