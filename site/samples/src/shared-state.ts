type Logger = Record<string, unknown>;

/**
 * Remembers the state of the logger. All of Rsbuild shares one logger object, and processes of the pool are reused, so
 * `logger.override` in one sample would change the output of every later sample.
 *
 * @returns a function that restores the current state of the logger
 */
export function keepLogger(logger: Logger): () => void {
  const known = { ...logger };
  return () => {
    for (const name of Object.keys(logger)) if (!(name in known)) delete logger[name];
    Object.assign(logger, known);
  };
}
