import * as v from 'valibot';

// Parts of the configuration that are about Markdown.

const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const linkLevel = v.picklist(['error', 'warn']);

const checkLinks = v.union([
  linkLevel,
  v.literal(false),
  v.strictObject({
    /** `error` fails a build, `warn` is told. */
    level: v.optional(linkLevel, 'error'),
    /**
     * Links to leave out: globs fit the whole link, as it is written or as a path of the site, a RegExp fits a part.
     *
     * @type (string | RegExp)[]
     */
    ignore: v.optional(
      v.array(
        v.custom<string | RegExp>(
          (pattern) => typeof pattern === 'string' || pattern instanceof RegExp,
          'a glob or a RegExp',
        ),
      ),
      [],
    ),
  }),
]);

/** How links are checked, with every default filled in. */
export type CheckLinks = v.InferOutput<typeof checkLinks>;

export const markdown = v.strictObject({
  /** Number the lines of every code block. */
  showLineNumbers: flag(false),
  /** Wrap long lines of code. */
  defaultWrapCode: flag(false),
  /** What colors code. A plugin may color it in another way. */
  highlighter: v.optional(v.picklist(['prism']), 'prism'),
  /**
   * What a link of a page does that leads nowhere: `error` fails a build, `warn` is told, `false` is not looked at.
   * An image that is not there fails a build as well, unless it is left out here.
   *
   * @type 'error' | 'warn' | false | { level?: 'error' | 'warn'; ignore?: (string | RegExp)[] }
   * @example { level: 'warn', ignore: ['/playground/**', /^\/api\//] }
   */
  checkLinks: v.optional(checkLinks, 'error'),
});
