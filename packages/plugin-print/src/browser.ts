import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-headless-shell',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** Returns the path of a Chromium: `CHROMIUM_PATH`, or one that is installed. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const folders = PATH.split(delimiter);
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const paths = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC.map((app) => join('/Applications', app)),
    ...windows.flatMap((folder) => WINDOWS.map((program) => join(folder, program))),
  ];
  return paths.find((path) => existsSync(path));
}

/** Returns what is missing for a PDF, with advice, or null if nothing is missing. */
export function missingForPdf(env: NodeJS.ProcessEnv = process.env): { what: string; hint: string } | null {
  try {
    createRequire(import.meta.url).resolve('puppeteer-core');
  } catch {
    return { what: 'The package puppeteer-core is not installed', hint: 'Run npm install puppeteer-core.' };
  }
  if (findBrowser(env)) return null;
  return env.CHROMIUM_PATH
    ? {
        what: `There is no ${env.CHROMIUM_PATH}`,
        hint: 'Set CHROMIUM_PATH to the path of a Chromium, or unset it.',
      }
    : { what: 'There is no Chromium', hint: 'Install chromium, or set CHROMIUM_PATH to its path.' };
}
