import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { askLinks, checkLinks, linkList } from './links.mjs';
import { readCopy } from './page.mjs';
import { checkPage, checkStructure } from './structure.mjs';
import { checkChinese, checkEnglish, checkPronouns, checkStyle, wholeWords } from './wording.mjs';

const HEAD = '---\ndescription: A page.\n---\n\n';
const terms = [{ en: 'option', zh: '选项', not: ['配置项'] }];
const chinese = (text: string) =>
  checkChinese(readCopy('zh.md', text), terms).map((line) => line.split('  ')[1]);

describe('checkChinese', () => {
  test.each([
    ['设置 `port` 后，服务器监听 3000 端口。'],
    ['**端口号不能超过 65535。**Rsbuild 不检查。'],
    ['见[命令行](/guide, x)与 `a,b`；比例是 10:30，版本 0.5.7。'],
    ['```text\n中文,code\n```'],
    ['| 位置 | 作用。 |\n| --- | --- |\n| `a` | 见下文。 |'],
    ['## 端口被占用时 {#when-taken}'],
    ['默认值是 <Default of="server.port" />，参数是 <Cli command="dev" flag="--port" />。'],
  ])('has nothing to say about %s', (text) => {
    expect(chinese(text)).toEqual([]);
  });

  test.each([
    [
      '端口被占用,服务器退出。',
      'half-width punctuation in Chinese text: use ，。：；！？: 端口被占用,服务器退出。',
    ],
    ['服务器退出.', 'half-width full stop after Chinese text: 服务器退出.'],
    ['端口(默认)', 'half-width brackets around Chinese text: use （）: 端口(默认)'],
    ['叫做"端口"', 'half-width quotes around Chinese text: use “”: 叫做"端口"'],
    ['监听3000 端口', 'no space between Chinese and Latin text: 监听3000 端口'],
    ['设置`port` 后', 'no space between Chinese and Latin text: 设置`` 后'],
    ['退出。 然后', 'a space beside full-width punctuation: 退出。 然后'],
    ['监听 端口', 'a space between Chinese characters: 监听 端口'],
    ['一个配置项', '"配置项": this site says "选项" (option).'],
  ])('finds what is wrong with %s', (text, message) => {
    expect(chinese(text)).toEqual([message]);
  });

  test('reads the description, too', () => {
    expect(checkChinese(readCopy('zh.md', '---\ndescription: 一个配置项\n---\n'), terms)).toEqual([
      'zh.md:1  "配置项": this site says "选项" (option).',
    ]);
  });
});

test('checkStyle finds patterns in prose, headings and the description, but not in code', () => {
  const page = readCopy(
    'en.md',
    '---\ndescription: Simply a page.\n---\n\n# Simply\n\nSet simply.\n\n`simply`\n',
  );
  expect(checkStyle(page, [{ find: 'simply', say: 'leave it out' }])).toEqual([
    'en.md:1  "Simply": leave it out.',
    'en.md:5  "Simply": leave it out.',
    'en.md:7  "simply": leave it out.',
  ]);
});

test('wholeWords leaves parts of words alone', () => {
  const rules = wholeWords([{ find: 'mends?', say: 'write "fix"' }]);
  const found = (text: string) => checkStyle(readCopy('en.md', `${HEAD}${text}\n`), rules);
  expect(found('It recommends and amends.')).toEqual([]);
  expect(found('It mends.')).toEqual(['en.md:5  "mends": write "fix".']);
});

describe('the rules of this site', () => {
  const { english, chinese } = JSON.parse(readFileSync(new URL('glossary.json', import.meta.url), 'utf8'));
  const found = (text: string, rules: { find: string; say: string }[]) =>
    checkStyle(readCopy('page.md', `${HEAD}${text}\n`), rules).map((line) => /"(.+?)"/.exec(line)?.[1]);

  test.each([
    ['A chunk of its own is built anew.', ['of its own', 'anew']],
    ['It stands first; it goes on.', ['stands', 'goes on']],
    ["It doesn't need a style sheet.", ['style sheet', "doesn't"]],
    ['The flag wins over the config.', ['wins over']],
    ['The build goes on to the next file; `-w` stands for watch. The app’s state stays.', []],
  ])('English: %s', (text, expected) => {
    expect(found(text, wholeWords(english))).toEqual(expected);
  });

  test.each([
    ['本选项会移除。', ['本选项', '会移除。']],
    ['**端口被占用。**Rsbuild 会打印日志。', ['打印', '。**']],
    ['**端口被占用**：该选项会被忽略，Rsbuild 会移除注释。', []],
  ])('Chinese: %s', (text, expected) => {
    expect(found(text, chinese)).toEqual(expected);
  });
});

test.each([
  [
    '## Which files count',
    'en.md',
    ['en.md:5  "Which files count": name the thing, or write an imperative.'],
  ],
  ['### How it works\n\n## Whichever\n', 'en.md', []],
  ['## Which files count', 'guide/faq/en.md', []],
])('checkEnglish reads %s in %s', (heading, path, problems) => {
  expect(checkEnglish(readCopy(path, `${HEAD}${heading}\n`))).toEqual(problems);
});

test.each([
  ['Set the port. Whose dependencies are looked at.', 'Whose dependencies are looked at'],
  ['What dev.hmr controls, and how', 'What dev.hmr controls, and how'],
  ['Set what dev.hmr controls.', undefined],
])('checkEnglish reads the description %s', (description, fragment) => {
  expect(checkEnglish(readCopy('en.md', `---\ndescription: ${description}\n---\n`))).toEqual(
    fragment ? [`en.md:1  "${fragment}" is no sentence: write one with a main verb.`] : [],
  );
});

