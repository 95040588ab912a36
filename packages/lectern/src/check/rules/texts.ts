import type { Nodes } from 'mdast';
import { sourceName } from '../../pages/source-name.ts';
import type { CheckContext } from '../context.ts';
import type { Finding } from '../finding.ts';
import { lineOf, type PageText, visit } from '../page-text.ts';

/** Finds problems in the text of a page: images without alternative text, and skipped heading levels. */
export function texts({ own, textOf, site }: CheckContext): Finding[] {
  return own.flatMap((route) => {
    const text = textOf(route);
    const name = sourceName(route, site.config);
    return text ? [...missingAlt(text, name), ...headingJumps(text, name)] : [];
  });
}

/**
 * Finds Markdown images with empty alternative text and HTML images without the attribute. An explicit `alt=""` marks
 * an image as decoration (WCAG 2.2, 1.1.1).
 */
export function missingAlt({ tree, clean }: PageText, file: string): Finding[] {
  const found: Finding[] = [];
  const add = (line: number, src: string) => {
    found.push({
      code: 'missing-alt',
      level: 'warning',
      where: `${file}:${line}`,
      message: `The image ${src.length > 80 ? `${src.slice(0, 77)}…` : src} has no alternative text.`,
      hint: 'Describe it in the brackets: ![A chart of build times](…). For decoration write <img alt="" src="…">.',
      subject: src,
    });
  };
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim()) {
      add(lineOf(node), clean('url' in node ? node.url : (node.label ?? '')));
    }
    if (node.type === 'html')
      for (const { src, line } of htmlImages(node.value)) add(lineOf(node) + line, src);
    const src = jsxImage(node);
    if (src !== null) add(lineOf(node), src);
  });
  return found;
}

function htmlImages(html: string): { src: string; line: number }[] {
  const shown = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return Array.from(shown.matchAll(/<img\b[^>]*>/gi))
    .filter(([tag]) => !/\s(?:alt|aria-label|aria-labelledby)\b|role=["'](?:presentation|none)/i.test(tag))
    .map(({ 0: tag, index }) => ({
      src: /\ssrc\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? '',
      line: shown.slice(0, index).split('\n').length - 1,
    }));
}

/** Returns the `src` of a JSX `<img>` without alternative text, which a spread may contain; null otherwise. */
function jsxImage(node: Nodes): string | null {
  const { type, name, attributes } = node as { type: string; name?: string; attributes?: JsxAttribute[] };
  if (!/^mdxJsx/.test(type) || name !== 'img' || !Array.isArray(attributes)) return null;
  if (attributes.some((item) => item.type !== 'mdxJsxAttribute' || /^(?:alt|aria-label)/.test(item.name)))
    return null;
  const src = attributes.find((item) => item.name === 'src')?.value;
  return typeof src === 'string' ? src : '';
}

interface JsxAttribute {
  type: string;
  name: string;
  value?: unknown;
}

/**
 * Finds skipped levels, such as a heading of level 4 right below one of level 2: heading lists in screen readers show a
 * gap.
 */
export function headingJumps({ headings }: PageText, file: string): Finding[] {
  // The title has level 1, wherever it is written.
  let last = 1;
  return headings.flatMap(({ depth, text, line }): Finding[] => {
    const before = last;
    last = depth;
    if (depth <= before + 1) return [];
    const message = `The heading "${text}" is of level ${depth} below one of level ${before}.`;
    const hint = `Write it with ${before + 1} signs: ${'#'.repeat(before + 1)} ${text}.`;
    return [
      { code: 'heading-jump', level: 'warning', where: `${file}:${line}`, message, hint, subject: text },
    ];
  });
}
