import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { joinFile, mapLines, splitFile } from './text.mjs';

/**
 * Converts a page of Lectern to a Markdown file that another engine reads, with the same text.
 *
 * @param rules for syntax that the engine cannot read: `containers` maps each of Lectern's container types to the
 *   engine's (`note: 'info'`); `title` writes a container's title; `headingIds: false` drops `{#id}`
 */
export function plainPage(source, file, rules) {
  const { data, body } = splitFile(source);
  const markdown = file.endsWith('.mdx') ? withoutMdx(body, file) : body;
  const text = mapLines(markdown, (line) => {
    if (/^#{1,6} /.test(line) && rules.headingIds === false) return line.replace(/\s*\\?\{#[^}]*\}\s*$/, '');
    const container = /^(\s*:{3,}\s?)(\w+)[ \t]*(.*)$/.exec(line);
    if (!container) return line;
    const [, colons, type, title] = container;
    return colons.trimEnd() + (rules.containers[type] ?? type) + (title ? rules.title(title) : '');
  });
  return joinFile({ data, body: text });
}

/** Drops imports, inlines imported Markdown, and removes component tags but keeps the text between them. */
function withoutMdx(text, file) {
  const fragments = {};
  const body = mapLines(text, (line) => {
    const fragment = /^import\s+(\w+)\s+from\s+['"](.+\.mdx?)['"]/.exec(line);
    if (fragment) fragments[fragment[1]] = readFragment(resolve(dirname(file), fragment[2]));
    return /^(?:import|export)\s/.test(line) ? null : line;
  });
  let isInTag = false;
  return mapLines(body, (line) => {
    // A tag of several lines is dropped as a whole: its attributes are not text.
    if (isInTag || /^\s*<[A-Z]\w*[^>]*$/.test(line)) {
      isInTag = !/>\s*$/.test(line);
      return null;
    }
    const use = /^\s*<(\w+)[^>]*\/>\s*$/.exec(line)?.[1];
    if (use && use in fragments) return fragments[use];
    const command = /^\s*<PackageManagerTabs\s+command="([^"]+)"/.exec(line)?.[1];
    if (command) return `\`\`\`bash\n${command}\n\`\`\``;
    // Code spans stay unchanged.
    return line.replace(/(`+).*?\1|<\/?[A-Z][^>]*>|\{\/\*.*?\*\/\}/g, (found) =>
      found.startsWith('`') ? found : '',
    );
  });
}

function readFragment(file) {
  if (!existsSync(file)) return '';
  const { body } = splitFile(readFileSync(file, 'utf8'));
  return file.endsWith('.mdx') ? withoutMdx(body, file) : body;
}
