import { codeOf, componentAttribute, eitherAttribute, htmlAttribute } from './attributes.ts';
import { ENGINE_TAGS, type EngineTag } from './engine-tags.ts';
import type { AstroAttribute, AstroElement, AstroNode } from './parse.ts';
import { shownNodes, text, trimmed } from './text.ts';

/** Names in a template, and results of printing it. */
export interface Printing {
  /** Components of the engine, by their local name. */
  engine: ReadonlyMap<string, string>;
  /** Scope that is added to every HTML element, to which its styles apply. */
  scope: string;
  /** Names that the code declares. A tag `<Tag>` with such a name may be an element. */
  declared: ReadonlySet<string>;
  /** Astro components that the code imports. */
  astro: ReadonlySet<string>;
  /** Name of the component, for `<Astro.self>`. */
  self: string;
  /** Names that the code needs from `astro-runtime`, from the theme, and from React. */
  runtime: Set<string>;
  theme: Set<string>;
  react: Set<string>;
  tell(message: string): void;
}

/** Elements that preserve whitespace. */
const VERBATIM = /^(?:pre|textarea)$/;

/** Prints nodes as one JSX expression. */
export function printRoot(nodes: readonly AstroNode[], printing: Printing, indent: string): string {
  const shown = trimmed(shownNodes(nodes, printing));
  const [only] = shown;
  if (!only) return 'null';
  if (shown.length === 1 && only.type === 'element') {
    const lines = printNodes(shown, printing, indent);
    if (lines.length === 0) return 'null';
    if (/^<[\w.>]/.test((lines[0] ?? '').trim()) && only.name !== '') return lines.join('\n').trim();
  }
  return ['<>', ...printNodes(shown, printing, `${indent}  `), `${indent}</>`].join('\n');
}

/** Prints nodes as lines of JSX: each node on its own lines, with `{' '}` where a space is visible. */
export function printNodes(
  nodes: readonly AstroNode[],
  printing: Printing,
  indent: string,
  parent = '',
): string[] {
  const shown = shownNodes(nodes, printing);
  return shown.flatMap((node, index) => {
    if (node.type === 'element') return element(node, printing, indent);
    if (node.type === 'expression') return expression(node.parts, printing, indent);
    if (VERBATIM.test(parent)) return [`${indent}{${JSON.stringify(node.value)}}`];
    return text(node.value, [shown[index - 1], shown[index + 1]], parent, indent);
  });
}

