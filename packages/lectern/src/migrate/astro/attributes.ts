import type { AstroAttribute } from './parse.ts';

/** React's names for attributes that differ from the lower-case HTML name. */
const NAMES: Record<string, string> = Object.fromEntries(
  (
    'className:class htmlFor:for acceptCharset:accept-charset httpEquiv:http-equiv ' +
    'tabIndex readOnly maxLength minLength colSpan rowSpan crossOrigin srcSet autoComplete autoFocus autoPlay ' +
    'playsInline contentEditable spellCheck encType dateTime frameBorder allowFullScreen useMap noValidate ' +
    'inputMode referrerPolicy fetchPriority charSet hrefLang popoverTarget popoverTargetAction srcDoc srcLang noModule enterKeyHint itemProp itemScope itemType'
  )
    .split(' ')
    .map((entry) => {
      const [ours = '', theirs = ours.toLowerCase()] = entry.split(':');
      return [theirs, ours];
    }),
);

/** Returns an attribute of an HTML element with its React name; null for one that has no meaning in React. */
export function htmlAttribute(attribute: AstroAttribute, tell: (message: string) => void): string | null {
  if (attribute.kind === 'spread') return `{...htmlProps(${attribute.code})}`;
  const { name } = attribute;
  if (name === 'slot') return written('slot', attribute);
  if (/^(?:is|client|transition|server|define):/.test(name) || name === 'data-pagefind-ignore') return null;
  if (name === 'class:list') return `className={classList(${codeOf(attribute)})}`;
  if (name === 'set:html') return `dangerouslySetInnerHTML={{ __html: String(${codeOf(attribute)}) }}`;
  if (name === 'style')
    return attribute.kind === 'text'
      ? `style={${styleObject(attribute.value)}}`
      : `style={styleOf(${codeOf(attribute)})}`;
  if (/^on[a-z]+$/.test(name)) {
    tell(`${name} was taken out.`);
    return null;
  }
  return written(reactName(name), attribute);
}

/** Returns an attribute of a component under its own name; null for a directive of Astro. */
export function componentAttribute(attribute: AstroAttribute): string | null {
  if (attribute.kind === 'spread') return `{...${attribute.code}}`;
  if (/^(?:client|transition|server):/.test(attribute.name)) return null;
  return written(attribute.name, attribute);
}

/** Returns an attribute of a tag that may be an element or a component. */
export function eitherAttribute(attribute: AstroAttribute): string | null {
  const isStyle = 'name' in attribute && attribute.name === 'style';
  return isStyle ? `style={styleOf(${codeOf(attribute)})}` : componentAttribute(attribute);
}

/** Returns the code of an attribute's value. */
export function codeOf(attribute: AstroAttribute): string {
  if (attribute.kind === 'code' || attribute.kind === 'spread') return attribute.code;
  return attribute.kind === 'text' ? JSON.stringify(attribute.value) : 'true';
}

function written(name: string, attribute: AstroAttribute): string {
  if (attribute.kind === 'name') return name;
  if (attribute.kind !== 'text') return `${name}={${attribute.kind === 'code' ? attribute.code : ''}}`;
  return attribute.value.includes('"')
    ? `${name}={${JSON.stringify(attribute.value)}}`
    : `${name}="${attribute.value}"`;
}

function reactName(name: string): string {
  if (/^(?:aria|data)-/.test(name)) return name;
  return NAMES[name] ?? name.replace(/[-:]([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Returns the declarations of `margin-top: 1em; --gap: 2px` as the code of an object. */
export function styleObject(css: string): string {
  const entries = css.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(declaration) ?? [];
    if (!key) return [];
    const name = key.startsWith('--')
      ? key
      : key.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    return [`${/^[a-zA-Z]+$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`];
  });
  return `{ ${entries.join(', ')} }`;
}
