/** A config to run, as the pool hands it to a process. */
export interface Job {
  /** Absolute folder of the project, made and removed by the process. */
  dir: string;
  files: Record<string, string>;
  /** The config, or the script to run: `rsbuild.config.ts`. */
  file: string;
  /**
   * `inspect`: both modes are inspected and their compiler is made; `build` also builds for production,
   * `dev` also starts the dev server and waits for its first compilation, `script` runs a file.
   */
  action: 'inspect' | 'build' | 'dev' | 'script';
  /** Globs of output files whose text is wanted, besides all text files of `dist` and `build`. */
  wanted: string[];
}

export interface JobResult {
  /** What the tool refused or warned about, each as one message. */
  complaints: string[];
  /** All that was printed, without colors. */
  log: string;
  /** Wanted output files with their text. */
  output: Record<string, string>;
  /** The job left a server, a watcher or (a script) a timer running, which could disturb the next one. */
  isUnfinished: boolean;
  /** It was not done in time: that says something about the machine, not about the sample. */
  isLate?: true;
}
