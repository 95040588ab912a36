/**
 * Properties of the source formats of the original engines, as far as they decide what a reader sees.
 *
 * - `jsx`: files in which tags are JSX, so that `{…}` is code
 * - `esm`: files in which lines may be `import` and `export`; the same as `jsx` by default
 * - `templates`: whether `{{ … }}` is code
 * - `attributes`: whether `{target="_blank"}` after a link or a heading sets attributes (markdown-it-attrs)
 */
export const dialects = {
  plain: { jsx: /$^/, templates: false, attributes: false },
  rspress: { jsx: /\.mdx$/, esm: /\.mdx?$/, templates: false, attributes: false },
  vitepress: { jsx: /$^/, templates: true, attributes: true },
  starlight: { jsx: /\.mdx$/, templates: false, attributes: false },
  docusaurus: { jsx: /\.mdx?$/, templates: false, attributes: false },
};

/** @returns the properties that apply to one file */
export function dialectOf(engine, file) {
  const { jsx, esm = jsx, ...rest } = dialects[engine];
  return { ...rest, jsx: jsx.test(file), esm: esm.test(file) };
}
