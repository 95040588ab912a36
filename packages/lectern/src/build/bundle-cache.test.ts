import { expect, it, onTestFinished, vi } from 'vitest';
import { folderOf } from '../../tests/folders.ts';
import { loadConfig } from '../config/load.ts';
import { createBundler } from './bundle-cache.ts';

it('a bundle that never comes is not waited for', async () => {
  const begun = vi.fn();
  vi.stubGlobal('begun', begun);
  // The bundler sets it until a bundle is done.
  vi.stubEnv('NODE_ENV', process.env.NODE_ENV);
  onTestFinished(() => void vi.unstubAllGlobals().unstubAllEnvs());
  const folder = folderOf({
    'lectern.config.mjs': `const buildStart = () => {
  globalThis.begun();
  return new Promise(() => {});
};
export default { vite: { plugins: [{ name: 'waits', buildStart }] } };`,
    'docs/index.md': '# A',
  });
  const bundler = createBundler(await loadConfig(folder));
  bundler.begin([]);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 60_000 });
  await bundler.settled(10);
});
