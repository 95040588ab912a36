import { defineConfig } from 'lectern';

const repository = 'https://github.com/web-infra-dev/rsbuild';
const docRepoBaseUrl = `${repository}/tree/main/packages/document/docs`;

export default defineConfig({
  title: 'Rsbuild',
  description: 'The Rspack-based build tool for the web',
  lang: 'en',
  icon: '/favicon.svg',
  logo: '/logo.svg',
  logoText: 'Rsbuild',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', description: '基于 Rspack 的 Web 构建工具' },
  ],
  route: { exclude: ['*/shared/**'] },
  themeConfig: {
    footer: { message: 'Copyright © 2024 ByteDance.' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: repository },
      { icon: 'twitter', mode: 'link', content: 'https://twitter.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    editLink: { docRepoBaseUrl, text: '📝 Edit this page on GitHub' },
    locales: [{ lang: 'zh', editLink: { docRepoBaseUrl, text: '📝 在 GitHub 上编辑此页' } }],
  },
});
