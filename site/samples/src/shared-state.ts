type Logger = Record<string, unknown>;

/**
 * A process of the pool is used again, and `logger.override` of one sample would change what every later sample
 * prints: the logger is one object for all of Rsbuild.
 *
 * @returns a function that gives the logger back what it has now
 */
export function keepLogger(logger: Logger): () => void {
  const known = { ...logger };
  return () => {
    for (const name of Object.keys(logger)) if (!(name in known)) delete logger[name];
    Object.assign(logger, known);
  };
}
