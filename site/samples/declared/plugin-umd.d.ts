// Written by hand from facts/plugins.md, because the registry has no version near 0.5.7.
declare module '@rsbuild/plugin-umd' {
  export interface PluginUmdOptions {
    name: string;
    export?: string | string[];
  }
  export function pluginUmd(options: PluginUmdOptions): import('@rsbuild/core').RsbuildPlugin;
}
