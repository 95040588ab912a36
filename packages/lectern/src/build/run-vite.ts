import { build, createLogger, type InlineConfig, type Rolldown } from 'vite';
import { bundleError } from '../vite/bundler-error.ts';

/** Files that the bundler has made. */
export type Output = Rolldown.RolldownOutput['output'];
export type Chunk = Rolldown.OutputChunk;

/**
 * Bundles once.
 *
 * @throws DocsError that names file and line
 */
export async function run(config: InlineConfig): Promise<Output> {
  // What is thrown is told by the command line, once.
  const customLogger = { ...createLogger(config.logLevel), error: () => {} };
  try {
    const result = (await build({ ...config, customLogger })) as Rolldown.RolldownOutput;
    return result.output;
  } catch (error) {
    throw bundleError(error, config.root ?? '');
  }
}
