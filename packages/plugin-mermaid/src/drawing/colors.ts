import { MARKS } from './palette.ts';

type Rgb = readonly [red: number, green: number, blue: number];
type Role = keyof typeof MARKS;

const ROLES = new Map<string, Role>(Object.entries(MARKS).map(([role, mark]) => [mark, role as Role]));

/** Colors that are hard-coded in Mermaid. */
const FIXED: Record<string, Role> = {
  '#000': 'ink',
  '#000000': 'ink',
  black: 'ink',
  '#444444': 'soft',
  '#666': 'line',
  '#999': 'line',
  '#eaeaea': 'node',
  '#efefef': 'node',
  '#edf2ae': 'note',
};

const COLOR = /#[0-9a-f]{3,6}\b|\b(?:rgb|hsl)a?\([^)]*\)|(?<=(?:fill|stroke|color)(?:="|:\s*))black\b/gi;

/**
 * Replaces the marks in a drawing with the custom properties that they stand for (`palette.ts`).
 *
 * @param code code of the diagram; colors that it contains are kept
 */
export function withSiteColors(svg: string, code: string): string {
  const own = code.toLowerCase();
  return svg.replace(COLOR, (color) => {
    const text = color.toLowerCase();
    if (own.includes(text)) return color;
    const role = ROLES.get(text) ?? FIXED[text];
    if (role) return `var(--mermaid-${role})`;
    if (text.startsWith('hsl')) return `var(--mermaid-${nearestRole(hslToRgb(text))})`;
    return text.startsWith('rgb') ? fromRgb(text, color) : color;
  });
}

function fromRgb(text: string, color: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(text);
  const role = ROLES.get(toHex([red, green, blue]));
  if (!role) return color;
  const property = `var(--mermaid-${role})`;
  return alpha === 1 ? property : `color-mix(in srgb, ${property} ${alpha * 100}%, transparent)`;
}

/** Returns the role of the nearest mark. A color that Mermaid computes from a mark is near to it. */
function nearestRole(rgb: Rgb): Role {
  const distance = (mark: string) => {
    const other = toRgb(mark);
    return rgb.reduce((sum, part, index) => sum + (part - (other[index] ?? 0)) ** 2, 0);
  };
  const [nearest] = [...ROLES].sort(([a], [b]) => distance(a) - distance(b));
  return nearest?.[1] ?? 'node';
}

/** Returns black or white, whichever is readable on a color. Null for a color that is given by name. */
export function inkOn(fill: string): string | null {
  const rgb = fill.startsWith('#') ? toRgb(fill) : (numbersIn(fill) as unknown as Rgb);
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  if (red === undefined || green === undefined || blue === undefined) return null;
  // At 0.179, the contrast with black and with white is the same (WCAG 2).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#111' : '#fff';
}

function numbersIn(text: string): number[] {
  return (text.match(/[\d.]+/g) ?? []).map(Number);
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function toRgb(hex: string): Rgb {
  const digits = hex.length < 7 ? [...hex.slice(1, 4)].map((one) => one + one).join('') : hex.slice(1);
  const part = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

function hslToRgb(text: string): Rgb {
  const [hue = 0, saturation = 0, lightness = 0] = numbersIn(text);
  const amount = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness / 100 - amount * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [part(0), part(8), part(4)];
}
