import * as v from 'valibot';

// Parts of the configuration that are about publishing.

const text = v.string();

export const feed = v.strictObject({
  /** Folder of the dated pages, without the folder of the language: `blog`, `community/releases`. */
  folder: v.pipe(
    text,
    v.transform((folder) => folder.replace(/^\/+|\/+$/g, '')),
  ),
  /** Name in addresses, `/feeds/<name>.en.rss.xml`. Default: the last part of the folder. */
  name: v.exactOptional(
    v.pipe(
      text,
      v.check((name) => /^[\w-]+$/.test(name), 'letters, digits, "-" and "_"'),
    ),
  ),
  /** Title for feed readers, one for all languages or one for each. Default: the title of the folder's index page. */
  title: v.exactOptional(v.union([text, v.record(text, text)])),
});

/** Returns the name of a feed in URLs. */
export function feedName({ folder, name }: { folder: string; name?: string | undefined }): string {
  return name ?? (folder.split('/').at(-1) || 'pages');
}

/** Directives of a Content-Security-Policy that accept sources (CSP Level 3), and those of Trusted Types. */
const DIRECTIVE =
  /^(?:[a-z]+(?:-[a-z]+)*-src(?:-elem|-attr)?|base-uri|form-action|trusted-types|require-trusted-types-for)$/;

export const csp = v.union([
  v.literal(false),
  v.record(
    v.pipe(
      text,
      v.check((name) => DIRECTIVE.test(name), 'a directive with sources, such as "script-src"'),
    ),
    v.array(
      v.pipe(
        text,
        v.check((source) => /^[^\s;,]+$/.test(source), 'one source, such as "https://example.com"'),
      ),
    ),
  ),
]);
