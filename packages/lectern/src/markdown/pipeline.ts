import type { MdastPluginDefinition, MdastPluginInput, MdastPluginInstance } from 'satteri';
import { code } from './code.ts';
import { containers } from './containers.ts';
import { definitions } from './definitions.ts';
import { usesDirectives } from './directives.ts';
import { emojiIn } from './emoji.ts';
import { esm } from './esm.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { inlineCode } from './inline-code.ts';
import { jsx } from './jsx.ts';
import { lead } from './lead.ts';
import { links } from './links.ts';
import { literals } from './literals.ts';
import type { SourceFile } from './page.ts';
import { rawHtml } from './raw-html.ts';
import { tables } from './tables.ts';
import { tasks } from './tasks.ts';
import { toc } from './toc.ts';

/**
 * Returns two passes over one tree. Each pass visits all nodes in reading order, for all of its plugins at once. This
 * places the headings of fragments between those of the page. Each node type belongs to one plugin of a pass.
 *
 * @param plugins visitors of the site's plugins
 * @param seesDirectives whether these visitors get directives, such as `::video`; otherwise, directives are text for
 *   them, as they are for a reader
 */
export function pipeline(
  source: SourceFile,
  plugins: readonly MdastPluginInput[] = [],
  seesDirectives = false,
): MdastPluginInput[] {
  const { text } = source.prepared;
  const isMdx = source.format === 'mdx';
  const emoji = emojiIn(text);
  return [
    ...(seesDirectives ? plugins : []),
    // Work that the second pass depends on. A pass without any visitor is left out.
    ...pass('lectern-first', [
      (seesDirectives || usesDirectives(text)) && literals(source, emoji),
      emoji?.visitor ?? false,
      /\]:/.test(text) && definitions(source),
      isMdx && /^[ \t]*(?:import|export)\b/m.test(text) && esm(source),
    ]),
    ...(seesDirectives ? [] : plugins),
    ...pass('lectern', [
      lead(source),
      headings(source),
      (seesDirectives || usesDirectives(text) || text.includes('[!')) && containers(source),
      code(source),
      text.includes('`') && inlineCode(source),
      tables(source),
      /[-*+.)]\s+\[[ xX]\]\s/.test(text) && tasks(source),
      links(source),
      images(source),
      /\[\[_?toc_?\]\]/i.test(text) && toc,
      isMdx ? jsx(source) : rawHtml(source),
    ]),
  ];
}

/**
 * Merges several plugins into one satteri plugin, which is one pass. Two plugins for one node type would undo each
 * other's work.
 */
function pass(name: string, plugins: (MdastPluginInstance | false)[]): MdastPluginDefinition[] {
  const merged: MdastPluginDefinition = { name, options: { position: true } };
  for (const plugin of plugins) {
    if (!plugin) continue;
    for (const key of Object.keys(plugin)) {
      if (key in merged) throw new Error(`Two plugins of the pass "${name}" visit ${key}.`);
    }
    Object.assign(merged, plugin);
  }
  return Object.keys(merged).length > 2 ? [merged] : [];
}