function expression(parts: readonly (string | AstroNode[])[], printing: Printing, indent: string): string[] {
  if (parts.length === 1 && typeof parts[0] === 'string' && /^\s*$/.test(withoutComments(parts[0])))
    return [];
  const code = parts
    .map((part) => (typeof part === 'string' ? part : printRoot(part, printing, indent)))
    .join('')
    // Rendering is synchronous, so a promise cannot be rendered.
    .replace(/\basync\s+(?=\(|\w+\s*=>)/g, '');
  const isLine = !code.trim().includes('\n');
  const end = /\/\/[^\n]*$/.test(code.trimEnd()) ? '\n' : '';
  return [isLine && !end ? `${indent}{${code.trim()}}` : `${indent}{${code.trimEnd()}\n${indent}}`];
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

function element(node: AstroElement, printing: Printing, indent: string): string[] {
  const { name } = node;
  if (name === 'slot') return slot(node, printing, indent);
  const engine = ENGINE_TAGS[printing.engine.get(name) ?? ''];
  if (engine) return engineElement(node, engine, printing, indent);
  if (name === '' || name === 'Fragment') return fragment(node, printing, indent);
  if (name === 'Astro.self')
    return tag({ ...node, name: printing.self }, componentAttribute, printing, indent);
  if (printing.declared.has(name)) {
    if (node.attributes.some((item) => 'name' in item && item.name === 'style'))
      printing.runtime.add('styleOf');
    return tag(withScope(node, printing), eitherAttribute, printing, indent);
  }
  // React does not pass `key` to components.
  if (printing.astro.has(name)) {
    const print = (attribute: AstroAttribute) =>
      componentAttribute(
        'name' in attribute && attribute.name === 'key' ? { ...attribute, name: 'key_' } : attribute,
      );
    return tag(node, print, printing, indent);
  }
  if (/^[A-Z]/.test(name) || name.includes('.')) return tag(node, componentAttribute, printing, indent);
  return htmlElement(node, printing, indent);
}

function htmlElement(node: AstroElement, printing: Printing, indent: string): string[] {
  const isCustom = node.name.includes('-');
  const print = (attribute: AstroAttribute): string | null => {
    const keeps = isCustom && 'name' in attribute && attribute.name === 'class';
    const made = keeps ? componentAttribute(attribute) : htmlAttribute(attribute, printing.tell);
    for (const helper of ['classList', 'htmlProps', 'styleOf'])
      if (made?.includes(`${helper}(`)) printing.runtime.add(helper);
    return made;
  };
  const attributes = node.attributes.filter((item) => !('name' in item) || item.name !== 'set:text');
  const scoped = withScope({ ...node, attributes, children: contentOf(node) }, printing);
  return tag(scoped, print, printing, indent);
}

function withScope(node: AstroElement, { scope }: Printing): AstroElement {
  const own: AstroAttribute[] = scope ? [{ kind: 'text', name: 'data-astro', value: scope }] : [];
  return { ...node, attributes: [...node.attributes, ...own] };
}

/** Returns the children of an element. `set:text` replaces them. */
function contentOf({ attributes, children }: AstroElement): AstroNode[] {
  const text = attributes.find((item) => 'name' in item && item.name === 'set:text');
  return text ? [{ type: 'expression', parts: [codeOf(text)] }] : children;
}

function tag(
  { name, attributes, children }: AstroElement,
  print: (attribute: AstroAttribute) => string | null,
  printing: Printing,
  indent: string,
): string[] {
  const words = attributes.flatMap((attribute) => print(attribute) ?? []);
  const opening = `${indent}<${[name, ...words].join(' ')}`;
  const lines = words.some((word) => word.startsWith('dangerously'))
    ? []
    : printNodes(children, printing, `${indent}  `, name);
  if (lines.length === 0) return [`${opening} />`];
  const [only = ''] = lines;
  const isShort = lines.length === 1 && !only.includes('\n') && opening.length + only.length < 90;
  if (isShort) return [`${opening}>${only.trim()}</${name}>`];
  return [`${opening}>`, ...lines, `${indent}</${name}>`];
}

/** Prints a fragment. One with the name of a slot, or with HTML, needs an element around its content. */
function fragment(node: AstroElement, printing: Printing, indent: string): string[] {
  const named = (key: string) => node.attributes.find((item) => 'name' in item && item.name === key);
  const html = named('set:html');
  if (html) {
    const style: AstroAttribute = { kind: 'text', name: 'style', value: 'display: contents' };
    const attributes = node.attributes.filter(
      (item) => 'name' in item && /^(?:slot|set:html)$/.test(item.name),
    );
    return htmlElement({ ...node, name: 'span', attributes: [...attributes, style] }, printing, indent);
  }
  const slotName = named('slot');
  const children = contentOf(node);
  if (!slotName)
    return children === node.children && node.name !== ''
      ? group(children, printing, indent)
      : printNodes(children, printing, indent);
  printing.runtime.add('Part');
  return tag(
    { ...node, name: 'Part', attributes: [slotName], children },
    componentAttribute,
    printing,
    indent,
  );
}

function group(children: readonly AstroNode[], printing: Printing, indent: string): string[] {
  return [`${indent}<>`, ...printNodes(children, printing, `${indent}  `), `${indent}</>`];
}

/** Prints `<slot name="a">fallback</slot>`. */
function slot(node: AstroElement, printing: Printing, indent: string): string[] {
  const text = (key: string) => node.attributes.find((item) => 'name' in item && item.name === key);
  const name = text('name');
  const code = `Astro.slot(${name ? codeOf(name) : ''})`;
  const instead = printRoot(node.children, printing, indent);
  const whole = instead === 'null' ? code : `${code} ?? (${instead})`;
  const into = text('slot');
  if (!into) return [`${indent}{${whole}}`];
  printing.runtime.add('Part');
  return [
    `${indent}<Part slot=${into.kind === 'text' ? `"${into.value}"` : `{${codeOf(into)}}`}>{${whole}}</Part>`,
  ];
}

/**
 * Returns an attribute that clears the icon: a spread may contain the name of an icon, which a card would show as text.
 */
function withoutIcon(attributes: readonly AstroAttribute[], { name }: EngineTag): AstroAttribute[] {
  const isSpread = attributes.some(({ kind }) => kind === 'spread');
  return isSpread && name === 'Card' ? [{ kind: 'code', name: 'icon', code: 'undefined' }] : [];
}

function engineElement(node: AstroElement, engine: EngineTag, printing: Printing, indent: string): string[] {
  if (engine.from === null) {
    const label = node.attributes.find((item) => 'name' in item && item.name === 'label');
    return label ? [`${indent}{${codeOf(label)}}`] : [];
  }
  printing[engine.from].add(engine.name);
  const attributes = node.attributes.flatMap((attribute): AstroAttribute[] => {
    if (attribute.kind === 'spread') return [attribute];
    const name = engine.attributes?.[attribute.name] ?? attribute.name;
    return name === '' ? [] : [{ ...attribute, name }];
  });
  const isGiven = (key: string) => attributes.some((item) => 'name' in item && item.name === key);
  const defaults = Object.entries(engine.defaults ?? {})
    .filter(([name]) => !isGiven(name))
    .map(([name, value]): AstroAttribute => ({ kind: 'text', name, value }));
  const all = [...defaults, ...attributes, ...withoutIcon(attributes, engine)];
  return tag({ ...node, name: engine.name, attributes: all }, componentAttribute, printing, indent);
}
