import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleInfo, PluginPage, PluginSite } from 'lectern';

interface Words {
  title: string;
  text: string;
  list: string;
}

const EN: Words = {
  title: 'You are offline',
  text: 'This page is not on this device. Load it again when you are connected.',
  list: 'Pages that you have here',
};

const ZH: Words = {
  title: '网络已断开',
  text: '本机没有保存此页。请在恢复连接后重新加载。',
  list: '本机已保存的页面',
};

/**
 * Returns the page that is shown instead of a page that a reader does not have, in each language whose author has not
 * written one.
 */
export function fallbackPages({ editions, docsDir, watch }: PluginSite): PluginPage[] {
  return ownEditions(editions).flatMap(({ folder, tag }) => {
    const path = join(folder, 'offline.md').replaceAll('\\', '/');
    const files = ['', 'x'].map((more) => join(docsDir, path + more));
    for (const file of files) watch(file);
    return files.some((file) => existsSync(file))
      ? []
      : [{ path, text: textOf(/^zh\b/i.test(tag) ? ZH : EN) }];
  });
}

/** Returns the addresses of these pages by the prefix of the addresses that they replace; longest first. */
export function fallbackPaths(editions: PluginSite['editions']): [prefix: string, path: string][] {
  return ownEditions(editions)
    .map(({ prefix }): [string, string] => [`${prefix}/`, `${prefix}/offline`])
    .sort(([a], [b]) => b.length - a.length);
}

/** Returns one edition of each language, since versions share a page. The default version has the shortest prefix. */
function ownEditions(editions: PluginSite['editions']): Readonly<LocaleInfo>[] {
  const sorted = [...editions].sort((a, b) => a.prefix.length - b.prefix.length);
  return sorted.filter(({ lang }, index) => sorted.findIndex((other) => other.lang === lang) === index);
}

/**
 * Returns the text of the page. `custom` means that it is not part of the documentation: it has no tools, and is not
 * among the pages that were read.
 */
function textOf({ title, text, list }: Words): string {
  return `---
title: ${title}
pageType: custom
unlisted: true
search: false
---

<div class="prose" style="max-width: var(--lectern-measure); margin: var(--lectern-space-8) auto; padding: 0 var(--lectern-gutter)">

# ${title}

${text}

## ${list}

<ul id="lectern-kept"></ul>

</div>
`;
}
