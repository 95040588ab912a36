import { createHash } from 'node:crypto';
import { escapeHtml, type MarkdownFile, type MarkdownPlugins } from 'lectern';
import type { MermaidConfig } from 'mermaid';
import { drawSync } from './draw-sync.ts';
import type { Drawing } from './drawing/worker.ts';
import { type Words, wordsFor } from './words.ts';

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** Returns the visitors that handle the diagrams of one file. */
export function diagramsIn(
  file: MarkdownFile,
  config: MermaidConfig,
  own: Readonly<Record<string, Words>>,
): MarkdownPlugins {
  const words = wordsFor(file.locale, own);
  const ids = new Map<string, number>();

  /** Returns an id that is the same on every machine, and unique on a page. */
  function idOf(code: string): string {
    const id = `mermaid-${createHash('sha256').update(code).digest('hex').slice(0, 8)}`;
    const count = (ids.get(id) ?? 0) + 1;
    ids.set(id, count);
    return count > 1 ? `${id}-${count}` : id;
  }

  return {
    mdast: [
      {
        name: 'mermaid',
        options: { position: true },
        code(node, context) {
          if (node.lang !== 'mermaid') return;
          const code = file.codeOf(node);
          const id = idOf(code);
          const answer = drawSync({ code, id, config });
          const line = (node.position?.start.line ?? 1) + 1;
          if ('mistake' in answer) {
            const { message, hint, line: below } = answer.mistake;
            file.fail(message, line + below, hint);
            return;
          }
          const [, double, single, bare] = TITLE.exec(node.meta ?? '') ?? [];
          const caption = double ?? single ?? bare ?? '';
          context.replaceNode(node, figure({ code, id, caption, drawing: answer.drawing, words }));
        },
      },
    ],
  };
}

interface Diagram {
  code: string;
  id: string;
  caption: string;
  drawing: Drawing;
  words: Words;
}

/** Returns the drawing, its caption, and its source as a block of code that can be opened. */
function figure({ code, id, caption, drawing, words }: Diagram) {
  const svg = withName(drawing, id, caption || drawing.name || words.diagram);
  const source = { type: 'code', lang: 'mermaid', meta: null, value: code } as const;
  const summary = element('summary', {}, [{ type: 'text', value: words.source }]);
  const parts = [
    { type: 'html', value: `<div class="table-scroll">${svg}</div>` } as const,
    ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
    element('details', {}, [summary, source]),
  ];
  const notes = {
    'data-lectern-markdown': fence(code, caption),
    'data-lectern-text': [caption, drawing.name, drawing.text].filter(Boolean).join(' '),
  };
  return element('figure', { className: ['mermaid-diagram'], ...notes }, parts);
}

type Child = { type: 'text' | 'html'; value: string } | { type: 'code'; value: string } | Branch;
interface Branch {
  type: string;
  data: { hName: string; hProperties: Record<string, unknown> };
  children: Child[];
}

function element(hName: string, hProperties: Record<string, unknown>, children: Child[]): Branch {
  return { type: `mermaid-${hName}`, data: { hName, hProperties }, children };
}

/** Makes the drawing a picture for screen readers, unless its nodes are links. */
function withName({ svg, width, description, hasLinks }: Drawing, id: string, name: string): string {
  const described = description ? ` aria-describedby="${id}-about"` : '';
  const role = hasLinks ? 'group' : 'img';
  const attributes = `role="${role}" aria-label="${escapeHtml(name)}"${described} style="--width: ${width}px"`;
  const about = description ? `<desc id="${id}-about">${escapeHtml(description)}</desc>` : '';
  return svg.replace(/^<svg([^>]*)>/, (_all, own) => `<svg${own} ${attributes}>${about}`);
}

/** Returns the diagram as it was written, with a longer fence if it contains a fence itself. */
function fence(code: string, caption: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}mermaid${caption ? ` title="${caption}"` : ''}\n${code}\n${marks}`;
}
