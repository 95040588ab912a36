import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { failure, site, siteWithPackages } from './testing.ts';

/** A page with a component whose hooks and handlers would have to run in the browser, but which is static content. */

const page = `import { Counter } from '../ui/Counter.tsx';\n\n# A\n\n<Counter />\n`;
const counter = `import React, { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  React.useEffect(() => {});
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

describe('components in static content', () => {
  it('names hooks and handlers that would do nothing, and what to add', async () => {
    const folder = site({
      'docs/index.mdx': page,
      'docs/b.mdx': `import { Switch } from '../ui/Switch.tsx';\n\n# B\n\n<Switch />\n`,
      'docs/c.mdx': `import { Button } from '../ui/Button.tsx';\n\n# C\n\n<Button />\n`,
      'docs/d.mdx': `import { Clock } from '../ui/Clock.tsx';\n\n# D\n\n<Clock />\n`,
      'ui/Counter.tsx': counter,
      'ui/Switch.tsx': `import { useSwitch } from './use-switch.ts';\nexport const Switch = () => <p>{String(useSwitch())}</p>;\n`,
      'ui/use-switch.ts': `import { useReducer } from 'react';\n\nexport const useSwitch = () => useReducer((on) => !on, false)[0];\n`,
      'ui/Button.tsx': `export const Button = () =>\n  <p><button onClick={() => {}}>B</button></p>;\n`,
      'ui/Clock.tsx': `import React from 'react';\nexport const Clock = () => {\n  React.useEffect(() => {});\n  return <i />;\n};\n`,
    });
    const say = (where: string, what: string, first: string, on: string) => [
      `  ${where}  ${what} does nothing in static content, which the browser never runs.`,
      `    ${first} with 'use client'. The component is on the page ${on}.`,
    ];
    expect(await failure(folder)).toBe(
      [
        'The site has 4 errors:',
        ...say('ui/Button.tsx:2', 'onClick', 'Start the file', 'c.mdx'),
        ...say('ui/Clock.tsx:3', 'useEffect', 'Start the file', 'd.mdx'),
        ...say('ui/Counter.tsx:4', 'useState', 'Start the file', 'index.mdx'),
        ...say('ui/use-switch.ts:3', 'useReducer', 'Start the file of the component that calls it', 'b.mdx'),
        '4 rendering errors',
      ].join('\n'),
    );
  });

  it('lets the same component be an island, and a part of the shell', async () => {
    const folder = siteWithPackages({
      'docs/index.mdx': `${page}\nimport { Song } from '../ui/Song.tsx';\n\n<Song />\n`,
      'ui/Counter.tsx': `'use client';\n${counter}`,
      'ui/Song.tsx': `import url from './song.mp3';\nexport const Song = () => <audio src={url} />;\n`,
      // Too large to be inlined into the page.
      'ui/song.mp3': 'la'.repeat(4000),
      'theme/index.tsx': `import { Count } from './Count.tsx';\nexport * from 'lectern/theme';\nexport const slots = { afterDoc: Count };\n`,
      'theme/Count.tsx': counter.replaceAll('Counter', 'Count'),
    });
    await build(folder);
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(html).toContain('<button>0</button></lectern-island>');
    expect(html.match(/<button>0<\/button>/g)).toHaveLength(2);
    // A file that only static content imports.
    const [, song = ''] = /<audio src="([^"]+)"/.exec(html) ?? [];
    expect(readFileSync(join(folder, 'dist', song), 'utf8')).toHaveLength(8000);
  });

  it('lets static components use hooks that only compute', async () => {
    const folder = site({
      'docs/index.mdx': page,
      'ui/Counter.tsx': `import { useId, useMemo, useRef } from 'react';
export function Counter() {
  const text = useMemo(() => 'three', []);
  useRef(null);
  return <p id={useId()}>{text}</p>;
}
`,
    });
    await build(folder);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toMatch(/<p id="[^"]+">three<\/p>/);
  });
});
