import * as v from 'valibot';

// Parts of the configuration that are about Markdown.

const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const linkLevel = v.picklist(['error', 'warn']);

const checkLinks = v.union([
  linkLevel,
  v.literal(false),
  v.strictObject({
    level: v.optional(linkLevel, 'error'),
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
  showLineNumbers: flag(false),
  defaultWrapCode: flag(false),
  highlighter: v.optional(v.picklist(['prism']), 'prism'),
  /**
   * What a link of a page does that leads nowhere: `error` fails a build, `warn` is told, `false` is not looked at.
   * `{ ignore: ['/playground/**', /^\/api\//] }` leaves links out: globs fit the whole link, as it is written or as a
   * path of the site, a RegExp fits a part of it. An image that is not there fails a build as well, unless it is left
   * out here.
   */
  checkLinks: v.optional(checkLinks, 'error'),
});
