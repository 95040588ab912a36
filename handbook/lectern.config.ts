import { defineConfig } from 'lectern';
import { reference } from './reference/plugin.ts';

export default defineConfig({
  // Origin of the published handbook. Without it, everything that needs absolute URLs is left out.
  ...(process.env.HANDBOOK_ORIGIN && { siteOrigin: process.env.HANDBOOK_ORIGIN }),
  title: 'Lectern',
  description: 'A documentation engine: Markdown and MDX in, a fast, accessible static site out.',
  lang: 'en',
  icon: '/favicon.svg',
  logo: '/logo.svg',
  logoText: 'Lectern',
  locales: [
    { lang: 'en', label: 'English' },
    {
      lang: 'zh',
      label: '简体中文',
      description: '文档引擎：输入 Markdown 和 MDX，得到快速、无障碍的静态站点。',
    },
  ],
  plugins: [reference()],
  themeConfig: {
    // Headings use a serif font of the reader's system, so no font is downloaded.
    headingFont: false,
    editLink: false,
    footer: { message: 'Lectern is free software under the MIT licence.' },
    locales: [{ lang: 'zh', footer: { message: 'Lectern 是自由软件，采用 MIT 许可证。' } }],
  },
});
