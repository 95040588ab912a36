import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Feed } from 'feed';
import { readPage } from './page.mjs';

// Writes a feed of the releases, RSS and Atom, for each language. Addresses in feeds are absolute: SITE_ORIGIN
// says where the site is published.
const origin = process.env.SITE_ORIGIN ?? 'http://localhost:4173';
const folder = 'community/releases';
const out = new URL('../docs/public/feeds/', import.meta.url);

const FEEDS = [
  { lang: 'en', prefix: '', title: 'Rsbuild releases', language: 'en' },
  { lang: 'zh', prefix: '/zh', title: 'Rsbuild 版本发布', language: 'zh-CN' },
];

mkdirSync(out, { recursive: true });
for (const { lang, prefix, title, language } of FEEDS) {
  const releases = readdirSync(new URL(`../docs/${lang}/${folder}`, import.meta.url))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .map((name) => ({ name, ...readPage(lang, `${folder}/${name}`) }))
    .flatMap((page) => (page.date ? [{ ...page, date: new Date(page.date) }] : []))
    .sort((a, b) => b.date - a.date);
  const address = (format) => `${origin}/feeds/releases.${lang}.${format}.xml`;
  const overview = `${origin}${prefix}/${folder}/`;
  const feed = new Feed({
    id: overview,
    link: overview,
    title,
    description: readPage(lang, `${folder}/index`)?.description,
    language,
    // Not the time of the build: equal input gives equal bytes.
    updated: releases[0]?.date,
    feedLinks: { rss: address('rss'), atom: address('atom') },
  });
  for (const { name, title, description, date } of releases) {
    const link = `${origin}${prefix}/${folder}/${name}`;
    feed.addItem({ id: link, link, title, description, date });
  }
  writeFileSync(new URL(`releases.${lang}.rss.xml`, out), feed.rss2());
  writeFileSync(new URL(`releases.${lang}.atom.xml`, out), feed.atom1());
}
