import { BROKEN } from '../shared/note-html.ts';
import type { MdxPage, Modules } from './mdx-runtime.ts';

/** What a page uses and nobody has. */
export interface Gap {
  name: string;
  /** Empty where the mistake is told already: of an import that leads nowhere. */
  message: string;
  hint: string;
}

const gaps = new WeakMap<object, Gap>();

/** The gap that an element's type stands for; undefined for a type that is there. */
export function gapOf(type: unknown): Gap | undefined {
  if (type === undefined || type === null) {
    const hint = 'Check that its module exports it.';
    return { name: '?', message: 'The component that is used here is undefined.', hint };
  }
  if (typeof type === 'string' && !TAG.test(type)) {
    return {
      name: '?',
      message: 'The component that is used here is the address of a file.',
      hint: NO_COMPONENT,
    };
  }
  return typeof type === 'function' ? gaps.get(type) : undefined;
}

/** What to write in the place of an image that is used as a component. */
export const NO_COMPONENT = 'An import of an image gives its address: write <img src={Name} alt="" />.';

/** A name of an element, as React checks it. */
const TAG = /^[a-zA-Z][\w:.-]*$/;

/**
 * A value for a name that nobody has. Its members, as in `<Tabs.Item>`, are such values as well. Where the mistake is
 * told already, it is also data of which nothing is shown: what follows from a mistake is not one more.
 */
function gap(name: string, message: string, hint: string): unknown {
  const value: object = new Proxy(() => null, {
    get(target, key) {
      if (typeof key === 'string' && (/^[A-Z]/.test(key) || (message === '' && !(key in target)))) {
        return REACTS_OWN.test(key) ? undefined : gap(`${name}.${key}`, message, hint);
      }
      if (message === '' && key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (message === '' && key === Symbol.toPrimitive) return () => '';
      return Reflect.get(target, key);
    },
  });
  gaps.set(value, { name, message, hint });
  return value;
}

/** What React, and promises, ask of any value. */
const REACTS_OWN =
  /^(?:\$\$typeof|then|contextType|contextTypes|childContextTypes|defaultProps|displayName)$/;

/** How the code of a page names what it lacks unless somebody provides it (satteri's function body). */
const REFERENCE = /_missingMdxReference\("([^"]+)", (?:true|false)/g;
/** How it reads its imports (`markdown/mdx-code.ts`). */
const IMPORT = /const (\{ [^}]* \}|[\w$]+) = arguments\[0\]\.modules\[("(?:[^"\\]|\\.)*")\];/g;
const NAME = /("(?:[^"\\]|\\.)*"): ([\w$]+)/g;

/** Modules and components of a page, with a gap for each name that the page's code reads and that is not there. */
export function withGaps({ code, modules, components, project }: MdxPage): {
  modules: Modules;
  components: Record<string, unknown>;
} {
  const all: Record<string, unknown> = { ...components };
  for (const [, name = ''] of code.matchAll(REFERENCE)) {
    const hint = 'Import it at the top of the file, or correct its name.';
    if (!all[name]) all[name] = gap(name, `<${name}> is not defined.`, hint);
  }
  const filled = { ...modules };
  for (const [, names = '', key = '""'] of code.matchAll(IMPORT)) {
    const id: string = JSON.parse(key);
    const exported = filled[id];
    const shown = project && id.startsWith(project) ? id.slice(project.length + 1) : id;
    if (!names.startsWith('{')) {
      filled[id] ??= gap(names, '', '') as Modules[string];
      continue;
    }
    const own: Modules[string] = {};
    for (const [, imported = '""', local = ''] of names.matchAll(NAME)) {
      const name: string = JSON.parse(imported);
      if (exported && name in exported) continue;
      const message = exported && !(BROKEN in exported) ? `<${local}> is not exported by ${shown}.` : '';
      own[name] = gap(local, message, 'Correct the name in the import, or export it there.');
    }
    if (!exported || Object.keys(own).length > 0) filled[id] = { ...exported, ...own };
  }
  return { modules: filled, components: all };
}
