import { afterEach, describe, expect, it } from 'vitest';
import { formatError } from '../../lectern/dist/index.js';
import { announcement } from './announcement.ts';
import { readInline } from './inline.ts';
import { type Announcement, isShown } from './options.ts';

const told = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return formatError(error);
  }
  return '';
};

describe('the dates of an announcement', () => {
  const shown = (dates: Partial<Announcement>, now: string) =>
    isShown({ id: 'a', text: 'A', ...dates }, Date.parse(now));

  it('are days of UTC, the last one included, or moments', () => {
    const days = { from: '2026-01-01', until: '2026-01-31' };
    expect(shown(days, '2025-12-31T23:59:59Z')).toBe(false);
    expect(shown(days, '2026-01-01T00:00:00Z')).toBe(true);
    expect(shown(days, '2026-01-31T23:59:59Z')).toBe(true);
    expect(shown(days, '2026-02-01T00:00:00Z')).toBe(false);
    expect(shown({ from: '2026-01-01T09:00+08:00' }, '2026-01-01T01:00:00Z')).toBe(true);
    expect(shown({ until: '2026-01-01T09:00' }, '2026-01-01T09:00:00Z')).toBe(false);
    expect(shown({}, '2026-01-01T09:00:00Z')).toBe(true);
  });

  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  afterEach(() => {
    if (epoch === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = epoch;
  });

  it('choose the one of several that a build shows, by the moment of the build', () => {
    const all = [
      { id: 'old', text: 'Old', until: '2026-01-31' },
      { id: 'new', text: 'New', from: '2026-03-01' },
    ];
    const chosen = (moment: string) => {
      process.env.SOURCE_DATE_EPOCH = String(Date.parse(moment) / 1000);
      const { vite, theme } = announcement(all);
      const json = vite?.define?.__LECTERN_ANNOUNCEMENT__;
      return theme ? JSON.parse(String(json)).id : json;
    };
    expect(chosen('2026-01-15')).toBe('old');
    expect(chosen('2026-03-15')).toBe('new');
    expect(chosen('2026-02-15')).toBe(undefined);
  });
});

it('the text is a line of Markdown', () => {
  expect(readInline('**Tea** *is* ~~hot~~ `out`:\n[see\\* **more**](/a "t")', 'a')).toEqual([
    { tag: 'strong', children: ['Tea'] },
    ' ',
    { tag: 'em', children: ['is'] },
    ' ',
    { tag: 'del', children: ['hot'] },
    ' ',
    { tag: 'code', children: ['out'] },
    ':\n',
    { tag: 'a', href: '/a', children: ['see* ', { tag: 'strong', children: ['more'] }] },
  ]);
});

it.each<[Partial<Announcement> & Record<string, unknown>, string]>([
  [{ id: 'a b' }, 'announcement() has the id "a b".\n  Use letters, digits, "-" and "_", such as "v2".'],
  [{ text: {} }, `The announcement "a" has no text.\n  Write text: 'Version 2 is out.'`],
  [{ clossable: true }, 'announcement() has no option "clossable".\n  Did you mean "closable"?'],
  [
    { from: 'soon' },
    '"from" of the announcement "a" is "soon".\n  Write year, month and day: 2026-03-19, or with a time 2026-03-19T10:00+08:00.',
  ],
  [
    { from: '2026-02-01', until: '2026-01-31' },
    'The announcement "a" ends before it begins.\n  "until" is the last day that it is shown.',
  ],
  [
    { text: '# A' },
    'The text of the announcement "a" is more than a line: "# A".\n  Write one paragraph, without headings, lists or code blocks.',
  ],
  [
    { text: 'A <b>b</b>' },
    'The text of the announcement "a" has HTML in it.\n  Write text with emphasis, `code` and [links](/page).',
  ],
  [
    { text: 'A ![b](/b.png)' },
    'The text of the announcement "a" has a node "image" in it.\n  Write text with emphasis, `code` and [links](/page).',
  ],
  [
    { text: '[A](/a)', link: '/b' },
    'The text of the announcement "a" has a link, and is one as a whole.\n  Leave out "link", or the link in the text.',
  ],
])('%j is a mistake', (change, message) => {
  expect(told(() => announcement({ id: 'a', text: 'A', ...change }))).toBe(message);
});
