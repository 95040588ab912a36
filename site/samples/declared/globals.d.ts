// What every sample may take for granted: modules that are no code, and the hot module API.
/// <reference types="@rsbuild/core/types" />
/// <reference types="webpack/module" />

/** What `export default` of rsbuild.config.ts may be. */
type SampleConfig = Parameters<typeof import('@rsbuild/core').defineConfig>[0];

declare module '*.svelte' {
  export { SvelteComponent as default } from 'svelte';
}

declare module '*.svg?react' {
  const component: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default component;
}