test('checkPronouns counts 它 by the length of the page', () => {
  const page = (text: string) => checkPronouns(readCopy('zh.md', `${HEAD}${text}\n`));
  expect(page('它在。')).toEqual([]);
  expect(page('它在。它在。')).toEqual([
    'zh.md:1  它 is here 2 times, and 1 at most are natural: repeat the noun, or leave it out.',
  ]);
  expect(page(`它在。它在。${'字'.repeat(400)}`)).toEqual([]);
});

describe('checkStructure', () => {
  const original = readCopy(
    'en.md',
    '# Port\n\n## Choose a `port`\n\n```bash\n# no heading\n```\n\n### Why\n',
  );

  test.each([
    ['# 端口\n\n## 选择 {#choose-a-port}\n\n### 为什么 {#why}\n', []],
    [
      '# 端口\n\n## 选择\n\n### 为什么 {#why}\n',
      ['zh.md:3  "选择" has the id "选择", its original "choose-a-port": write {#choose-a-port}.'],
    ],
    [
      '# 端口\n\n## 选择 {#choose-a-port}\n\n## 为什么 {#why}\n',
      ['zh.md:5  "为什么" is a heading of level 2, "Why" (en.md:9) of level 3.'],
    ],
    ['# 端口\n\n## 选择 {#choose-a-port}\n', ['en.md:9  "Why" has no counterpart in zh.md.']],
    [
      '# 端口\n\n## 选择 {#choose-a-port}\n\n### 为什么 {#why}\n\n## 多 {#more}\n',
      ['zh.md:7  "多" has no counterpart in en.md.'],
    ],
  ])('compares %j', (text, problems) => {
    expect(checkStructure(original, readCopy('zh.md', text))).toEqual(problems);
  });
});

test('checkPage finds an unfinished merge', () => {
  const text = `${HEAD}# One\n\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other\n`;
  expect(checkPage(readCopy('en.md', text), false)).toEqual([
    expect.stringMatching(/^en\.md:\d+ {2}A merge was not finished here\.$/),
    expect.stringMatching(/^en\.md:\d+ {2}A merge was not finished here\.$/),
  ]);
});

test('checkPage wants a description, one title and no skipped level', () => {
  expect(checkPage(readCopy('en.md', '# One\n\n### Three\n\n# Two\n'), false)).toEqual([
    'en.md:1  The front matter has no description.',
    'en.md:1  A page has one heading of level 1, not 2.',
    'en.md:3  "Three" skips a level: 1 to 3.',
  ]);
  expect(checkPage(readCopy('en.md', `${HEAD}# One\n`), false)).toEqual([]);
});

describe('outside links', () => {
  const page = (path: string, text: string) => readCopy(path, `${HEAD}${text}\n`);
  const found = (english: string, chinese = english) =>
    checkLinks(page('en.md', english), page('zh.md', chinese)).filter((line) => line.startsWith('en.md'));

  test('are read from links, components and addresses as they are, not from code', () => {
    const text =
      '[a](https://a.dev/x) <https://b.dev> <SourceCode href="https://c.dev" /> `[d](https://d.dev)`';
    expect(page('en.md', `${text}\n\n\`\`\`md\n[e](https://e.dev)\n\`\`\`\n\n[in](/guide)`).links).toEqual([
      { text: 'https://a.dev/x', line: 5 },
      { text: 'https://b.dev', line: 5 },
      { text: 'https://c.dev', line: 5 },
    ]);
  });

  test.each([
    ['http://a.dev', 'en.md:5  http://a.dev: link to https.'],
    ['https://', 'en.md:5  https://: this is no address.'],
    ['https://a.dev/x.', 'en.md:5  https://a.dev/x.: the last character is punctuation of the sentence.'],
    [
      'https://github.com/a/b/blob/main/c.ts',
      'en.md:5  https://github.com/a/b/blob/main/c.ts: link to a tag or a commit: a branch changes.',
    ],
  ])('have a form: %s', (address, message) => {
    expect(found(`[a](${address})`)).toEqual([message]);
  });

  test.each(['http://localhost:3000', 'https://github.com/a/b/blob/v1.0.0/c.ts', 'https://a.dev/b?c=d#e'])(
    '%s is right',
    (address) => expect(found(`[a](${address})`)).toEqual([]),
  );

  test('are the same in both languages, but for the edition', () => {
    expect(found('[a](https://rspack.dev/config/mode)', '[a](https://rspack.dev/zh/config/mode)')).toEqual(
      [],
    );
    expect(found('[a](https://a.dev/b)', '[a](https://a.dev)')).toEqual([
      'en.md:5  https://a.dev/b has no counterpart in zh.md.',
    ]);
  });

  test('are listed once each', () => {
    const pages = [
      page('en.md', '[b](https://b.dev) [a](https://a.dev)'),
      page('zh.md', '[b](https://b.dev)'),
    ];
    expect(linkList(pages)).toBe('https://a.dev\nhttps://b.dev\n');
  });

  test('are asked for', async () => {
    // Closes each connection, because the next request could use one that the server is about to close.
    const server = createServer(({ url }, response) =>
      response.writeHead(url === '/there' ? 200 : 404, { connection: 'close' }).end(),
    );
    await new Promise<void>((done) => server.listen(0, 'localhost', () => done()));
    const { port } = server.address() as { port: number };
    const origin = `http://localhost:${port}`;
    expect(await askLinks([`${origin}/there`, `${origin}/gone`])).toEqual([`${origin}/gone answers 404`]);
    await new Promise((done) => server.close(done));
  });

  test('are told where nothing answers', async () => {
    // The server keeps its port: another program could take the port of a closed server.
    const server = createNetServer((socket) => socket.resetAndDestroy());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
    const silent = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    expect(await askLinks([silent])).toEqual([`${silent} does not answer: ECONNRESET`]);
    await new Promise((done) => server.close(done));
  });
});
