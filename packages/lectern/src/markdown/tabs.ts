import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Custom, MdastNode } from 'satteri';
import { escapeHtml } from './html.ts';
import type { SourceFile } from './page.ts';
import { fail, whereIs } from './page.ts';

/** One tab: its label, and the content of its panel. */
export interface TabContent {
  label: string;
  /** Value that is remembered for the tab. Default: the label. */
  value?: string;
  body: MdastNode[];
}

/**
 * Matches a line that begins a tab: `== Label`, or `=== Label` in tabs that contain tabs, as in vitepress-plugin-tabs.
 */
const LABEL = /^={2,}[ \t]+/;

/**
 * Converts `::: tabs`, which has a line `== Label` above the content of each tab. `::: tabs key:os` sets the group of
 * the tabs. Tabs of one group change together, and the choice is remembered.
 *
 * @param title text after the name of the container
 * @param line line where the container begins, for messages
 */
export function tabsContainer(
  children: readonly Readonly<RootContent>[],
  { title, line, source }: { title: string; line: number; source: SourceFile },
): Custom {
  const { tabs, before } = splitAtLabels(children, source.prepared.clean);
  if (tabs.length === 0) {
    const hint = 'Write a line such as "== npm" above the content of each tab.';
    fail(source, 'The container ":::tabs" has no tab.', whereIs(source, line), hint);
  }
  const group = /^key:(\S+)$/.exec(title)?.[1];
  return tabGroup({ tabs, before, group, source });
}

/** Returns the markup of `<Tabs>`, which needs no script. */
export function tabGroup({
  tabs,
  before,
  group,
  source: { page },
}: {
  tabs: readonly TabContent[];
  /** Content above the tabs. */
  before: readonly MdastNode[];
  /** Tabs of one group change together. */
  group: string | undefined;
  source: SourceFile;
}): Custom {
  const name = `code-group-${++page.codeGroups}`;
  const panel = { hName: 'div', hProperties: { className: 'tab-panel' } };
  return {
    type: 'tabs',
    data: {
      hName: 'div',
      hProperties: { className: 'tabs', ...(group !== undefined && { dataGroup: group }) },
    },
    children: [
      ...before,
      ...tabs.flatMap((tab, index) => [
        { type: 'html' as const, value: labelHtml(tab, name, index === 0) },
        { type: 'tabPanel', data: panel, children: tab.body },
      ]),
    ],
  } as Custom;
}

function labelHtml({ label, value = label }: TabContent, name: string, isFirst: boolean): string {
  const checked = isFirst ? ' checked=""' : '';
  return `<label class="tab"><input type="radio" name="${name}" value="${escapeHtml(value)}"${checked}/>${escapeHtml(label)}</label>`;
}

function splitAtLabels(
  children: readonly Readonly<RootContent>[],
  clean: (text: string) => string,
): { tabs: TabContent[]; before: MdastNode[] } {
  const tabs: TabContent[] = [];
  const before: MdastNode[] = [];
  const add = (node: MdastNode) => (tabs.at(-1)?.body ?? before).push(node);
  for (const child of children) {
    const lines = child.type === 'paragraph' ? linesOf(child) : [];
    if (!lines.some(isLabel)) {
      add(child);
      continue;
    }
    let text: PhrasingContent[] = [];
    const endText = () => {
      if (text.length > 0) add({ type: 'paragraph', children: text });
      text = [];
    };
    for (const line of lines) {
      if (isLabel(line)) {
        endText();
        tabs.push({ label: clean(textOf(line)).replace(LABEL, '').trim(), body: [] });
      } else text.push(...(text.length > 0 ? [{ type: 'text' as const, value: '\n' }] : []), ...line);
    }
    endText();
  }
  return { tabs, before };
}

/** Returns the lines of a paragraph as they are written. */
function linesOf({ children }: Readonly<Paragraph>): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    const [first = '', ...others] = child.type === 'text' ? child.value.split('\n') : [];
    if (child.type !== 'text' || others.length === 0) {
      lines.at(-1)?.push(child);
      continue;
    }
    if (first) lines.at(-1)?.push({ type: 'text', value: first });
    for (const value of others) lines.push(value ? [{ type: 'text', value }] : []);
  }
  return lines;
}

function isLabel(line: readonly PhrasingContent[]): boolean {
  const [first] = line;
  return first?.type === 'text' && LABEL.test(first.value) && textOf(line).replace(LABEL, '') !== '';
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : ''))
    .join('');
}
