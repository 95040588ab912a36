import type { Blockquote, PhrasingContent } from 'mdast';
import type { Custom, MdastNode, MdastPluginInstance, MdastVisitorContext } from 'satteri';
import { nearest } from '../shared/error.ts';
import { noteHtml } from '../shared/note-html.ts';
import { codeGroup } from './code-group.ts';
import type { SourceFile } from './page.ts';
import { fail, lineOf, takeId, whereIs } from './page.ts';
import { tabsContainer } from './tabs.ts';
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

/** Converts `:::tip` containers and `> [!NOTE]` alerts to the same callout markup. */
export function containers(source: SourceFile): MdastPluginInstance {
  return {
    containerDirective(node, context) {
      const line = lineOf(node);
      const type = knownType(node.name);
      const ofTabs = TABS.includes(node.name);
      if (!type && !ofTabs && !PLAIN.includes(node.name))
        return context.replaceNode(node, unknownContainer(source, node, line));
      // A node that a plugin has created has no line.
      if (node.position && !isClosed(source, line, node.position.end.line)) {
        notClosed(source, node.name, line, isQuoted(node, context));
      }
      const [first, ...rest] = node.children;
      const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      const body = labelled ? rest : [...node.children];
      if (node.name === 'code-group') return context.replaceNode(node, codeGroup(body, source));
      if (node.name === 'tabs') {
        const title = labelled ? source.prepared.clean(context.textContent(first)) : '';
        return context.replaceNode(node, tabsContainer(body, { title, line, source }));
      }
      if (!type) return context.replaceNode(node, { type: 'plain', data: { hName: 'div' }, children: body });
      const { id, class: className, open } = node.attributes ?? {};
      const ownId = id && takeId(source, id, whereIs(source, line));
      context.replaceNode(
        node,
        callout(source, type, {
          title: labelled ? first.children : [],
          body,
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
  const lower = name.toLowerCase();
  return TYPES.find((type) => type === (Object.hasOwn(SAME, lower) ? SAME[lower] : lower));
}

/** Names that Docusaurus uses. */
const SAME: Readonly<Record<string, ContainerType>> = { secondary: 'note', success: 'tip' };

/** Containers whose content becomes tabs. */
const TABS: readonly string[] = ['code-group', 'tabs'];

/** Containers of VitePress that do not change how their text is rendered. */
const PLAIN: readonly string[] = ['raw', 'v-pre'];

/** Containers of other engines that are components here. */
const COMPONENTS: Readonly<Record<string, string>> = {
  steps: '<Steps>',
  cards: '<CardGrid> and <Card>',
};

/** Reports an unknown container. Its content is kept, below a note. */
function unknownContainer(
  source: SourceFile,
  { name, children }: { name: string; children: readonly MdastNode[] },
  line: number,
): Custom {
  const known = [...TYPES, ...TABS];
  const near = nearest(name, known);
  const component = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  const hint = component
    ? `Write ${component} in an .mdx file.`
    : near
      ? `Did you mean ":::${near}"?`
      : `There are ${known.map((type) => `:::${type}`).join(', ')}.`;
  fail(source, `There is no container ":::${name}".`, whereIs(source, line), hint);
  const note: MdastNode = { type: 'html', value: noteHtml(`:::${name}`) };
  return { type: 'callout', data: { hName: 'div' }, children: [note, ...children] };
}

/** Checks whether a container is closed. The parser ends an open one at the end of the file or of its parent. */
function isClosed(source: SourceFile, line: number, endLine: number): boolean {
  const { lines } = source.prepared;
  const close = /^[\s>]*(:{3,})\s*$/.exec(lines[endLine - 1] ?? '')?.[1] ?? '';
  return endLine > line && close.length >= colonsAt(line, source);
}

function colonsAt(line: number, { prepared }: SourceFile): number {
  return /:{3,}/.exec(prepared.lines[line - 1] ?? '')?.[0].length ?? 3;
}

function isQuoted(node: Readonly<MdastNode>, context: MdastVisitorContext): boolean {
  let parent = context.parent(node);
  while (parent && parent.type !== 'blockquote') parent = context.parent(parent);
  return parent !== undefined;
}

/**
 * Reports a container that is never closed. If it ends with its quotation, this is only a warning: the author meant it,
 * and all engines accept it. Elsewhere, it is an error.
 */
function notClosed(source: SourceFile, name: string, line: number, isQuoted: boolean): void {
  const colons = ':'.repeat(colonsAt(line, source));
  const where = whereIs(source, line);
  const message = `The container "${colons}${name}" is never closed.`;
  if (!isQuoted) fail(source, message, where, `Add a line "${colons}" after its last line.`);
  else
    source.page.warnings.push({
      message: `${message} It ends with its quotation: add a line "> ${colons}".`,
      where,
    });
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

/** Returns the type, title and body of `> [!NOTE] Title`, or null for an ordinary quotation. */
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
