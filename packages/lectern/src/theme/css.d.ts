/** Styles are imported for their effect; the bundler takes them. */
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Stylesheets for the languages of a site. */
declare module 'virtual:lectern/languages' {}
