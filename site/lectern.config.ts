import { defineConfig } from 'lectern';
// Imported from source, so that the site can be built before its plugins.
import { hover } from '../packages/plugin-hover/src/index.ts';
import { hoverSource } from './samples/src/hover-source.ts';

const repository = 'https://github.com/web-infra-dev/rsbuild';
/**
 * URL of the folder `site/docs` in a public repository. Without it there are no edit links, because the remote of a
 * clone may be private.
 */
const docRepoBaseUrl = process.env.DOCS_REPOSITORY;

export default defineConfig({
  // Origin of the published site. Without it, canonical links and feeds are left out.
  ...(process.env.SITE_ORIGIN && { siteOrigin: process.env.SITE_ORIGIN }),
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
  feeds: [{ folder: 'community/releases', title: { en: 'Rsbuild releases', zh: 'Rsbuild 版本发布' } }],
  plugins: [hover(hoverSource())],
  route: { exclude: ['*/shared/**'] },
  themeConfig: {
    products: [
      {
        name: 'Rspack',
        desc: '基于 Rust 的打包工具',
        descEn: 'Rust-based web bundler',
        logo: '/products/rspack.svg',
        url: 'https://rspack.dev',
      },
      {
        name: 'Rsbuild',
        desc: '开箱即用的构建工具',
        descEn: 'Out-of-the-box build tool',
        logo: '/products/rsbuild.svg',
        url: 'https://rsbuild.dev',
      },
      {
        name: 'Rspress',
        desc: '静态站点生成器',
        descEn: 'Static site generator',
        logo: '/products/rspress.svg',
        logoScale: 1.1,
        url: 'https://rspress.dev',
      },
      {
        name: 'Rsdoctor',
        desc: '一站式构建分析工具',
        descEn: 'Build analyzer for Rspack',
        logo: '/products/rsdoctor.svg',
        logoScale: 0.95,
        url: 'https://rsdoctor.dev',
      },
    ],
    lastUpdated: true,
    footer: {
      message: 'Copyright © 2024. Independent documentation of Rsbuild 0.5, not by the Rsbuild team.',
    },
    socialLinks: [
      { icon: 'github', mode: 'link', content: repository },
      { icon: 'twitter', mode: 'link', content: 'https://twitter.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    editLink: docRepoBaseUrl ? { docRepoBaseUrl } : false,
    locales: [
      {
        lang: 'zh',
        footer: { message: 'Copyright © 2024。本站是 Rsbuild 0.5 的独立文档，并非由 Rsbuild 团队编写。' },
      },
    ],
  },
});
