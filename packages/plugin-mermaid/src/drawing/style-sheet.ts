/** A style rule: its selectors, and the text between its braces. */
export interface StyleRule {
  selectors: string[];
  text: string;
}

/** Returns the rules of a style sheet, except those inside of at-rules. */
export function readRules(css: string): StyleRule[] {
  const plain = css.replace(/@[^{;]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', text = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    text: text.trim(),
  }));
}

/** The part of `CSSStyleSheet` that Mermaid uses. It collects rules as they are written. */
export class StyleSheet {
  cssRules: Rule[] = [];

  insertRule(cssText: string, index = 0): number {
    this.cssRules.splice(index, 0, new Rule(cssText));
    return index;
  }

  replaceSync(cssText: string): void {
    this.cssRules = [new Rule(cssText)];
  }
}

class Rule {
  readonly #text: string;
  readonly #added: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get style() {
    const added = this.#added;
    return {
      length: added.length,
      setProperty: (name: string, value: string) => void added.push(`${name}: ${value};`),
    };
  }

  get cssText(): string {
    return this.#added.length > 0 ? this.#text.replace(/\}\s*$/, `${this.#added.join(' ')} }`) : this.#text;
  }
}
