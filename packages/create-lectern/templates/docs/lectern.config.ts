import { defineConfig } from 'lectern';

export default defineConfig({
  title: {{quotedTitle}},
  description: 'What it does, in one sentence. Search engines show it.',
  lang: 'en',
  // With the address of the site, a build adds canonical links, a sitemap and link previews:
  // siteOrigin: 'https://docs.example.com',
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }],
  },
});
