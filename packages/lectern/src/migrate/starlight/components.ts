import { wholeLines } from '../edits.ts';
import {
  blockAt,
  type JsxValue,
  type PlacedJsx,
  propsOf,
  rename,
  replaceWith,
  tagsOf,
  textProp,
} from '../jsx.ts';
import { escapeText } from '../note.ts';
import type { Page } from '../page.ts';
import type { Report } from '../report.ts';
import type { IconExport, StarIcons } from './icons.ts';

/** Translates a component of Starlight. Returns the name that the page then imports, or null for none. */
export type Translate = (page: Page, node: PlacedJsx, context: Context) => string | null;

export interface Context {
  report: Report;
  /** Files that the page imports, by local name: `?raw` texts and images. */
  files: ReadonlyMap<string, string>;
  /** Checks whether such a file exists. */
  exists(specifier: string): boolean;
  icons: StarIcons;
  /** Icon exports that the page imports. */
  iconNames: Set<IconExport>;
}

const BADGES: Record<string, string> = {
  note: 'info',
  tip: 'tip',
  caution: 'warning',
  danger: 'danger',
  success: 'tip',
  default: 'info',
};

/** Removes an icon and reports it. */
function withoutIcon(page: Page, node: PlacedJsx, { report }: Context): Record<string, JsxValue> {
  const { icon, slot: _slot, class: className, ...props } = propsOf(node);
  if (icon !== undefined) {
    report.add(
      'icon',
      page.where(node.start),
      `${node.name}: icon ${typeof icon === 'string' ? `"${icon}"` : 'in an expression'}`,
    );
  }
  return className === undefined ? props : { ...props, className };
}

const as =
  (
    name: string,
    change: (props: Record<string, JsxValue>) => Record<string, JsxValue> = (props) => props,
  ): Translate =>
  (page, node, context) => {
    rename(page, node, name, change(withoutIcon(page, node, context)));
    return name;
  };

function without(...names: string[]) {
  return (props: Record<string, JsxValue>) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));
}

/** Translates a card, which keeps its icon if the icon is known. */
function card(page: Page, node: PlacedJsx, context: Context): string {
  const name = textProp(node, 'icon');
  if (!context.icons.take(name)) return as('Card')(page, node, context) ?? 'Card';
  context.iconNames.add('iconSource');
  const { slot: _slot, ...props } = propsOf(node);
  rename(page, node, 'Card', { ...props, icon: { code: `iconSource('${name}')` } });
  return 'Card';
}

/** Components of `@astrojs/starlight/components`, and `Fragment` and `Image` of Astro. */
export const TRANSLATE: Record<string, Translate> = {
  Tabs: as('Tabs', ({ syncKey, ...props }) =>
    syncKey === undefined ? props : { groupId: syncKey, ...props },
  ),
  TabItem: as('Tab'),
  Steps: as('Steps'),
  FileTree: as('FileTree'),
  CardGrid: as('CardGrid', without('stagger')),
  Card: card,
  LinkCard: as('LinkCard', without('target', 'rel')),
  // The default type is note in Starlight, and info in Lectern.
  Aside: as('Callout', (props) => ({ type: 'note', ...props })),
  Badge: as('Badge', ({ variant, size: _size, ...props }) => {
    const type = typeof variant === 'string' ? BADGES[variant] : undefined;
    return type ? { ...props, type } : props;
  }),
  LinkButton: as('Link', without('variant', 'iconPlacement')),
  Icon: icon,
  Code: code,
  Fragment: unwrapped,
  Image: image,
  Picture: image,
};

/** Keeps a known icon. Any other is treated as decoration, and only its label is kept. */
function icon(page: Page, node: PlacedJsx, { report, icons, iconNames }: Context): null {
  const label = textProp(node, 'label');
  if (icons.take(textProp(node, 'name'))) {
    iconNames.add('Icon');
    const { slot: _slot, ...props } = propsOf(node);
    rename(page, node, 'Icon', props);
    return null;
  }
  report.add(
    'icon',
    page.where(node.start),
    `<Icon name="${textProp(node, 'name') ?? '…'}">${label ? '; its label is shown' : ''}`,
  );
  const isAlone = node.type === 'mdxJsxFlowElement' && !label;
  if (isAlone) page.edits.push(wholeLines(page.source, node.start, node.end));
  else replaceWith(page, node, label ? escapeText(label) : '');
  return null;
}

function code(page: Page, node: PlacedJsx, { files, report, exists }: Context): null {
  const { code: value } = propsOf(node);
  const name = typeof value === 'object' ? value.code.trim() : '';
  const named = files.get(name);
  const file = named !== undefined && exists(named) ? named : undefined;
  if (named !== undefined && file === undefined)
    report.add('include', page.where(node.start), `<Code> shows ${named}, which does not exist.`);
  const text = textProp(node, 'code') ?? templateText(name);
  if (named === undefined && text === undefined) {
    report.add(
      'component',
      page.where(node.start),
      '<Code> shows what an expression gives; its source is shown in its place.',
    );
  }
  const title = textProp(node, 'title');
  const marks = ['mark', 'ins', 'del'].flatMap((key) => {
    const mark = propsOf(node)[key];
    const lines = typeof mark === 'object' ? /^\s*\[([\d\s,'"-]+)\]\s*$/.exec(mark.code)?.[1] : undefined;
    return lines ? [`${key === 'mark' ? '' : `${key}=`}{${lines.replace(/['"\s]/g, '')}}`] : [];
  });
  const info = [
    textProp(node, 'lang') ?? '',
    title && `title="${title}"`,
    ...marks,
    file !== undefined && `file="${file.replace(/\?raw$/, '')}"`,
  ];
  const shown = file !== undefined ? [] : (text ?? page.source.slice(node.start, node.end)).split('\n');
  const fence = '`'.repeat(
    Math.max(3, ...[...shown.join('\n').matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  const block = blockAt(page.source, node.start, [fence + info.filter(Boolean).join(' '), ...shown, fence]);
  replaceWith(page, node, block);
  return null;
}

function templateText(code: string): string | undefined {
  const text = /^`([\s\S]*)`$/.exec(code)?.[1];
  if (text === undefined || /(?<!\\)\$\{/.test(text)) return undefined;
  return text.replace(/\\([`$\\])/g, '$1').replace(/^\n|\n\s*$/g, '');
}

/** Removes the tags of an element. Its content is kept. */
export function unwrapped(page: Page, node: PlacedJsx): null {
  const { opening, closing } = tagsOf(page, node);
  const inline = node.type === 'mdxJsxTextElement';
  for (const tag of [opening, ...(closing ? [closing] : [])]) {
    page.edits.push(inline ? { ...tag, text: '' } : wholeLines(page.source, tag.start, tag.end));
  }
  return null;
}

function image(page: Page, node: PlacedJsx, { files }: Context): string | null {
  const { src } = propsOf(node);
  const file = typeof src === 'object' ? files.get(src.code.trim()) : src === true ? undefined : src;
  if (!file) return null;
  replaceWith(page, node, `![${escapeText(textProp(node, 'alt') ?? '')}](${file})`);
  return null;
}
