import { expect, it } from 'vitest';
import { infimaStyles } from './infima.ts';

it('has rules for the classes of Docusaurus that code uses, and for no others', () => {
  const styles = infimaStyles(
    `<div className="row"><div className={clsx('col col--3', own.margin)} /></div>`,
  );
  expect(styles.match(/^ *:where\(.*(?= \{)/gm)).toEqual([
    ':where(.row)',
    ':where(.col)',
    ':where(.col--3)',
    '  :where(.row) > :where(.col)',
  ]);
  expect(styles).toContain(':where(.col--3) {\n  flex: 0 0 25.000%;\n}\n');
});

it('knows margins and paddings of each side and size', () => {
  const styles = infimaStyles('margin-top--lg padding-horiz--none margin--md');
  expect(styles).toContain(':where(.margin--md) {\n  margin: 1rem;\n}');
  expect(styles).toContain(':where(.margin-top--lg) {\n  margin-block-start: 2rem;\n}');
  expect(styles).toContain(':where(.padding-horiz--none) {\n  padding-inline: 0;\n}');
});
