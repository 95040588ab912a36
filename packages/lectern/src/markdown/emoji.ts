import { nameToEmoji } from 'gemoji';
import type { MdastPluginInstance } from 'satteri';

/** Matches `:tada:`, but not the middle of `12:30:45` or of `a::b::c`. */
const SHORTCODE = /(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g;

/** Replaces GitHub's names of emoji in one file. */
export interface Emoji {
  /** Visitor that turns `:tada:` in text into the emoji. */
  visitor: MdastPluginInstance;
  /**
   * Returns the emoji for a directive `:tada` before a colon, which belongs to the name. Returns undefined if the two
   * are not an emoji. If containers are in use, the parser treats the name as a directive.
   */
  ofDirective(name: string, end: number): string | undefined;
}

/** @returns null if the text has no known shortcode */
export function emojiIn(text: string): Emoji | null {
  if (!Array.from(text.matchAll(SHORTCODE)).some(([, name = '']) => emojiOf(name))) return null;
  /** Offsets of the colons that end directives. */
  const colons = new Set<number>();
  return {
    visitor: {
      text(node, context) {
        const isAfterName = colons.has(node.position?.start.offset ?? -1);
        const value = (isAfterName ? node.value.slice(1) : node.value).replace(
          SHORTCODE,
          (all, name: string) => emojiOf(name) ?? all,
        );
        if (value !== node.value) context.setProperty(node, 'value', value);
      },
    },
    ofDirective(name, end) {
      const emoji = text[end] === ':' ? emojiOf(name) : undefined;
      if (emoji) colons.add(end);
      return emoji;
    },
  };
}

function emojiOf(name: string): string | undefined {
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}
