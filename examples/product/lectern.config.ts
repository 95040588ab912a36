import { api } from '@lectern/plugin-api';
import { blog } from '@lectern/plugin-blog';
import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'Lantern',
  description: 'Feature flags that live in one file beside your code.',
  siteOrigin: 'https://lantern.example',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', description: '功能开关保存在代码旁的一个文件里。' },
    { lang: 'de', label: 'Deutsch', description: 'Feature-Flags in einer Datei neben Ihrem Code.' },
  ],
  // The default version is at the root, the other one below /v1.
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  themeConfig: { editLink: false },
  plugins: [
    blog({
      title: { en: 'News', zh: '新闻', de: 'Neuigkeiten' },
      authors: { mara: { name: 'Mara Voss' } },
      words: {
        de: {
          blog: 'Neuigkeiten',
          allPosts: 'Alle Beiträge',
          recentPosts: 'Neueste Beiträge',
          posts: 'Beiträge',
          tags: 'Schlagwörter',
          tagged: 'Beiträge zu „{tag}“',
          authors: 'Autoren',
          page: 'Seite {page}',
          newerPost: 'Neuerer Beitrag',
          olderPost: 'Älterer Beitrag',
          newerPosts: 'Neuere Beiträge',
          olderPosts: 'Ältere Beiträge',
        },
      },
    }),
    api({
      entryPoints: { lantern: 'src/client.ts' },
      title: { en: 'API reference', zh: 'API 参考', de: 'API-Referenz' },
      sourceLink: false,
      words: {
        de: {
          functions: 'Funktionen',
          interfaces: 'Schnittstellen',
          types: 'Typen',
          name: 'Name',
          type: 'Typ',
          description: 'Beschreibung',
          default: 'Standard',
          properties: 'Eigenschaften',
          parameters: 'Parameter',
          returns: 'Rückgabe',
          example: 'Beispiel',
        },
      },
    }),
  ],
});
