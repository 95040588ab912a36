/** Comments, then elements whose content is no HTML, then tags with their attributes. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** They mean nothing without styles and scripts of the site; what is in them stays. */
const UNWRAPPED = new Set(['span', 'lectern-island', 'lectern-slot', 'font']);
/** Controls, which nothing answers to. */
const DROPPED = new Set(['button', 'select', 'dialog', 'link', 'meta', 'base']);
/** What styles, scripts and screen readers of the site go by. */
const OWN_ATTRIBUTE = /^(?:class|style|tabindex|target|role|hidden|for|slot|on.*|data-.*|aria-.*)$/i;
const URL_ATTRIBUTES = new Set(['href', 'src', 'poster', 'cite']);

type Fate = 'kept' | 'unwrapped' | 'dropped' | 'label';

/**
 * The HTML of an article as it can be read elsewhere: addresses are absolute; what needs the site's styles and scripts
 * (anchor links, buttons, colours of code) is taken away, as is the title, which feeds have beside it.
 *
 * @param page absolute URL of the page
 */
export function feedHtml(article: string, page: string): string {
  const text = article.replace(/^\s*<h1\b[\s\S]*?<\/h1>/, '');
  const open: { name: string; fate: Fate }[] = [];
  let dropped = 0;
  let html = '';
  let end = 0;
  const close = ({ name, fate }: { name: string; fate: Fate }, isWritten: boolean) => {
    if (fate === 'dropped') dropped--;
    else if (isWritten && dropped === 0) html += endTag(name, fate);
  };
  for (const match of text.matchAll(TOKEN)) {
    const { 0: found, 2: slash, 3: given = '', 4: attributes = '', 5: selfClosed = '', index } = match;
    if (dropped === 0) html += text.slice(end, index);
    end = index + found.length;
    const name = given.toLowerCase();
    if (!name) continue;
    if (slash) {
      const start = open.findLastIndex((element) => element.name === name);
      // What was left open inside ends here as well, and a parser knows that.
      if (start >= 0)
        for (const element of open.splice(start).reverse()) close(element, element.name === name);
      continue;
    }
    const read = readAttributes(attributes);
    const fate = fateOf(name, read);
    if (dropped === 0) html += startTag(given + selfClosed, fate, read, page);
    if (VOID.has(name) || selfClosed) continue;
    if (fate === 'dropped') dropped++;
    open.push({ name, fate });
  }
  return (dropped === 0 ? html + text.slice(end) : html).trim();
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (!found.has(name)) found.set(name, double ?? single?.replaceAll('"', '&quot;') ?? bare ?? '');
  }
  return found;
}

function fateOf(name: string, attributes: ReadonlyMap<string, string>): Fate {
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  if (DROPPED.has(name) || attributes.get('aria-hidden') === 'true') return 'dropped';
  if (['header-anchor', 'sr-only', 'code-tools'].some((own) => classes.includes(own))) return 'dropped';
  if (name === 'label') return 'label';
  return UNWRAPPED.has(name) ? 'unwrapped' : 'kept';
}

/** @param tag its name as it was written, with a slash where the tag had one */
function startTag(tag: string, fate: Fate, attributes: ReadonlyMap<string, string>, page: string): string {
  if (fate === 'label') return '<p><strong>';
  if (fate !== 'kept') return '';
  if (/^input\b/i.test(tag)) {
    if (attributes.get('type') !== 'checkbox') return '';
    return attributes.has('checked') ? '☑' : '☐';
  }
  const kept = [...attributes].filter(([key]) => !OWN_ATTRIBUTE.test(key));
  const [, name = '', slash = ''] = /^(.*?)(\/?)$/.exec(tag) ?? [];
  return `<${name}${kept.map(([key, value]) => ` ${key}="${absolute(key, value, page)}"`).join('')}${slash}>`;
}

function endTag(name: string, fate: Fate): string {
  if (fate === 'label') return '</strong></p>';
  return fate === 'kept' ? `</${name}>` : '';
}

function absolute(key: string, value: string, page: string): string {
  if (key === 'srcset') {
    return value.replace(
      /(^|,\s*)([^\s,]\S*)/g,
      (_, before: string, url: string) => before + resolve(url, page),
    );
  }
  return URL_ATTRIBUTES.has(key.toLowerCase()) ? resolve(value, page) : value;
}

/** Character references stay as they are: `&amp;` is no part of a URL that `URL` would change. */
function resolve(url: string, page: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return URL.canParse(url, page) ? new URL(url, page).href : url;
}
