import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { openFonts } from './fonts.ts';
import { fitTitle } from './title.ts';

const renderer = new Renderer();
const fonts = openFonts();
const width = 1040;

/** Returns the size of a title, and its lines. The renderer balances their lengths when it draws. */
async function linesOf(title: string, tag = 'en') {
  const families = await fonts.load(`${title}…`, tag, renderer);
  const node = await fitTitle(title, { tag, families, width, renderer });
  const box = await renderer.measure(
    {
      type: 'container',
      style: { display: 'flex', flexDirection: 'column', width, fontFamily: families.join(', ') },
      children: [node],
    },
    { width, lang: tag },
  );
  const lines = new Map<number, string>();
  const runs = box.children[0]?.runs ?? [];
  for (const { y, text } of runs) lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + text);
  const edge = Math.max(...runs.map((run) => run.x + run.width));
  return {
    size: node.style?.fontSize,
    lines: [...lines.values()].map((line) => line.replaceAll('\u200B', '').trim()),
    fits: edge <= width,
  };
}

describe('a title', () => {
  it('is larger the shorter it is', async () => {
    expect(await linesOf('Quick Start')).toEqual({ size: 104, lines: ['Quick Start'], fits: true });
    const two = await linesOf('Speed up your webpack application');
    expect(two).toMatchObject({ size: 92, fits: true });
    expect(two.lines).toHaveLength(2);
    const three = await linesOf('Speed up your webpack application without a new configuration');
    expect(three).toMatchObject({ size: 76, fits: true });
    expect(three.lines).toHaveLength(3);
  });

  it('gets smaller before a name in it breaks, which it does behind its dots', async () => {
    expect(await linesOf('output.dataUriLimit')).toMatchObject({
      lines: ['output.dataUriLimit'],
      fits: true,
    });
    expect(await linesOf('performance.chunkSplit.override.forceSplitting.cacheGroups')).toEqual({
      size: 64,
      lines: ['performance.chunkSplit.override.', 'forceSplitting.cacheGroups'],
      fits: true,
    });
  });

  it('ends with dots behind its third line, and never hangs out of one', async () => {
    const long = await linesOf('Migrating a large application with many entries and loaders '.repeat(4));
    expect(long).toMatchObject({ size: 64, fits: true });
    expect(long.lines).toHaveLength(3);
    const word = await linesOf('supercalifragilistic'.repeat(9));
    expect(word.fits).toBe(true);
    expect(word.lines).toHaveLength(3);
  });

  it('breaks between Chinese words, and not before closing punctuation or behind opening', async () => {
    const titles = [
      '配置 Rspack 与「模块联邦」，打包 output.dataUriLimit 的完整说明',
      '为什么需要“模块联邦”……以及怎样使用它',
      '从 Vue CLI 迁移：一步一步，把已有的应用改成 Rsbuild 应用，并保留原有的加载器',
    ];
    for (const title of titles) {
      const { lines, fits } = await linesOf(title, 'zh-CN');
      expect(fits).toBe(true);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line).not.toMatch(/^[，。：；」”…、]|[「“]$/u);
      expect(lines.join('|')).not.toMatch(/应\|用|模\|块|联\|邦|怎\|样|说\|明/);
    }
  });
});
