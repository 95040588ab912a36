// Written by hand from facts/plugins.md, because the registry has no version near 0.5.7.
declare module '@rsbuild/plugin-svelte' {
  type CompileOptions = import('svelte/compiler').CompileOptions;
  export interface AutoPreprocessOptions {
    globalStyle?: { sourceMap?: boolean } | boolean;
    replace?: [string | RegExp, unknown][];
    aliases?: [string, string][];
    typescript?: Record<string, unknown> | boolean;
    scss?: Record<string, unknown> | boolean;
    sass?: Record<string, unknown> | boolean;
    less?: Record<string, unknown> | boolean;
    stylus?: Record<string, unknown> | boolean;
    babel?: Record<string, unknown> | boolean;
    postcss?: Record<string, unknown> | boolean;
    coffeescript?: Record<string, unknown> | boolean;
    pug?: Record<string, unknown> | boolean;
    [language: string]: unknown;
  }
  export interface PluginSvelteOptions {
    svelteLoaderOptions?: {
      compilerOptions?: Omit<CompileOptions, 'filename' | 'format' | 'generate'>;
      preprocess?: unknown;
      emitCss?: boolean;
      hotReload?: boolean;
      hotOptions?: { preserveLocalState?: boolean };
    };
    preprocessOptions?: AutoPreprocessOptions;
  }
  export function pluginSvelte(options?: PluginSvelteOptions): import('@rsbuild/core').RsbuildPlugin;
}
