// Declarations for every sample: modules that are not code, and the hot module API.
/// <reference types="@rsbuild/core/types" />
/// <reference types="webpack/module" />

/** Type of the default export of rsbuild.config.ts. */
type SampleConfig = Parameters<typeof import('@rsbuild/core').defineConfig>[0];

declare module '*.svelte' {
  export { SvelteComponent as default } from 'svelte';
}

declare module '*.svg?react' {
  const component: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default component;
}
