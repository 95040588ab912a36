interface ImportMeta {
  /** Set by Vite: true when pages are rendered, false in the browser. */
  readonly env: { readonly SSR: boolean };
}
