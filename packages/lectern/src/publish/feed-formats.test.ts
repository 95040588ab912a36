import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { type Feed, toAtom, toJsonFeed, toRss } from './feed-formats.ts';

const HTML = '<p title="a">1 &lt; 2 &amp; ]]> <br></p>';
const feed: Feed = {
  title: 'News & <more> &amp;',
  description: 'What is "new"',
  language: 'zh-CN',
  author: 'Site',
  home: 'https://example.com/news/?a=1&b=2',
  urls: {
    rss: 'https://example.com/r.xml',
    atom: 'https://example.com/a.xml',
    json: 'https://example.com/f.json',
  },
  items: [
    {
      title: 'B\u0008\ud800 <b>',
      description: 'd',
      url: 'https://example.com/b',
      date: new Date('2024-03-19'),
      html: HTML,
    },
    { title: 'A', description: '', url: 'https://example.com/a', date: new Date('2024-01-02'), html: '' },
  ],
};

/** @throws if the XML is not well-formed */
function parse(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return (name: string) => [...document.getElementsByTagName(name)].map((node) => node.textContent);
}

describe('RSS', () => {
  const texts = parse(toRss(feed));

  it('has what RSS 2.0 requires of a channel', () => {
    expect(texts('title')).toEqual(['News & <more> &amp;', 'B <b>', 'A']);
    expect(texts('link')).toEqual([feed.home, 'https://example.com/b', 'https://example.com/a']);
    expect(texts('description')).toEqual(['What is "new"', 'd', '']);
    expect(texts('language')).toEqual(['zh-CN']);
  });

  it('says the date of the newest item, not that of the build', () => {
    expect(texts('lastBuildDate')).toEqual(['Tue, 19 Mar 2024 00:00:00 GMT']);
    expect(texts('pubDate')).toEqual(['Tue, 19 Mar 2024 00:00:00 GMT', 'Tue, 02 Jan 2024 00:00:00 GMT']);
  });

  it('holds whole articles, and permanent addresses as ids', () => {
    expect(texts('content:encoded')).toEqual([HTML, '']);
    expect(texts('guid')).toEqual(['https://example.com/b', 'https://example.com/a']);
  });
});

describe('Atom', () => {
  const xml = toAtom(feed);
  const texts = parse(xml);

  it('has what RFC 4287 requires of a feed and of entries', () => {
    expect(texts('id')).toEqual([feed.home, 'https://example.com/b', 'https://example.com/a']);
    expect(texts('title')).toEqual(['News & <more> &amp;', 'B <b>', 'A']);
    expect(texts('updated')).toEqual([
      '2024-03-19T00:00:00.000Z',
      '2024-03-19T00:00:00.000Z',
      '2024-01-02T00:00:00.000Z',
    ]);
    expect(texts('name')).toEqual(['Site']);
    expect(texts('content')).toEqual([HTML, '']);
  });

  it('says its language and its own address', () => {
    expect(xml).toContain('xml:lang="zh-CN"');
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://example.com/a.xml"/>');
  });
});

it('JSON Feed has what version 1.1 requires', () => {
  expect(JSON.parse(toJsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: 'https://example.com/f.json',
    language: 'zh-CN',
    authors: [{ name: 'Site' }],
    items: [
      {
        id: 'https://example.com/b',
        url: 'https://example.com/b',
        content_html: HTML,
        summary: 'd',
        date_published: '2024-03-19T00:00:00.000Z',
      },
      { id: 'https://example.com/a' },
    ],
  });
});
