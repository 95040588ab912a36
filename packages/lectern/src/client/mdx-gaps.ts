import { BROKEN } from '../shared/note-html.ts';
import type { MdxPage, Modules } from './mdx-runtime.ts';

/** A name that a page uses and nothing defines. */
export interface Gap {
  name: string;
  /** Empty if the mistake is already reported: the import could not be resolved. */
  message: string;
  hint: string;
}

const gaps = new WeakMap<object, Gap>();

/** Returns the gap behind an element's type; undefined for a type that exists. */
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

/** Hint for an image that is used as a component. */
export const NO_COMPONENT = 'An import of an image gives its address: write <img src={Name} alt="" />.';

/** Valid element name, as React checks it. */
const TAG = /^[a-zA-Z][\w:.-]*$/;

/**
 * Returns a placeholder for an undefined name. Its members, as in `<Tabs.Item>`, are placeholders as well. If the
 * mistake is already reported, the value also acts as empty data, so that no follow-up mistakes are reported.
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

/** Properties that React and promises read from any value. */
const REACTS_OWN =
  /^(?:\$\$typeof|then|contextType|contextTypes|childContextTypes|defaultProps|displayName)$/;

/** How the code of a page refers to a component that must be provided to it (satteri's function body). */
const REFERENCE = /_missingMdxReference\("([^"]+)", (?:true|false)/g;
/** How the code of a page reads its imports (`markdown/mdx-code.ts`). */
const IMPORT = /const (\{ [^}]* \}|[\w$]+) = arguments\[0\]\.modules\[("(?:[^"\\]|\\.)*")\];/g;
const NAME = /("(?:[^"\\]|\\.)*"): ([\w$]+)/g;

/**
 * Returns the modules and components of a page, with a gap for each name that the page's code reads and that is
 * missing.
 */
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
