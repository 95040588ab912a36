/// <reference types="vite/types/importMeta.d.ts" />

/** The site's `theme/index.tsx`, or the default theme; see `vite/virtual-modules.ts`. */
declare module 'virtual:lectern/theme' {
  import type { ComponentType } from 'react';
  export const Layout: ComponentType;
  export const Overview: ComponentType;
  export const globalUIComponents: ComponentType[];
  export const slots: import('./added-slots.ts').SlotComponents<string>;
  export const search: import('./search/provider.ts').SearchHooks;
}

/** Every module that a page imports, by the ID that pages use for it. */
declare module 'virtual:lectern/page-modules' {
  export const modules: Record<string, Record<string, unknown>>;
}

/** Imports the stylesheets of modules that only the server runs. */
declare module 'virtual:lectern/page-styles' {}
