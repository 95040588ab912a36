import { nameToEmoji } from 'gemoji';
import type { MdastPluginInstance } from 'satteri';

/** `:tada:`, but not the middle of `12:30:45` or of `a::b::c`. */
const SHORTCODE = /(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g;

/** GitHub's names of emoji, in one file. */
export interface Emoji {
  /** The visitor that turns `:tada:` in text into the emoji. */
  visitor: MdastPluginInstance;
  /**
   * The emoji of a directive `:tada` in front of a colon, which belongs to the name; undefined where the two are
   * none. Where containers are in use, the parser takes the name for a directive.
   */
  ofDirective(name: string, end: number): string | undefined;
}

/** @returns null where the text has no shortcode that is known */
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
