import { api } from '@lectern/plugin-api';
import { defineConfig } from 'lectern';

export default defineConfig({
  title: 'span',
  description: 'Reads and writes durations such as "1h 30m". No dependencies.',
  siteOrigin: 'https://span.example',
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
      { text: 'API', link: '/api/' },
    ],
    editLink: false,
  },
  plugins: [api({ entryPoints: ['src/index.ts'], sourceLink: false })],
});
