import { readFences } from 'lectern/markdown';
import { type FileInput, found } from './context.js';
import type { Finding } from './sample.js';

/** Checks HTML, XML, Svelte, Pug and Markdown with their parsers. */
export function checkMarkup(input: FileInput): Finding[] {
  const { lang } = input;
  if (lang === 'svelte') return checkSvelte(input);
  if (lang === 'pug') return checkPug(input);
  if (lang === 'md' || lang === 'mdx') return checkMarkdown(input);
  if (lang === 'xml' || lang === 'svg') return checkXml(input);
  return checkHtml(input);
}

interface ParseError {
  code: string;
  startLine: number;
  startCol: number;
}

/** Accepts fragments of documents, and tags of Lodash templates in text and in attributes. */
function checkHtml({ text, packages }: FileInput): Finding[] {
  const errors: ParseError[] = [];
  const onParseError = (error: ParseError) => errors.push(error);
  const { parse, parseFragment } = packages.require('parse5');
  const html = text.replace(/<%[\s\S]*?%>/g, (tag) => tag.replace(/[^\n]/g, '_'));
  const isDocument = /<!doctype|<html[\s>]/i.test(html);
  (isDocument ? parse : parseFragment)(html, { onParseError, sourceCodeLocationInfo: true });
  return errors
    .filter(({ code }) => code !== 'missing-doctype')
    .map(({ code, startLine, startCol }) => found('html', code.replaceAll('-', ' '), startLine, startCol));
}

function checkXml(input: FileInput): Finding[] {
  // XML requires every tag to be closed. This is the only error that the HTML parser forgives.
  const open: { name: string; line: number }[] = [];
  const text = input.text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
  for (const { 1: closing, 2: name = '', 3: rest = '', index } of text.matchAll(
    /<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^'">])*)>/g,
  )) {
    const line = text.slice(0, index).split('\n').length;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) return [found('xml', `</${name}> closes <${last?.name ?? 'nothing'}>.`, line)];
    } else if (!rest.endsWith('/')) open.push({ name, line });
  }
  return open.slice(0, 1).map(({ name, line }) => found('xml', `<${name}> is not closed.`, line));
}

function checkSvelte({ path, text, packages }: FileInput): Finding[] {
  try {
    packages.require('svelte/compiler').compile(text, { filename: path });
    return [];
  } catch (error) {
    const { message, start } = error as Error & { start?: { line: number; column: number } };
    return [found('svelte', message.split('\n')[0] ?? message, start?.line, (start?.column ?? 0) + 1)];
  }
}

function checkPug({ path, text, read, packages }: FileInput): Finding[] {
  const plugin = {
    resolve: (name: string) => name.replace(/^\.?\//, ''),
    read: (name: string) => read(name) ?? '',
  };
  try {
    packages.require('pug').compile(text, { filename: path, basedir: '/', plugins: [plugin] });
    return [];
  } catch (error) {
    const { msg, message, line, column } = error as Error & { msg?: string; line?: number; column?: number };
    return [found('pug', msg ?? message, line, column)];
  }
}

function checkMarkdown({ text, lang }: FileInput): Finding[] {
  try {
    readFences(text, lang as 'md' | 'mdx');
    return [];
  } catch (error) {
    const { message } = error as Error;
    const [, line = '1', column = '1'] = /(\d+):(\d+)/.exec(message) ?? [];
    return [found(lang, message, Number(line), Number(column))];
  }
}
