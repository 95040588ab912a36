import { defineConfig } from 'lectern';

export default defineConfig({
  title: {{quotedTitle}},
  lang: 'en',
  // The first language has no prefix: /guide/start. The other one has: /zh/guide/start.
  locales: [
    { lang: 'en', label: 'English', description: 'What it does, in one sentence. Search engines show it.' },
    { lang: 'zh', label: '简体中文', description: '用一句话说明它的用途，搜索引擎会显示这句话。' },
  ],
  // With the address of the site, a build adds canonical links, a sitemap and link previews:
  // siteOrigin: 'https://docs.example.com',
  themeConfig: {
    locales: [
      { lang: 'en', nav: [{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }] },
      { lang: 'zh', nav: [{ text: '指南', link: '/guide/start', activeMatch: '/guide/' }] },
    ],
  },
});
