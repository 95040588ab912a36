import type { MdastPluginInstance } from 'satteri';
import { escapeHtml } from './html.ts';
import type { SourceFile } from './page.ts';

/** Gives the checkbox of a task list item a name. Without it, a screen reader only says "check box". */
export function tasks(source: SourceFile): MdastPluginInstance {
  const { taskDone = 'Done', taskOpen = 'To do' } = source.page.options.strings;
  return {
    listItem(node, context) {
      if (typeof node.checked !== 'boolean') return;
      const label = escapeHtml(node.checked ? taskDone : taskOpen);
      const box = `<input type="checkbox"${node.checked ? ' checked' : ''} disabled aria-label="${label}"> `;
      const first = node.children[0];
      context.setProperty(node, 'checked', null);
      context.setProperty(node, 'data', { hProperties: { className: ['task-list-item'] } });
      context.prependChild(first?.type === 'paragraph' ? first : node, { type: 'html', value: box });
    },
  };
}
