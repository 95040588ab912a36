import { describe, expect, it } from 'vitest';
import { pageNumbers, withoutTime } from './pdf-pages.ts';

/** Returns a PDF in the format that Chromium writes. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `);
  const xref = ['xref', `0 ${objects.length + 1}`, '0000000000 65535 f ', ...table].join('\n');
  return Buffer.from(
    `${text}${xref}\ntrailer\n<</Size 9\n/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

describe('page numbers', () => {
  it('are those of the sheets that links lead to, in groups of groups', () => {
    const pdf = pdfOf([
      '<</Type /Catalog\n/Pages 2 0 R\n/Dests 7 0 R>>',
      '<</Type /Pages\n/Count 3\n/Kids [3 0 R 6 0 R]>>',
      '<</Type /Pages\n/Count 2\n/Kids [4 0 R 5 0 R]\n/Parent 2 0 R>>',
      '<</Type /Page\n/Parent 3 0 R>>',
      '<</Filter /FlateDecode>> stream\n/Kids [9 0 R]\nendstream',
      '<</Type /Page\n/Parent 2 0 R>>',
      '<</a [4 0 R /XYZ 6 827 0]\n/b--x [6 0 R /XYZ 6 37 0]\n/#E8#8C#B6 [5 0 R /XYZ 0 0 0]\n/gone [8 0 R /XYZ 0 0 0]>>',
    ]);
    expect([...pageNumbers(pdf)]).toEqual([
      ['a', 1],
      ['b--x', 3],
      ['茶', 2],
    ]);
  });

  it('are none in a PDF of another form', () => {
    expect(pageNumbers(Buffer.from('%PDF-1.7\n')).size).toBe(0);
    expect(pageNumbers(pdfOf(['<</Type /Catalog>>'])).size).toBe(0);
  });
});

it('takes the time out of a PDF, and moves nothing', () => {
  const dated = `<</CreationDate (D:20261124221317+00'00')\n/ModDate (D:20261124221317+00'00')>>`;
  const plain = withoutTime(Buffer.from(dated)).toString();
  expect(plain).toMatch(/^<< +\n +>>$/);
  expect(plain).toHaveLength(dated.length);
});
