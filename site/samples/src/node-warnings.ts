/**
 * Drops deprecation warnings that packages cause: newer Node.js versions deprecate functions that the documented
 * packages still call, such as `fs.Stats`, and no sample can fix that. Warnings about a sample's own calls are still
 * printed.
 */
export function dropDeprecationsOfPackages(): void {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (!isDeprecationOfPackage(warning)) for (const print of printers) print(warning);
  });
}

/** Whether a warning is a Node.js deprecation (`DEP0180`) that was caused by code below `node_modules`. */
export function isDeprecationOfPackage(warning: Error & { code?: string }): boolean {
  if (warning.name !== 'DeprecationWarning' || !/^DEP\d{4}$/.test(warning.code ?? '')) return false;
  const frames = (warning.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const caller = frames.find((line) => !/[( ]node:/.test(line));
  return caller?.includes('/node_modules/') ?? false;
}
