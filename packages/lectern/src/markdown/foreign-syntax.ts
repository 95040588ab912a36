import { codeLines } from './code-lines.ts';
import type { SourceFile } from './page.ts';
import { whereIs } from './page.ts';

interface Foreign {
  /** Finds the syntax in one line. */
  line: RegExp;
  /** Name of the syntax, and what to write in Lectern instead. */
  message: string;
}

/** Syntax of other engines that Lectern prints as it is. */
const FOREIGN: readonly Foreign[] = [
  {
    line: /^(?:!!!|\?\?\?)\+?\s+\w+/,
    message:
      'Admonitions of MkDocs are plain text here. Write a line ":::tip" before and ":::" after the text.',
  },
  {
    line: /^===\+?\s+"/,
    message: 'Tabs of MkDocs are plain text here. Write <Tabs> and <Tab label="…"> in an .mdx file.',
  },
  {
    line: /^\s*(?:\{%-?\s+\w+|\{\{[<%]\s*\/?\w+)/,
    message: 'Template tags and shortcodes are plain text here. Write a component in an .mdx file.',
  },
  {
    line: /^<script\s+(?:setup|lang=)|^<style\s+(?:scoped|module)\b/,
    message: 'Code of Vue does not run here. Write a React component in an .mdx file.',
  },
  {
    line: /(?:^|[^=\w`])==\S[^=`]*==(?!=)/,
    message: '"==text==" is plain text here. Write <mark>text</mark>.',
  },
  {
    line: /^--8<--\s/,
    message: 'Snippets of MkDocs are plain text here. Write <!--@include: ./file.md-->.',
  },
  {
    line: /^:::+\s*\{/,
    message: 'Fenced divs of Pandoc are plain text here. Write <div class="…"> and </div>.',
  },
];

const MATH: Foreign = {
  line: /^\s*\$\$\s*\S?/,
  message: 'Formulas are plain text here. Add the plugin @lectern/plugin-math to the config.',
};

/** Warns of syntax of other engines, which would be printed as it is. Each kind is reported once per file. */
export function warnOfForeign({ page, file, format, prepared, plugins }: SourceFile): void {
  const { text } = prepared;
  if (!QUICK.test(text)) return;
  // In MDX, braces and tags are the author's own code.
  const kinds = [
    ...(format === 'md' ? FOREIGN : FOREIGN.slice(0, 2)),
    ...(plugins.features.math ? [] : [MATH]),
  ];
  const told = new Set<Foreign>();
  const isCode = codeLines();
  for (const [index, line] of prepared.lines.entries()) {
    if (isCode(line) || !QUICK.test(line)) continue;
    const plain = line.replace(INLINE_CODE, '');
    for (const kind of kinds) {
      if (told.has(kind) || !kind.line.test(plain)) continue;
      told.add(kind);
      page.warnings.push({ message: kind.message, where: whereIs({ page, file }, index + 1) });
    }
  }
}

/** Matches inline code, which is ignored: a page may be about such syntax. */
const INLINE_CODE = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g;

/** Matches any of this syntax. Most pages have none of it, and are searched only once. */
const QUICK = /!!!|\?\?\?|===|==\S|\{%|\{\{[<%]|<script\s|<style\s|--8<--|(?<!:):::+[ \t]*\{|\$\$/;
