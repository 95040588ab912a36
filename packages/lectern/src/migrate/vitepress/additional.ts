import { posix } from 'node:path';
import { loadTheirConfig } from '../config/load.ts';
import { plainData } from '../config/stubs.ts';
import { at, isRecord, recordAt, type Settings } from '../their-config.ts';
import type { Move } from '../types.ts';

/**
 * Adds the configs in page folders (VitePress 2): that of the root page folder, and those of languages.
 * https://vitepress.dev/reference/site-config#additional-config
 *
 * @param src folder of the pages, relative to the project
 */
export async function withAdditional(
  data: Settings,
  src: string,
  { files, report }: Move,
): Promise<Settings> {
  const prefix = src === '.' ? '' : `${src}/`;
  let merged = data;
  for (const file of files.list(src === '.' ? '' : src, /(?:^|\/)config\.m?[jt]s$/)) {
    const folder = posix.dirname(file.slice(prefix.length)).replace(/^\.$/, '');
    if (!files.read(file).includes('vitepress') || folder.startsWith('.')) continue;
    const own = await read(file, files.absolute(file), report);
    const locale = at(merged, `locales.${folder}`);
    if (folder === '') merged = mergeConfig(merged, own);
    else if (isRecord(locale)) {
      merged = { ...merged, locales: { ...recordAt(merged, 'locales'), [folder]: mergeConfig(locale, own) } };
    } else report.add('setting', file, 'A config for a folder that is no language: it was not taken over.');
  }
  return merged;
}

async function read(file: string, absolute: string, report: Move['report']): Promise<Settings> {
  try {
    const { value } = await loadTheirConfig(absolute);
    const data = plainData(value, (path, isText) => {
      if (isText)
        report.add('setting', file, `${path}: Its text is made of what is not there; it was left out.`);
    });
    return isRecord(data) ? data : {};
  } catch (error) {
    report.add('unread', file, `Its code stops: ${(error as Error).message.split('\n')[0]}`);
    return {};
  }
}

/** Merges configs: the one closer to the page wins, and theme settings are merged. */
function mergeConfig(data: Settings, own: Settings): Settings {
  const theme = { ...recordAt(data, 'themeConfig'), ...recordAt(own, 'themeConfig') };
  return { ...data, ...own, ...(Object.keys(theme).length > 0 && { themeConfig: theme }) };
}
