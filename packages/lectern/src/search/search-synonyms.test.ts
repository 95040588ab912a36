import { describe, expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';

describe('a search for a synonym', () => {
  const pages = [
    page('/e', '首页', '<p>先创建项目。</p>'),
    page('/a', 'Removing things', '<p>Deletes the directory before each build.</p>'),
    page('/b', 'Other things', '<p>Nothing of the kind.</p>'),
    page('/c', '热更新', '<p>默认开启。</p>'),
    page('/f', 'i18n', '<p>About i18n.</p>'),
    page('/d', 'html.title', '<p>配置 title。</p>'),
  ];
  const { search } = indexOf(pages);

  it.each([
    ['folder', '/a'],
    ['erase folders', '/a'],
    ['文件夹', '/a'],
    ['hot reload', '/c'],
    ['hmr', '/c'],
    ['热重载', '/c'],
    ['网页标题', '/d'],
  ])('%s', async (query, expected) => {
    expect(await links(search, query)).toEqual([expected]);
  });

  it('has all of a Chinese word: a pair of it is another word', async () => {
    expect(await links(search, '文件')).toEqual([]);
    expect(await links(search, '空文件夹')).toEqual(['/a']);
  });

  it('is found by its forms, and not by another word with its stem', async () => {
    const { search } = indexOf([
      page('/work', 'How they work', '<p>All work.</p>'),
      page('/workers', 'Workers', '<p>Two of them.</p>'),
    ]);
    expect(await links(search, '工作线程')).toEqual(['/workers']);
  });

  it('marks what the page says instead', async () => {
    const marked = async (query: string) => {
      const [hit] = await search.query(query);
      const cut = (text = '', ranges: readonly [number, number][] = []) =>
        ranges.map(([from, to]) => text.slice(from, to));
      return [...cut(hit?.title, hit?.titleHighlights), ...cut(hit?.statement, hit?.highlightInfoList)];
    };
    expect(await marked('erase folder')).toEqual(['Removing', 'Deletes', 'directory']);
    expect(await marked('hmr')).toEqual(['热更新']);
    expect(await marked('脚手架')).toEqual(['创建项目']);
    expect(await marked('internationalization')).toEqual(['i18n', 'i18n']);
  });

  it('comes behind the word itself', async () => {
    const said = page('/said', 'Notes', '<p>It is in a folder, with much else that these notes tell of.</p>');
    const meant = page('/meant', 'Notes', '<p>A directory, a directory.</p>');
    expect(await links(indexOf([meant, said]).search, 'folder')).toEqual(['/said', '/meant']);
  });

  it('is not the end of a search for the whole query', async () => {
    const both = page('/both', 'Notes', '<p>Clean the folder.</p>');
    const one = page('/one', 'Folder', '<p>A directory.</p>');
    expect((await links(indexOf([one, both]).search, 'clean folder'))[0]).toBe('/both');
  });

  it('is not suggested', async () => {
    expect(await search.suggest('foldre')).not.toBe('folder=');
  });
});
