import { join } from 'node:path';
import { transform } from 'lightningcss';
import { parseAllDocuments } from 'yaml';
import type { Finding, Sample } from '../../../site/samples/src/sample.js';
import type { Engine } from './engine.js';

/** Checks JSON, YAML and CSS with their parsers. Returns null for other languages. */
export function checkData(sample: Sample): Finding[] | null {
  if (sample.lang === 'json') return checkJson(sample.code);
  if (sample.lang === 'jsonc') return checkJson(withoutComments(sample.code));
  if (sample.lang === 'yaml' || sample.lang === 'yml') return checkYaml(sample.code);
  if (sample.lang === 'css') return checkCss(sample.code);
  return null;
}

/**
 * Checks a `_meta.json` or `_nav.json` with the engine's own schema.
 *
 * @param project absolute folder that contains the file
 */
export function checkMeta(project: string, file: string, engine: Engine): Finding[] {
  const read = (reader: (path: string, root: string) => unknown) => {
    try {
      reader(join(project, file), project);
      return null;
    } catch (error) {
      return engine.formatError(error).replace(/\s*\n\s*/g, ' ');
    }
  };
  const asSidebar = file.endsWith('_nav.json') ? '' : read(engine.readSidebarMeta);
  // The `_meta.json` of a language's folder is its top navigation.
  const asNav = file.split('/').length > 3 ? '' : read(engine.readNavMeta);
  return asSidebar === null || asNav === null ? [] : [found('meta', asSidebar || asNav || '', 1)];
}

function checkJson(code: string): Finding[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as Error;
    const [, offset = '0'] = /at position (\d+)/.exec(message) ?? [];
    return [found('json', message, code.slice(0, Number(offset)).split('\n').length)];
  }
}

/** Removes comments. Strings are matched too, because they may contain text that looks like a comment. */
function withoutComments(code: string): string {
  return code.replace(/("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, text?: string) => text ?? '');
}

function checkYaml(code: string): Finding[] {
  return parseAllDocuments(code).flatMap(({ errors = [] }) =>
    errors.map(({ message, linePos }) =>
      found('yaml', message.replace(/ at line \d[\s\S]*$/, ''), linePos?.[0].line),
    ),
  );
}

function checkCss(code: string): Finding[] {
  try {
    transform({ filename: 'sample.css', code: Buffer.from(code) });
    return [];
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return [found('css', message, loc?.line)];
  }
}

export function found(code: string, message: string, line = 1): Finding {
  return { line, column: 1, message, code };
}
