import { escapeHtml } from '../../shared/escape-html.ts';
import { attributesOf } from '../html-tags.ts';
import { moduleNames } from '../imports.ts';

/** Parts of a Vue component that can be read without running it. */
export interface VueFile {
  /** Null if it has none. */
  template: string | null;
  script: string;
}

export function readVueFile(source: string): VueFile {
  const template = /<template(?:\s[^>]*)?>([\s\S]*)<\/template>/.exec(source)?.[1] ?? null;
  const script = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  return { template, script: script.join('\n') };
}

/**
 * Returns the HTML of a component that only renders its input: no code except `defineProps`, no directives, and no
 * components except `<Badge>`.
 *
 * @param inner content between its tags
 * @returns null for a component that does more
 */
export function staticHtml(
  { template, script }: VueFile,
  given: ReadonlyMap<string, string>,
  inner: string,
): string | null {
  const code = script.replace(/(?:const\s+\w+\s*=\s*)?defineProps(?:<[\s\S]*?>\(\)|\([\s\S]*?\))\s*;?/g, '');
  if (template === null || code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim() !== '') return null;
  let isStatic = true;
  const value = (expression: string): string => {
    const name = expression.trim();
    const text = /^(['"`])([^'"`]*)\1$/.exec(name)?.[2];
    const found = text ?? given.get(name) ?? '';
    const filled = found.replace(/\$\{\s*(\w+)\s*\}/g, (_all, prop: string) => given.get(prop) ?? '');
    if (text === undefined && !/^\w+$/.test(name)) isStatic = false;
    return filled;
  };
  const html = template
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<slot\s*(?:\/>|>([\s\S]*?)<\/slot>)/g, (_all, instead: string = '') => inner.trim() || instead)
    .replace(/\{\{([\s\S]*?)\}\}/g, (_all, expression: string) => escapeHtml(value(expression)))
    .replace(
      /<([A-Za-z][\w.-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/g,
      (_all, name: string, attributes: string, closes: string) => {
        const written = attributesOf(attributes).map((attribute) => {
          const { name: key, value: text } = attribute;
          if (/^(?:v-|@|#)/.test(key)) isStatic = false;
          return key.startsWith(':')
            ? `${key.slice(1)}="${escapeHtml(value(text ?? key.slice(1)))}"`
            : attribute.written.replace(/\s+/g, ' ');
        });
        return `<${[name, ...written].join(' ')}${closes ? ' /' : ''}>`;
      },
    )
    .replace(
      /<Badge\b([^>]*?)\s*(?:\/>|>([\s\S]*?)<\/Badge>)/g,
      (_all, attributes: string, content: string = '') => {
        const values = new Map(attributesOf(attributes).map(({ name, value: text }) => [name, text ?? '']));
        return `<span class="badge callout-${values.get('type') ?? 'tip'}">${values.get('text') ?? content}</span>`;
      },
    );
  // A nested component or custom element may do anything, so the HTML is not static.
  if (!isStatic || /<\/?(?:[A-Z]|[a-z]+-)/.test(html) || /\{\{/.test(html)) return null;
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(?!(?:br|hr|img|input)\b)(\w+)([^<>]*?)\s*\/>/g, '<$1$2></$1>')
    .trim();
}

/** Returns the data modules that a component imports, with the imported names. */
export function dataImports({ script }: VueFile): { specifier: string; imported: string }[] {
  return moduleNames(script, 'script.ts').imports.flatMap(({ specifier, names, isType }) =>
    isType || !/\.data(?:\.[cm]?[jt]s)?$/.test(specifier)
      ? []
      : names.map(({ imported }) => ({ specifier, imported })),
  );
}
