/** A config or script to run, as the pool sends it to a process. */
export interface Job {
  /** Absolute folder of the project. The process creates and removes it. */
  dir: string;
  files: Record<string, string>;
  /** The config or the script to run: `rsbuild.config.ts`. */
  file: string;
  /**
   * `inspect` inspects both modes and creates their compilers; `build` also builds for production, `dev` starts the dev
   * server and waits for its first compilation, `script` runs a file.
   */
  action: 'inspect' | 'build' | 'dev' | 'script';
  /** Globs of output files to return, in addition to all text files of `dist` and `build`. */
  wanted: string[];
}

export interface JobResult {
  /** Errors and warnings of the tool, one message each. */
  complaints: string[];
  /** Everything that was printed, without colors. */
  log: string;
  /** Wanted output files with their text. */
  output: Record<string, string>;
  /** Whether the job left a server, a watcher or (for scripts) a timer running, which could disturb the next job. */
  isUnfinished: boolean;
  /** Present if the job timed out. That says something about the machine, not about the sample. */
  isLate?: true;
}
