// Written by hand from facts/plugins.md, because the registry has no version near 0.5.7.
declare module '@rsbuild/plugin-mdx' {
  export interface PluginMdxOptions {
    mdxLoaderOptions?: {
      jsx?: boolean;
      jsxImportSource?: string;
      jsxRuntime?: 'automatic' | 'classic';
      providerImportSource?: string;
      format?: 'detect' | 'md' | 'mdx';
      remarkPlugins?: unknown[];
      rehypePlugins?: unknown[];
      recmaPlugins?: unknown[];
      remarkRehypeOptions?: Record<string, unknown>;
    };
    extensions?: string[];
  }
  export function pluginMdx(options?: PluginMdxOptions): import('@rsbuild/core').RsbuildPlugin;
}
