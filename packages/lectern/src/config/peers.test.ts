import { describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { requirePeers } from './peers.ts';

/** Returns the message that a maintainer reads if these versions are installed. */
function told(installed: Record<string, string>, isPnp = false): string {
  const load = (id: string) => {
    const version = installed[id.replace('/package.json', '')];
    if (version === undefined) throw new Error(`Cannot find module '${id}'`);
    return { version };
  };
  try {
    requirePeers(load, isPnp);
    return '';
  } catch (error) {
    return formatError(error);
  }
}

describe('the packages that a project brings', () => {
  it('are there, in this version or a later one', () => {
    requirePeers();
    expect(told({ react: '19.0.0', 'react-dom': '19.0.0' })).toBe('');
    expect(told({ react: '20.1.0-rc.1', 'react-dom': '20.1.0-rc.1' })).toBe('');
  });

  it('are missing where Yarn has installed what is asked for, and no more', () => {
    expect(told({})).toBe(
      'Lectern does not find react and react-dom.\n' +
        '  Install them beside Lectern: npm install --save-dev react@19 react-dom@19. Yarn does not do so by itself.',
    );
    expect(told({ react: '19.2.0' })).toBe(
      'Lectern does not find react-dom.\n' +
        '  Install them beside Lectern: npm install --save-dev react@19 react-dom@19. Yarn does not do so by itself.',
    );
  });

  it('may be those of an older project', () => {
    expect(told({ react: '18.3.1', 'react-dom': '18.3.1' })).toBe(
      'Lectern needs React 19, and finds react 18.3.1 and react-dom 18.3.1.\n' +
        '  Update it: npm install --save-dev react@19 react-dom@19. If other parts of a repository need the older version, give the documentation a package.json of its own.',
    );
  });

  it("are not found under Yarn Plug'n'Play", () => {
    expect(told({ react: '19.2.0', 'react-dom': '19.2.0' }, true)).toBe(
      'Yarn runs without a node_modules folder, which Vite does not support.\n' +
        '  Write "nodeLinker: node-modules" into .yarnrc.yml, and run yarn install.',
    );
  });
});
