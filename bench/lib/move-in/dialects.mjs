/**
 * How the engines that trees come from read their sources, as far as it decides what a reader sees.
 *
 * - `jsx`: file types in which tags are JSX: `{…}` is code there and lines may be `import` and `export`
 * - `templates`: `{{ … }}` is code
 * - `attributes`: `{target="_blank"}` behind a link or a heading sets attributes (markdown-it-attrs)
 * - `titleIsHeading`: front matter `title` is shown on the page
 * - `filesOf`: what a fence or a line may be replaced by, which is no text of this file
 */
export const dialects = {
  plain: { jsx: /$^/, templates: false, attributes: false },
  rspress: { jsx: /\.mdx$/, esm: /\.mdx?$/, templates: false, attributes: false },
  vitepress: { jsx: /$^/, templates: true, attributes: true },
  starlight: { jsx: /\.mdx$/, templates: false, attributes: false },
  docusaurus: { jsx: /\.mdx?$/, templates: false, attributes: false },
};

/** @returns what holds for one file */
export function dialectOf(engine, file) {
  const { jsx, esm = jsx, ...rest } = dialects[engine];
  return { ...rest, jsx: jsx.test(file), esm: esm.test(file) };
}
