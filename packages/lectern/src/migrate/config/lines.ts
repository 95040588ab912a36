import { type ESTree, parseSync, Visitor } from 'vite';
import { lineAt } from '../edits.ts';

/**
 * Returns the line of a setting in a config, or in a file that is a part of it.
 *
 * @param path path such as `themeConfig.nav[0].text`
 * @returns the line of the property whose own path has the best matching end; 1 if none matches
 */
export function lineOfSetting(code: string, file: string, path: string): number {
  const wanted = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .filter(Boolean);
  let best = { fit: 0, start: 0 };
  const visit = (node: ESTree.ObjectExpression, above: readonly string[]) => {
    for (const property of node.properties) {
      if (property.type !== 'Property') continue;
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const own = [...above, name];
      const fit = fitOf(own, wanted);
      if (fit > best.fit) best = { fit, start: property.start };
      if (value.type === 'ObjectExpression') visit(value, own);
    }
  };
  try {
    new Visitor({ ObjectExpression: (node) => visit(node, []) }).visit(parseSync(file, code).program);
  } catch {
    return 1;
  }
  return lineAt(code, best.start);
}

/**
 * Returns how well two paths match: the number of equal names at the end. If the end is not in the file, equal names at
 * the start count.
 */
function fitOf(own: readonly string[], wanted: readonly string[]): number {
  for (let length = wanted.length; length > 0; length--) {
    const part = wanted.slice(0, length);
    const tail = own.slice(-length);
    if (tail.length <= own.length && tail.join('.') === part.join('.'))
      return length * 2 + (own.length === length ? 1 : 0);
    const end = part.slice(-own.length);
    if (end.join('.') === own.join('.') && length === wanted.length) return own.length * 2 - 1;
  }
  return 0;
}
