import type { Comment, CommentDisplayPart, CommentTag } from 'typedoc';
import { type Context, hrefOf } from './context.ts';
import { escapeMarkdown } from './escape.ts';

/** Returns parts of a comment as Markdown, with links to the pages that they refer to. */
export function markdownOf(parts: readonly CommentDisplayPart[], context: Context): string {
  return parts
    .map((part) => partOf(part, context))
    .join('')
    .trim();
}

function partOf(part: CommentDisplayPart, context: Context): string {
  if (part.kind === 'text') return part.text.replace(/<(?=\/?([A-Za-z][\w-]*))/g, keepElement);
  // A relative link is a mistake of the comment, which is already reported. The page must not add another one.
  if (part.kind === 'relative-link') return '#';
  if (part.kind !== 'inline-tag') return part.text;
  if (!part.tag.startsWith('@link')) return part.text;
  const { target } = part;
  const text = part.text.trim() || (typeof target === 'object' && 'name' in target ? target.name : '');
  const shown = part.tag === '@linkcode' ? `\`${text}\`` : escapeMarkdown(text);
  const href =
    typeof target === 'string' ? target : target && 'kind' in target ? hrefOf(target, context) : null;
  return href ? `[${shown}](${href.includes(' ') ? `<${href}>` : href})` : shown;
}

/** Elements that comments may contain. Any other name in angle brackets is a type. */
const ELEMENTS = new Set(
  'a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr http https i img ins kbd li mark mailto ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var video'.split(
    ' ',
  ),
);

function keepElement(sign: string, name: string): string {
  return ELEMENTS.has(name) ? sign : '&lt;';
}

/** Matches blocks that do not fit into a table, where a cell is a single line. */
const BLOCKS = /```|~~~|^\s*\|.*\|\s*$|^#{1,6} /m;

/** Returns Markdown for the cell of a table. Paragraphs and lists become lines. */
export function cellOf(markdown: string): string {
  const text = BLOCKS.test(markdown) ? (markdown.split(/\n\s*\n/)[0] ?? '') : markdown;
  return text
    .trim()
    .replace(/\n\s*\n/g, '<br><br>')
    .replace(/\n[ \t]*(?:[-*+]|\d+[.)])[ \t]+/g, '<br>• ')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

/** Checks whether a comment says more than fits into a cell. */
export function isLong(comment: Comment | undefined, context: Context): boolean {
  if (!comment) return false;
  const shown = comment.blockTags.filter(({ tag }) => !CELL_TAGS.has(tag));
  return shown.length > 0 || BLOCKS.test(markdownOf(comment.summary, context));
}

/** Tags that a cell shows as well. */
const CELL_TAGS = new Set([
  '@deprecated',
  '@since',
  '@defaultValue',
  '@default',
  '@returns',
  '@remarks',
  '@param',
]);

/** Returns the comment of a member on one line. */
export function commentCell(comment: Comment | undefined, context: Context): string {
  if (!comment) return '';
  const { words } = context;
  const tag = (name: `@${string}`) => comment.getTag(name)?.content;
  const deprecated = tag('@deprecated');
  const since = tag('@since');
  const remarks = tag('@remarks');
  return cellOf(
    [
      deprecated && `**${words.deprecated}**${colon(markdownOf(deprecated, context))}`,
      markdownOf(comment.summary, context),
      remarks && markdownOf(remarks, context),
      since && `${words.since} ${markdownOf(since, context)}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
}

function colon(text: string): string {
  return text ? `: ${text}` : '';
}

/** Returns the default value that a comment specifies, as Markdown. */
export function defaultOf(comment: Comment | undefined, context: Context): string {
  const tag = comment?.getTag('@defaultValue') ?? comment?.getTag('@default');
  const text = tag ? markdownOf(tag.content, context) : '';
  // TypeDoc puts code into a code block if it is not in one yet.
  return text.replace(/^```\w*\n([^\n]*)\n```$/, '`$1`');
}

const HANDLED = new Set([
  '@returns',
  '@param',
  '@typeParam',
  '@template',
  '@remarks',
  '@deprecated',
  '@since',
  '@defaultValue',
  '@default',
  '@example',
  '@throws',
  '@see',
  '@category',
  '@group',
  '@inheritDoc',
  '@module',
  '@packageDocumentation',
  '@summary',
]);

/** Returns the beginning of a comment: a note that it is deprecated, its text, and remarks. */
export function lead(comment: Comment | undefined, context: Context): string[] {
  if (!comment) return [];
  const deprecated = comment.getTag('@deprecated');
  const marks = ['@alpha', '@beta', '@experimental'].filter((name) =>
    comment.modifierTags.has(name as '@beta'),
  );
  return [
    deprecated
      ? `::: warning ${context.words.deprecated}\n${markdownOf(deprecated.content, context)}\n:::`
      : '',
    marks.length > 0 ? `*${marks.map((name) => name.slice(1)).join(', ')}*` : '',
    markdownOf(comment.summary, context),
    ...comment.getTags('@remarks').map(({ content }) => markdownOf(content, context)),
  ];
}

/**
 * Returns the rest of a comment: errors, examples and all other tags.
 *
 * @param heading returns the heading of a part
 */
export function rest(
  comment: Comment | undefined,
  context: Context,
  heading: (text: string, id: string) => string,
): string[] {
  if (!comment) return [];
  const { words } = context;
  const text = ({ content }: CommentTag) => markdownOf(content, context);
  const tags = (name: string) => comment.blockTags.filter(({ tag }) => tag === name);
  const others = comment.blockTags.filter(({ tag }) => !HANDLED.has(tag));
  const throws = tags('@throws').map((tag) => `${thrown(tag)}${text(tag)}`);
  return [
    ...(throws.length > 0 ? [heading(words.throws, 'section-throws'), bullets(throws)] : []),
    ...others.map((tag) => `**${escapeMarkdown(titled(tag))}**\n\n${text(tag)}`),
    ...tags('@example').flatMap((tag, index) => [
      heading(
        tag.name ? `${words.example}: ${escapeMarkdown(tag.name)}` : words.example,
        numbered('example', index),
      ),
      text(tag),
    ]),
    ...tags('@see').map((tag) => `**${words.see}** ${text(tag)}`),
    ...tags('@since').map((tag) => `${words.since} ${text(tag)}`),
  ];
}

/** Returns the type of `@throws {RangeError} when …`. */
function thrown({ typeAnnotation }: CommentTag): string {
  return typeAnnotation ? `\`${typeAnnotation.replace(/^\{|\}$/g, '')}\` ` : '';
}

function bullets(items: readonly string[]): string {
  if (items.length === 1) return items[0] ?? '';
  return items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}

/** Returns the title of a tag: `@customTag` becomes "Custom tag". */
function titled({ tag, name }: CommentTag): string {
  const words = tag
    .slice(1)
    .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1) + (name ? `: ${name}` : '');
}

/** Returns the id of a section. It has a hyphen, which names of members do not have. */
export function numbered(name: string, index: number): string {
  return `section-${name}${index > 0 ? `-${index + 1}` : ''}`;
}
