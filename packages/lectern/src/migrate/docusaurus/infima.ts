/** Classes of Infima, the stylesheet of Docusaurus' theme, that pages with code use, in the colors of Lectern's theme. */
const RULES = new Map<string, string>([
  [
    'container',
    'box-sizing: border-box; inline-size: 100%; max-inline-size: 82rem; margin-inline: auto; padding-inline: 1rem',
  ],
  ['row', 'display: flex; flex-wrap: wrap; margin-inline: -1rem'],
  ['col', 'box-sizing: border-box; flex: 1 0 0; min-inline-size: min(100%, 16rem); padding-inline: 1rem'],
  ...Array.from({ length: 12 }, (_, index): [string, string] => [
    `col--${index + 1}`,
    `flex: 0 0 ${(((index + 1) / 12) * 100).toFixed(3)}%`,
  ]),
  // Lectern's theme has classes of these names as well.
  ['hero', 'display: block; padding: 4rem 2rem'],
  ['hero--primary', 'background: var(--lectern-accent); color: var(--lectern-on-accent)'],
  ['hero--dark', 'background: var(--lectern-ink); color: var(--lectern-paper)'],
  ['hero__title', 'font-size: 3rem; line-height: 1.1'],
  ['hero__subtitle', 'font-size: 1.5rem'],
  [
    'button',
    'display: inline-block; padding: 0.5em 1.25em; border: 1px solid transparent; border-radius: var(--lectern-radius); font-weight: 600; text-decoration: none',
  ],
  ['button--primary', 'background: var(--lectern-accent); color: var(--lectern-on-accent)'],
  [
    'button--secondary',
    'background: var(--lectern-paper); color: var(--lectern-ink); border-color: var(--lectern-rule-strong)',
  ],
  ['button--outline', 'background: none; color: inherit; border-color: currentcolor'],
  ['button--link', 'background: none; color: var(--lectern-accent)'],
  ['button--sm', 'font-size: 0.875rem'],
  ['button--lg', 'font-size: 1.25rem'],
  ['button--block', 'display: block; text-align: center'],
  [
    'card',
    'display: block; border: 1px solid var(--lectern-rule); border-radius: var(--lectern-radius); overflow: hidden',
  ],
  ...['header', 'body', 'footer'].map((part): [string, string] => [`card__${part}`, 'padding: 1rem']),
  ...['center', 'left', 'right', 'justify'].map((side): [string, string] => [
    `text--${side}`,
    `text-align: ${side}`,
  ]),
  ...spaces(),
]);

/** Classes for margins and paddings: `margin-top--md`, `padding-horiz--lg`. */
function spaces(): [string, string][] {
  const sides = {
    '': '',
    '-top': '-block-start',
    '-bottom': '-block-end',
    '-left': '-left',
    '-right': '-right',
    '-vert': '-block',
    '-horiz': '-inline',
  };
  const sizes = { none: '0', xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '2rem', xl: '5rem' };
  return ['margin', 'padding'].flatMap((kind) =>
    Object.entries(sides).flatMap(([side, property]) =>
      Object.entries(sizes).map(([size, length]): [string, string] => [
        `${kind}${side}--${size}`,
        `${kind}${property}: ${length}`,
      ]),
    ),
  );
}

/**
 * Returns a stylesheet with the classes that code uses. Rules of the site itself win, whatever their order.
 *
 * @param code all components of the site
 * @see https://infima.dev/docs/getting-started/introduction for the names of the classes
 */
export function infimaStyles(code: string): string {
  const words = new Set(code.match(/[\w-]+/g));
  const rules = [...RULES].flatMap(([name, text]) =>
    words.has(name)
      ? [
          `:where(.${name}) {\n${text
            .split('; ')
            .map((line) => `  ${line};\n`)
            .join('')}}\n`,
        ]
      : [],
  );
  const narrow = [...words].some((word) => /^col(?:--\d+)?$/.test(word))
    ? '@media (width <= 60rem) {\n  :where(.row) > :where(.col) {\n    flex-basis: 100%;\n  }\n}\n'
    : '';
  return [
    '/* Classes of Docusaurus that the pages of this site use. `lectern migrate` has written them once: they are yours. */\n',
    ...rules,
    narrow,
  ]
    .filter(Boolean)
    .join('\n');
}
