import type { Code, RootContent } from 'mdast';
import type { Custom, MdastNode } from 'satteri';
import { parseMeta } from './code-meta.ts';
import type { SourceFile } from './page.ts';
import { lineOf } from './page.ts';
import { type TabContent, tabGroup } from './tabs.ts';
import { splitInfo } from './written-code.ts';

/** Labels whose choice is remembered together with that of `PackageManagerTabs`. */
const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'];

/**
 * Converts `::: code-group` of VitePress to tabs. Each code block is a tab, labeled with its title, its language or a
 * number.
 */
export function codeGroup(children: readonly Readonly<RootContent>[], source: SourceFile): Custom {
  const tabs: TabContent[] = [];
  const before: MdastNode[] = [];
  for (const child of children) {
    if (child.type === 'code') {
      source.grouped.add(lineOf(child));
      tabs.push({ label: labelOf(child, source) || `${tabs.length + 1}`, body: [child] });
    } else (tabs.at(-1)?.body ?? before).push(child);
  }
  const isManagers =
    tabs.length > 0 && tabs.every(({ label }) => PACKAGE_MANAGERS.includes(label.toLowerCase()));
  if (!isManagers) return tabGroup({ tabs, before, group: undefined, source });
  const named = tabs.map((tab) => ({ ...tab, value: tab.label.toLowerCase() }));
  return tabGroup({ tabs: named, before, group: 'package-manager', source });
}

function labelOf(node: Readonly<Code>, { prepared }: SourceFile): string {
  const { lang, meta } = splitInfo(prepared.clean(node.lang ?? ''), prepared.clean(node.meta ?? ''));
  return parseMeta(meta, { lineNumbers: false, wrap: false }).title || lang;
}
