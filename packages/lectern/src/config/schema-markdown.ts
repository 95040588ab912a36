import * as v from 'valibot';

// Parts of the configuration that are about Markdown.

const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const linkLevel = v.picklist(['error', 'warn']);

const checkLinks = v.union([
  linkLevel,
  v.literal(false),
  v.strictObject({
    /** `error` fails the build, `warn` prints a warning. */
    level: v.optional(linkLevel, 'error'),
    /**
     * Links to ignore. A glob must match the whole link, as it is written or as a path of the site; a RegExp may
     * match a part.
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
  /** Whether to number the lines of every code block. */
  showLineNumbers: flag(false),
  /** Whether to wrap long lines of code. */
  defaultWrapCode: flag(false),
  /** The highlighter for code. A plugin can replace it. */
  highlighter: v.optional(v.picklist(['prism']), 'prism'),
  /**
   * How to treat dead links: `error` fails the build, `warn` prints a warning, `false` turns the check off. Missing
   * images always fail the build unless they are ignored here.
   *
   * @type 'error' | 'warn' | false | { level?: 'error' | 'warn'; ignore?: (string | RegExp)[] }
   * @example { level: 'warn', ignore: ['/playground/**', /^\/api\//] }
   */
  checkLinks: v.optional(checkLinks, 'error'),
});
