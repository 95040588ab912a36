import { codeOf } from './attributes.ts';
import type { AstroElement, AstroNode } from './parse.ts';

/** Properties of the object `Astro` that `astro-runtime` provides. */
const KNOWN =
  /^(?:props|slots\.has|slot|currentLocale|locals\.t|locals\.starlightRoute\.(?:lang|locale|dir|id|entryMeta\.(?:lang|locale|dir))|url\.(?:pathname|href|origin)|site|generator|self)\b/;

/** Returns every element of a template, including those in expressions. */
export function elementsIn(nodes: readonly AstroNode[]): AstroElement[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    if (node.type === 'expression')
      return node.parts.flatMap((part) => (typeof part === 'string' ? [] : elementsIn(part)));
    return [node, ...elementsIn(node.children)];
  });
}

/** Returns the code of a template: in braces, and in attributes. */
export function codeIn(nodes: readonly AstroNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    if (node.type === 'expression')
      return node.parts.flatMap((part) => (typeof part === 'string' ? part : codeIn(part)));
    const attributes = node.attributes.map((attribute) => ('code' in attribute ? codeOf(attribute) : ''));
    return [...attributes, ...(/^(?:script|style)$/.test(node.name) ? [] : codeIn(node.children))];
  });
}

/**
 * Returns a feature in the code of a component that is not available when rendering to static HTML.
 *
 * @returns null if the component can run
 */
export function strangerIn(code: string): string | null {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '');
  // A destructuring such as `const { lang } = Astro.locals.starlightRoute` counts as each of its names.
  const names = plain.replace(
    /\{([^{}]*)\}\s*=\s*(Astro(?:\.[\w.]+)?)(?![\w.])/g,
    (all, list: string, of: string) =>
      of === 'Astro.props'
        ? all
        : list
            .split(',')
            .map((name) => `${of}.${name.split(/[:=]/)[0]?.trim()}`)
            .join(' ; '),
  );
  for (const [, member = ''] of names.matchAll(/\bAstro\b(?:\s*\??\.\s*([\w.]+))?/g)) {
    if (!KNOWN.test(member)) return member ? `uses Astro.${member}` : 'uses Astro as a whole';
  }
  if (/(?<![\w.$])fetch\s*\(/.test(plain)) return 'fetches data';
  if (/(?<![\w.$])(?:process|Buffer|__dirname)\b/.test(plain)) return 'needs Node.js';
  return null;
}
