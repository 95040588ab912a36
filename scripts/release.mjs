import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNRELEASED = '## Unreleased\n';

/**
 * Sets the version of all packages, and adds its heading to the unreleased changes.
 *
 * @param root folder of the repository
 * @param version such as `0.2.0` or `1.0.0-beta.1`
 * @param date such as `2026-11-25`
 * @throws Error for an invalid version, and if there are no changes for users
 */
export function release(root, version, date) {
  if (!/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(version)) {
    throw new Error(`"${version}" is not a version. Write one such as 0.2.0 or 1.0.0-beta.1.`);
  }
  const log = join(root, 'CHANGELOG.md');
  const text = readFileSync(log, 'utf8');
  const [, changes = ''] = /^## Unreleased\n([\s\S]*?)(?=^## )/m.exec(text) ?? [];
  if (!changes.trim()) {
    throw new Error(
      'CHANGELOG.md has nothing under "Unreleased". Write what users will notice, then release.',
    );
  }
  const names = readdirSync(join(root, 'packages'));
  const files = names.map((name) => join(root, 'packages', name, 'package.json'));
  const own = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).name);
  for (const file of files) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.version = version;
    for (const list of [manifest.dependencies, manifest.peerDependencies]) {
      for (const name of own) if (list?.[name]) list[name] = `^${version}`;
    }
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  writeFileSync(
    log,
    text.replace(UNRELEASED, () => `${UNRELEASED}\n## ${version} (${date})\n`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    release(
      fileURLToPath(new URL('..', import.meta.url)),
      process.argv[2] ?? '',
      new Date().toISOString().slice(0, 10),
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
