import { parseSync, Visitor } from 'vite';
import type { Edit } from '../edits.ts';
import { applyEdits } from '../edits.ts';
import { type ImportStatement, moduleNames } from '../imports.ts';

/** The code between the fences of a component, split into the parts of its translation. */
export interface Front {
  /** The original code. */
  code: string;
  imports: ImportStatement[];
  /** Types and exports, which are placed outside the function. */
  outside: string;
  /** Code that runs for each use. */
  inside: string;
  /** Names that it declares or imports. */
  names: ReadonlySet<string>;
  /** Names that it declares. */
  declared: ReadonlySet<string>;
  /** Patterns with which it looks up pictures. */
  images: string[];
  /** Names of the runtime that the translated code needs. */
  runtime: string[];
}

/**
 * Reads the code of a component and removes `await`, since rendering is synchronous here.
 *
 * @throws Error that says why it cannot run
 */
export function readFront(front: string, dir: string): Front {
  const { program, errors } = parseSync('front.ts', front);
  const [error] = errors;
  if (error) throw new Error(`has code that cannot be read (${error.message})`);
  const { edits, images, runtime } = globs(front, dir);
  const { imports, declared } = moduleNames(front, 'front.ts');
  const parts = { outside: [] as string[], inside: [] as string[] };
  let from = 0;
  for (const { type, start, end } of program.body) {
    const inner = edits.filter((edit) => edit.start >= start && edit.end <= end);
    const comments = front.slice(from, start).trim();
    from = end;
    if (type === 'ImportDeclaration') continue;
    const isOutside = /^(?:Export|TSInterface|TSTypeAlias|TSEnum|TSModule)/.test(type);
    const moved = inner.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const code = applyEdits(front.slice(start, end), moved);
    parts[isOutside ? 'outside' : 'inside'].push([comments, code].filter(Boolean).join('\n'));
  }
  const names = new Set([...declared, ...imports.flatMap((item) => item.names.map(({ local }) => local))]);
  return {
    code: front,
    imports,
    outside: parts.outside.join('\n\n'),
    inside: parts.inside.join('\n'),
    names,
    declared,
    images,
    runtime,
  };
}

const PICTURE =
  /\.(?:\{[^}]*(?:png|jpe?g|webp|avif|svg|gif)[^}]*\}|png|jpe?g|webp|avif|svg|gif)$|\{[^}]*\.(?:png|jpe?g|webp|avif)[^}]*\}$/;

/** Replaces `import.meta.glob` with a helper that loads its files eagerly, and removes `await` on its results. */
function globs(front: string, dir: string): { edits: Edit[]; images: string[]; runtime: string[] } {
  const edits: Edit[] = [];
  const images: string[] = [];
  const runtime = new Set<string>();
  const waits: { start: number; argument: { start: number; end: number; type: string } }[] = [];
  new Visitor({
    AwaitExpression: (node) => void waits.push(node),
    CallExpression({ callee, arguments: given, start, end }) {
      if (front.slice(callee.start, callee.end).replace(/\s/g, '') !== 'import.meta.glob') return;
      const [pattern, options] = given;
      if (!pattern || options) throw new Error('uses import.meta.glob with settings');
      const patterns = front.slice(pattern.start, pattern.end);
      const isPicture = PICTURE.test(patterns.replace(/['"`\]\s,]+$/, ''));
      if (!isPicture && /\.(?:mdx?|astro)['"`]/.test(patterns)) throw new Error('reads pages by a pattern');
      const helper = isPicture ? 'astroPictures' : 'astroModules';
      runtime.add(helper);
      if (isPicture) images.push(patterns);
      const how = isPicture ? `{ eager: true, import: 'default' }), '${dir}'` : '{ eager: true })';
      edits.push({ start, end, text: `${helper}(import.meta.glob(${patterns}, ${how})` });
    },
  }).visit(parseSync('front.ts', front).program);
  for (const { start, argument } of waits) {
    const code = front.slice(argument.start, argument.end);
    const isLoaded = edits.length > 0 && /^\w+(?:\[[^\]]*\])?!?\(\)$/.test(code);
    if (!isLoaded && !code.startsWith('getImage(')) throw new Error('waits for something (await)');
    edits.push({ start, end: argument.start, text: '' });
  }
  return { edits, images, runtime: [...runtime] };
}
