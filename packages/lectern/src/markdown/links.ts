import type { MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { ask, lineOf, whereIs } from './page.ts';
import type { ResolvedLink } from './types.ts';

/** Attributes of links that leave the site; `mailto:` and the like open no page, so they get none. */
export const EXTERNAL_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' };

/** Resolves Markdown links, reference links included. Autolinks are links too. */
export function links(source: SourceFile): MdastPluginInstance {
  return {
    link(node, context) {
      const text = () => source.prepared.clean(context.textContent(node));
      const resolved = resolveLink(source, source.prepared.clean(node.url), lineOf(node), text);
      if (!resolved) return;
      if (resolved.href !== node.url) context.setProperty(node, 'url', resolved.href);
      if (opensNewTab(resolved)) context.setProperty(node, 'data', { hProperties: EXTERNAL_ATTRIBUTES });
    },
    linkReference(node, context) {
      const definition = source.definitions.get(node.identifier);
      if (!definition) return;
      if (definition.link === undefined) {
        definition.link = resolveLink(source, definition.url, definition.line);
      }
      const { link: resolved } = definition;
      if (!resolved) return;
      // A new node in the place of each would take time with the square of their number.
      const { href } = resolved;
      const hProperties = {
        // As the parser writes addresses.
        ...(href === definition.url ? {} : { href: encodeURI(href).replaceAll('%25', '%') }),
        ...(opensNewTab(resolved) ? EXTERNAL_ATTRIBUTES : {}),
      };
      if (Object.keys(hProperties).length > 0) context.setProperty(node, 'data', { hProperties });
    },
  };
}

/**
 * Resolves and records one link, wherever it was written; null when it cannot be, which is noted as an error.
 *
 * @param text what it shows; asked for where it leads to a page
 */
export function resolveLink(
  source: SourceFile,
  raw: string,
  line: number,
  text?: () => string,
): ResolvedLink | null {
  if (raw === '') return null;
  const { page, file } = source;
  const where = whereIs(source, line);
  const resolved = ask(source, where, () => page.options.resolve.link(raw, file));
  if (!resolved) return null;
  const { places = [], ...link } = resolved;
  for (const place of places) page.places.add(place);
  page.links.push({ ...link, raw, where, ...(text && link.route ? { text: text() } : {}) });
  return resolved;
}

export function opensNewTab({ external, href }: ResolvedLink): boolean {
  return external && /^(?:https?:)?\/\//i.test(href);
}
