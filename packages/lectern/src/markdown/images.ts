import type { MdastPluginInstance } from 'satteri';
import { noteHtml } from '../shared/note-html.ts';
import type { SourceFile } from './page.ts';
import { ask, lineOf, whereIs } from './page.ts';
import type { PageImage } from './types.ts';

/**
 * Resolves Markdown images. All images except the first of a page are loaded lazily: a reader may be waiting for the
 * first.
 */
export function images(source: SourceFile): MdastPluginInstance {
  return {
    image(node, context) {
      const image = resolveImage(source, source.prepared.clean(node.url), lineOf(node));
      if (!image) return;
      if (image.missing) return context.replaceNode(node, missingImage(image, node.alt));
      if (image.src !== node.url) context.setProperty(node, 'url', image.src);
      context.setProperty(node, 'data', { hProperties: imageAttributes(source, image) });
    },
    imageReference(node, context) {
      const definition = source.definitions.get(node.identifier);
      if (!definition) return;
      if (definition.image === undefined) {
        definition.image = resolveImage(source, definition.url, definition.line);
      }
      const { image } = definition;
      if (image?.missing) return context.replaceNode(node, missingImage(image, node.alt));
      context.replaceNode(node, {
        type: 'image',
        url: image?.src ?? definition.url,
        alt: node.alt ?? '',
        title: definition.title,
        ...(image ? { data: { hProperties: imageAttributes(source, image) } } : {}),
      });
    },
  };
}

/** Returns a note with the path and the alternative text of the image. */
function missingImage({ raw }: PageImage, alt: string | null | undefined): { type: 'html'; value: string } {
  return { type: 'html', value: noteHtml(alt ? `${alt} (${raw})` : raw) };
}

/**
 * Resolves and records one image from any place in the source. Returns null if it cannot be resolved, which is recorded
 * as an error.
 */
export function resolveImage(source: SourceFile, raw: string, line: number): PageImage | null {
  if (raw === '') return null;
  const { page, file } = source;
  const where = whereIs(source, line);
  const resolved = ask(source, where, () => page.options.resolve.image(raw, file));
  if (!resolved) return null;
  if (resolved.file) page.deps.add(resolved.file);
  const image = { ...resolved, raw, where };
  page.images.push(image);
  return image;
}

/** Returns the attributes of a resolved image, except `src` and `alt`. */
export function imageAttributes({ page }: SourceFile, image: PageImage): Record<string, string | number> {
  const { width, height } = image;
  return {
    ...(width && height ? { width, height } : {}),
    ...(page.images[0] === image ? {} : { loading: 'lazy', decoding: 'async' }),
  };
}
