/** Words for small numbers, as lowercase stems. One language may use a digit where another uses a word. */
const WORDS: Record<number, readonly string[]> = {
  0: ['zero', 'none', 'no ', '零', '没有', '無', 'null', 'cero', 'zéro', 'ноль'],
  1: [
    'one',
    'once',
    'first',
    'single',
    'each',
    'an ',
    'a ',
    '一',
    '单',
    '首',
    '每',
    'ein',
    'erst',
    'un',
    'prem',
    'prim',
    'один',
    'перв',
    '하나',
    '첫',
  ],
  2: [
    'two',
    'twice',
    'second',
    'both',
    'double',
    'pair',
    'half',
    '二',
    '两',
    '双',
    '兩',
    'zwei',
    'beid',
    'deux',
    'dos',
    'segund',
    'два',
    'две',
    'втор',
    '두',
    '둘',
    'dois',
    'duas',
    'due',
  ],
  3: [
    'three',
    'third',
    'triple',
    '三',
    'drei',
    'dritt',
    'trois',
    'tres',
    'três',
    'terc',
    'три',
    'трет',
    '세',
    '셋',
    'tre',
  ],
  4: ['four', 'quarter', '四', 'vier', 'quatr', 'cuatro', 'четыр', '네', '넷', 'quattro'],
  5: ['five', 'fifth', '五', 'fünf', 'cinq', 'cinco', 'пят', '다섯', 'cinque'],
  6: ['six', '六', 'sechs', 'seis', 'шест', '여섯', 'sei'],
  7: ['seven', '七', 'sieben', 'sept', 'siete', 'sete', 'сем', '일곱', 'sette'],
  8: ['eight', '八', 'acht', 'huit', 'ocho', 'oito', 'восем', '여덟', 'otto'],
  9: ['nine', 'ninth', '九', 'neun', 'neuf', 'nueve', 'nove', 'девят', '아홉'],
  10: ['ten', '十', 'zehn', 'dix', 'diez', 'dez', 'десят', '열', 'dieci'],
  11: ['eleven', 'november', '十一'],
  12: ['twelve', 'twelfth', 'december', '十二'],
};

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Units that may follow a number. Some languages count in thousands, others in ten thousands. */
const UNITS: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^\s*万|^\s*萬|^\s*만/, 1e4],
  [/^\s*亿|^\s*億/, 1e8],
  [/^\s*千|^\s*thousand|^k\b/i, 1e3],
  [/^\s*million|^\s*百万/i, 1e6],
  [/^\s*billion/i, 1e9],
];

/**
 * Checks whether a text contains a number in any form: as digits, as a word, as the month of a date, or with another
 * unit.
 */
export function hasNumber(text: string, number: string): boolean {
  const plain = ` ${text.toLowerCase()} `;
  const value = Math.abs(Number(number));
  const month = MONTHS[value - 1];
  if (month && new RegExp(`\\b${month.slice(0, 3)}`).test(plain)) return true;
  if ((WORDS[value] ?? []).some((word) => hasWord(plain, word))) return true;
  return Array.from(plain.matchAll(/\d+(?:[.,]\d+)*/g)).some((match) => {
    const written = match[0].replace(/,(?=\d{3}(?!\d))/g, '');
    if (written === number.replace(/^-/, '')) return true;
    const digits = Number(written);
    const after = plain.slice(match.index + match[0].length);
    return digits === value || UNITS.some(([unit, factor]) => unit.test(after) && digits * factor === value);
  });
}

/** Returns a number multiplied by the unit that follows it: "1 万" is 10000. */
export function withUnit(digits: string, after: string): string {
  const unit = UNITS.find(([pattern]) => pattern.test(after));
  return unit ? String(Number(digits) * unit[1]) : digits;
}

/** Checks for the start of a word, or for any occurrence in scripts without spaces. */
function hasWord(text: string, word: string): boolean {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word)) return text.includes(word);
  return new RegExp(`(?<!\\p{L})${word}`, 'u').test(text);
}
