import { build, createLogger, type InlineConfig, type Rolldown } from 'vite';
import { bundleError } from '../vite/bundler-error.ts';

/** Files that the bundler has made. */
export type Output = Rolldown.RolldownOutput['output'];
export type Chunk = Rolldown.OutputChunk;

/**
 * Runs the bundler once.
 *
 * @throws DocsError with file and line
 */
export async function run(config: InlineConfig): Promise<Output> {
  // The command line reports the thrown error, so the bundler must not print it too.
  const customLogger = { ...createLogger(config.logLevel), error: () => {} };
  try {
    const result = (await build({ ...config, customLogger })) as Rolldown.RolldownOutput;
    return result.output;
  } catch (error) {
    throw bundleError(error, config.root ?? '');
  }
}
