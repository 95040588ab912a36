/** Styles are imported for their side effect. The bundler handles them. */
declare module '*.css';
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Stylesheets for the languages of a site. */
declare module 'virtual:lectern/languages' {}
