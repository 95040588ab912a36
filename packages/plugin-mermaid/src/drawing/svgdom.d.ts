/** The part of svgdom that is used here. The package has no types. */
declare module 'svgdom' {
  /** A font that svgdom uses to measure text. */
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    xHeight: number;
    capHeight: number;
    layout(text: string): { glyphs: readonly { advanceWidth: number }[] };
  }

  /** A window with everything that the DOM has. Only the members that are changed are declared. */
  export interface Window extends Record<string, unknown> {
    document: Record<string, unknown>;
    Node: { prototype: object };
    Element: { prototype: object };
    HTMLElement: { prototype: object };
    getComputedStyle: (node: unknown) => { getPropertyValue(name: string): string };
    SVGGraphicsElement: { prototype: object };
  }

  export function createHTMLWindow(): Window;
  export const config: { getFonts(): Record<string, Font> };
}
