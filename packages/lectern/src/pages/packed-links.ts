import type { PageLink } from '../markdown/types.ts';

/**
 * A link of a page as it is stored in `pages.jsonl`. Most values can be derived from others, and links would be three
 * quarters of that file. A value that can be derived is 0. Such values at the end are left out.
 */
type PackedLink = [
  raw: string,
  /** Only the line number, if the file is that of the previous link. */
  where: string | number,
  text?: string | 0,
  href?: string | 0,
  route?: string | 0 | null,
  hash?: string | 0,
  publicFile?: string | 0,
  external?: 0 | 1,
];

/** Links of a page as they are stored. A link with additional properties is stored unchanged. */
export type PackedLinks = readonly (PackedLink | PageLink)[];

export function packLinks(links: readonly PageLink[]): PackedLinks {
  let file = '';
  return links.map((link) => {
    const { href, route, publicFile, hash, external, raw, where, text = 0, ...more } = link;
    if (Object.keys(more).length > 0) return link;
    const at = where.lastIndexOf(':');
    const isNear = at > 0 && where.slice(0, at) === file && /^[1-9]\d*$/.test(where.slice(at + 1));
    file = where.slice(0, at);
    const [path, id] = partsOf(href);
    const values: PackedLink = [
      raw,
      isNear ? Number(where.slice(at + 1)) : where,
      text,
      href === raw ? 0 : href,
      route === path ? 0 : route,
      hash === id ? 0 : hash,
      publicFile ?? 0,
      external ? 1 : 0,
    ];
    return values.slice(0, values.findLastIndex((value) => value !== 0) + 1) as PackedLink;
  });
}

/** @throws TypeError for data that `packLinks` did not write */
export function unpackLinks(packed: PackedLinks): PageLink[] {
  let file = '';
  return packed.map((link) => {
    if (!Array.isArray(link)) return link as PageLink;
    // Read by index: destructuring the array takes longer, and a large site has hundreds of thousands of links.
    const [raw, place] = [link[0], link[1]];
    if (typeof place === 'string') file = place.slice(0, place.lastIndexOf(':') + 1);
    const href = given(link[3], raw);
    const [path, id] = partsOf(href);
    const unpacked: PageLink = {
      href,
      route: given(link[4], path),
      publicFile: given(link[6], null),
      hash: given(link[5], id),
      external: link[7] === 1,
      raw,
      where: typeof place === 'string' ? place : file + place,
    };
    if (typeof link[2] === 'string') unpacked.text = link[2];
    return unpacked;
  });
}

/** Returns a stored value, or the derived one if it was left out. */
function given<Value, Told>(value: Value | 0 | undefined, told: Told): Value | Told {
  return value === 0 || value === undefined ? told : value;
}

/** Splits a URL at `#`. */
function partsOf(href: string): [path: string, hash: string] {
  const at = href.indexOf('#');
  return at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at + 1)];
}
