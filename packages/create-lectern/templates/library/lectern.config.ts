import { api } from '@lectern/plugin-api';
import { defineConfig } from 'lectern';

export default defineConfig({
  title: {{quotedTitle}},
  description: 'What the library does, in one sentence. Search engines show it.',
  lang: 'en',
  // With the address of the site, a build adds canonical links, a sitemap and link previews:
  // siteOrigin: 'https://docs.example.com',
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
      { text: 'API', link: '/api/' },
    ],
  },
  // A page for each export, with its comment. Name the entry points of your own library.
  plugins: [api({ entryPoints: ['src/index.ts'] })],
});
