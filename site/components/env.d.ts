interface ImportMeta {
  /** Vite's: true where pages are rendered, false in the browser. */
  readonly env: { readonly SSR: boolean };
}
