import type { Blockquote, PhrasingContent } from 'mdast';
import type { Custom, MdastNode, MdastPluginInstance } from 'satteri';
import { nearest } from '../shared/error.ts';
import type { SourceFile } from './page.ts';
import { fail, lineOf, takeId, whereIs } from './page.ts';
import type { ContainerType } from './types.ts';

const TYPES: readonly ContainerType[] = [
  'tip',
  'info',
  'note',
  'important',
  'warning',
  'caution',
  'danger',
  'details',
];

/** `:::tip` containers and `> [!NOTE]` alerts, both into the same callout markup. */
export function containers(source: SourceFile): MdastPluginInstance {
  return {
    containerDirective(node, context) {
      const line = lineOf(node);
      const type = knownType(node.name);
      if (!type) return unknownContainer(source, node.name, line);
      // A node that a plugin has made is in no line.
      if (node.position) requireClosed(source, node.name, line, node.position.end.line);
      const { id, class: className, open } = node.attributes ?? {};
      const ownId = id && takeId(source, id, whereIs(source, line));
      const [first, ...rest] = node.children;
      const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      context.replaceNode(
        node,
        callout(source, type, {
          title: labelled ? first.children : [],
          body: labelled ? rest : [...node.children],
          properties: {
            ...(ownId ? { id: ownId } : {}),
            ...(className ? { className } : {}),
            ...(type === 'details' && open !== undefined ? { open: true } : {}),
          },
        }),
      );
    },
    blockquote(node, context) {
      const alert = readAlert(node);
      if (alert) context.replaceNode(node, callout(source, alert.type, { ...alert, properties: {} }));
    },
  };
}

function knownType(name: string): ContainerType | undefined {
  return TYPES.find((type) => type === name.toLowerCase());
}

function unknownContainer(source: SourceFile, name: string, line: number): undefined {
  const near = nearest(name, TYPES);
  const hint = near
    ? `Did you mean ":::${near}"?`
    : `There are ${TYPES.map((type) => `:::${type}`).join(', ')}.`;
  fail(source, `There is no container ":::${name}".`, whereIs(source, line), hint);
}

/** The parser ends an open container with the file or its parent; the author meant something else. */
function requireClosed(source: SourceFile, name: string, line: number, endLine: number): void {
  const { lines } = source.prepared;
  const colons = /:{3,}/.exec(lines[line - 1] ?? '')?.[0].length ?? 3;
  const close = /^[\s>]*(:{3,})\s*$/.exec(lines[endLine - 1] ?? '')?.[1];
  if (endLine > line && close && close.length >= colons) return;
  fail(
    source,
    `The container ":::${name}" is never closed.`,
    whereIs(source, line),
    `Add a line "${':'.repeat(colons)}" after its last line.`,
  );
}

interface CalloutParts {
  title: readonly PhrasingContent[];
  body: readonly MdastNode[];
  properties: { id?: string; className?: string; open?: boolean };
}

function callout(source: SourceFile, type: ContainerType, parts: CalloutParts): Custom {
  const { className, ...properties } = parts.properties;
  const isDetails = type === 'details';
  const title: Custom = {
    type: 'calloutTitle',
    data: isDetails ? { hName: 'summary' } : { hName: 'p', hProperties: { className: 'callout-title' } },
    children: parts.title.length
      ? [...parts.title]
      : [{ type: 'text', value: source.page.options.strings.containers[type] }],
  };
  const classes = ['callout', `callout-${type}`, ...(className ? [className] : [])];
  return {
    type: 'callout',
    data: { hName: isDetails ? 'details' : 'div', hProperties: { className: classes, ...properties } },
    children: [title, ...parts.body],
  };
}

const ALERT = /^\[!([a-zA-Z]+)\][ \t]*/;

/** Type, title and body of `> [!NOTE] Title`; null for an ordinary quotation. */
function readAlert(node: Readonly<Blockquote>) {
  const first = node.children[0];
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return null;
  const match = ALERT.exec(text.value);
  const type = match?.[1] && knownType(match[1]);
  if (!type) return null;
  const title: PhrasingContent[] = [];
  const lead: PhrasingContent[] = [];
  let inTitle = true;
  const children: PhrasingContent[] = [
    { type: 'text', value: text.value.slice(match[0].length) },
    ...first.children.slice(1),
  ];
  for (const child of children) {
    const lineEnd = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (!inTitle) lead.push(child);
    else if (child.type === 'break') inTitle = false;
    else if (child.type === 'text' && lineEnd >= 0) {
      inTitle = false;
      if (lineEnd > 0) title.push({ type: 'text', value: child.value.slice(0, lineEnd) });
      lead.push({ type: 'text', value: child.value.slice(lineEnd + 1) });
    } else if (child.type !== 'text' || child.value !== '') title.push(child);
  }
  const body: MdastNode[] = [...node.children.slice(1)];
  if (lead.length > 0) body.unshift({ type: 'paragraph', children: lead });
  return { type, title, body };
}
