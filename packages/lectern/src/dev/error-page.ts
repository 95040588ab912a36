import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Config } from '../config/load.ts';
import { messagesOf, moreAbout } from '../explain/find.ts';
import { codeFrame } from '../pages/code-frame.ts';
import { jsonForScript } from '../pages/tags.ts';
import { type DocsError, isDocsError, isDocsErrors } from '../shared/error.ts';
import { escapeHtml } from '../shared/escape-html.ts';

/**
 * Converts an error for Vite's overlay. Every place in it opens in the editor with a click, and its last line shows the
 * command that explains it.
 */
export function overlayPayload(error: unknown, { project }: Pick<Config, 'project'>): ErrorPayload {
  if (isDocsErrors(error) && error.errors.length === 1) return overlayPayload(error.errors[0], { project });
  if (isDocsErrors(error)) {
    const stack = error.errors.map((item) => `${placeOf(item, project).text}\n${textOf(item)}`).join('\n\n');
    return { type: 'error', err: { message: error.message, stack: withMore(stack, error, '\n\n') } };
  }
  if (isDocsError(error)) {
    const { file, line, column } = placeOf(error, project);
    const place = file
      ? { id: file, ...(line && { loc: { file, line, column }, frame: codeFrame(file, line) }) }
      : {};
    return { type: 'error', err: { message: withMore(textOf(error), error), stack: '', ...place } };
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { type: 'error', err: { message, stack: stack.replace(message, '').trim() } };
}

function withMore(text: string, error: unknown, between = '\n'): string {
  return [text, moreAbout(messagesOf(error))].filter(Boolean).join(between);
}

/**
 * Returns a document that shows an error in place of the page. It shows the page as soon as the error is fixed.
 *
 * @param path route path that was requested
 */
export function errorDocument(
  error: unknown,
  path: string,
  config: Pick<Config, 'project' | 'base'>,
): string {
  const { err } = overlayPayload(error, config);
  const script = `import { createHotContext, ErrorOverlay } from ${JSON.stringify(`${config.base}@vite/client`)};
document.body.append(new ErrorOverlay(${jsonForScript(err)}));
createHotContext('/lectern-error-page').send('lectern:watch', ${jsonForScript({ path, version: '' })});`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Error</title><script type="module">${script}</script></head>
<body><pre>${escapeHtml([err.id, err.message, err.stack].filter(Boolean).join('\n'))}</pre></body>
</html>`;
}

/** Resolves `docs/a.md:12:3` to an absolute place. An error without a place has no file. */
function placeOf({ where }: DocsError, project: string) {
  const [, name = '', line = 0, column = 1] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(where) ?? [];
  const file = name && resolve(project, name);
  const place = { file, line: Number(line), column: Number(column) };
  return { ...place, text: place.line ? `${file}:${place.line}:${place.column}` : file };
}

function textOf({ message, hint }: DocsError): string {
  return hint ? `${message}\n${hint}` : message;
}
