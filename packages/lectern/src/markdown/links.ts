import type { MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { ask, lineOf, whereIs } from './page.ts';
import type { ResolvedLink } from './types.ts';

/** Attributes of links that leave the site. Links such as `mailto:` open no page, so they get none. */
export const EXTERNAL_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' };

/** Resolves Markdown links, including reference links and autolinks. */
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
      // Replacing each node would take time proportional to the square of their number.
      const { href } = resolved;
      const hProperties = {
        // Encoded in the same way as by the parser.
        ...(href === definition.url ? {} : { href: encodeURI(href).replaceAll('%25', '%') }),
        ...(opensNewTab(resolved) ? EXTERNAL_ATTRIBUTES : {}),
      };
      if (Object.keys(hProperties).length > 0) context.setProperty(node, 'data', { hProperties });
    },
  };
}

/**
 * Resolves and records one link from any place in the source. Returns null if it cannot be resolved, which is recorded
 * as an error.
 *
 * @param text returns the text of the link; only called if the link leads to a page
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
