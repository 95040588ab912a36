import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mermaid, MermaidConfig } from 'mermaid';
import { pretendBrowser, withFrames } from './dom.ts';
import { finish } from './finish.ts';
import { readNames } from './names.ts';
import { THEME_VARIABLES } from './palette.ts';
import { restartRandom } from './random.ts';
import type { Drawing, DrawRequest } from './worker.ts';

/** Settings that a site cannot change. */
const FIXED: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  logLevel: 'fatal',
  // HTML cannot be measured here, and SVG without it can be used anywhere.
  htmlLabels: false,
  deterministicIds: true,
  deterministicIDSeed: 'lectern',
  handDrawnSeed: 1,
};

/** Draws a diagram. */
export async function draw({ code, id, config }: DrawRequest): Promise<Drawing> {
  const mermaid = await load();
  mermaid.initialize(configOf(config));
  restartRandom();
  const { svg, diagramType } = await withFrames(() => mermaid.render(id, code));
  return { ...finish(svg, { id, code, type: diagramType }), ...readNames(svg, code, diagramType) };
}

function configOf(config: MermaidConfig): MermaidConfig {
  return {
    theme: 'base',
    fontFamily: 'sans-serif',
    ...config,
    ...FIXED,
    flowchart: { ...config.flowchart, htmlLabels: false },
    // Gantt charts have small letters, and are as wide as the text.
    gantt: { fontSize: 13, sectionFontSize: 13, ...config.gantt },
    themeVariables: { ...THEME_VARIABLES, ...config.themeVariables },
  };
}

let loading: Promise<Mermaid> | undefined;

/** Loads Mermaid in the simulated browser, which takes half a second. */
function load(): Promise<Mermaid> {
  loading ??= (async () => {
    pretendBrowser();
    await passTexts();
    const { default: mermaid } = await import('mermaid');
    return mermaid;
  })();
  return loading;
}

/** Matches a less-than sign that does not begin one of the tags that labels may have. */
const NO_TAG = /<(?!\/?(?:a|b|br|code|del|div|em|i|img|ins|p|s|small|span|strong|sub|sup|u)\b)/gi;

/**
 * Replaces the functions of DOMPurify, which needs a real DOM and always fails without one. Texts of a diagram are from
 * its author, who is as trusted as the author of the page, and they are text in the SVG.
 */
async function passTexts(): Promise<void> {
  const require = createRequire(import.meta.url);
  const ofMermaid = createRequire(require.resolve('mermaid/package.json'));
  // Mermaid's import resolves to this file. `require` resolves to another one next to it.
  const file = join(dirname(ofMermaid.resolve('dompurify')), 'purify.es.mjs');
  const { default: purify } = await import(pathToFileURL(file).href);
  Object.assign(purify, {
    addHook() {},
    removeHook() {},
    removeHooks() {},
    sanitize: (text: string) => (text.startsWith('<svg') ? text : text.replace(NO_TAG, '&lt;')),
  });
}
