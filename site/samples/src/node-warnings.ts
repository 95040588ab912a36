/**
 * A newer Node.js deprecates what the documented packages still call, such as `fs.Stats`: no sample can fix that.
 * What a sample itself calls is still printed.
 */
export function dropDeprecationsOfPackages(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (!isDeprecationOfPackage(warning)) for (const print of printers) print(warning);
  });
}

/** Whether Node.js deprecates (`DEP0180`) what code below `node_modules` has called. */
export function isDeprecationOfPackage(warning: Error & { code?: string }): boolean {
  if (warning.name !== 'DeprecationWarning' || !/^DEP\d{4}$/.test(warning.code ?? '')) return false;
  const frames = (warning.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const caller = frames.find((line) => !/[( ]node:/.test(line));
  return caller?.includes('/node_modules/') ?? false;
}
