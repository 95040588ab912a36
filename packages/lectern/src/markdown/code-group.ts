import type { Code, RootContent } from 'mdast';
import type { Custom, MdastNode } from 'satteri';
import { parseMeta } from './code-meta.ts';
import { escapeHtml } from './html.ts';
import type { SourceFile } from './page.ts';
import { lineOf } from './page.ts';
import { splitInfo } from './written-code.ts';

/** Commands that are remembered together with those of `PackageManagerTabs`. */
const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'deno'];

/**
 * `::: code-group` of VitePress: its code blocks as tabs, each under the title or label of its fence. The markup is that
 * of `<Tabs>`, which needs no script.
 */
export function codeGroup(children: readonly Readonly<RootContent>[], source: SourceFile): Custom {
  const { page } = source;
  page.codeGroups++;
  const tabs: { label: string; body: MdastNode[] }[] = [];
  const before: MdastNode[] = [];
  for (const child of children) {
    if (child.type === 'code') {
      source.grouped.add(lineOf(child));
      tabs.push({ label: labelOf(child, source) || `${tabs.length + 1}`, body: [child] });
    } else (tabs.at(-1)?.body ?? before).push(child);
  }
  const isManagers =
    tabs.length > 0 && tabs.every(({ label }) => PACKAGE_MANAGERS.includes(label.toLowerCase()));
  return {
    type: 'codeGroup',
    data: {
      hName: 'div',
      hProperties: { className: 'tabs', ...(isManagers && { dataGroup: 'package-manager' }) },
    },
    children: [
      ...before,
      ...tabs.flatMap(({ label, body }, index) => [
        {
          type: 'html' as const,
          value: tab(label, index, { name: `code-group-${page.codeGroups}`, isManagers }),
        },
        { type: 'tabPanel', data: { hName: 'div', hProperties: { className: 'tab-panel' } }, children: body },
      ]),
    ],
  } as Custom;
}

function labelOf(node: Readonly<Code>, { prepared }: SourceFile): string {
  const { lang, meta } = splitInfo(prepared.clean(node.lang ?? ''), prepared.clean(node.meta ?? ''));
  return parseMeta(meta, { lineNumbers: false, wrap: false }).title || lang;
}

function tab(
  label: string,
  index: number,
  { name, isManagers }: { name: string; isManagers: boolean },
): string {
  const value = escapeHtml(isManagers ? label.toLowerCase() : label);
  const checked = index === 0 ? ' checked=""' : '';
  return `<label class="tab"><input type="radio" name="${name}" value="${value}"${checked}/>${escapeHtml(label)}</label>`;
}
