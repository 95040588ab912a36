import type { MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { lineOf } from './page.ts';

/** Collects definitions `[label]: url`. It runs one pass before the links, since a definition may be below its uses. */
export function definitions({ definitions: found, prepared }: SourceFile): MdastPluginInstance {
  return {
    definition(node) {
      if (found.has(node.identifier)) return;
      found.set(node.identifier, {
        url: prepared.clean(node.url),
        title: node.title ?? null,
        line: lineOf(node),
      });
    },
  };
}
