import { fileURLToPath } from 'node:url';
import type { LecternPlugin, UserConfig } from 'lectern';
import { assertFeedback, type FeedbackOptions, originOf } from './options.ts';
import { WORDS, type Words } from './words.ts';

/** What the component gets. */
export interface Settings {
  send: string;
  hasText: boolean;
  /** Those of the plugin. */
  words: typeof WORDS;
  /** Those of the site, by language; under `''` for all of them. */
  own: Record<string, Partial<Words>>;
}

/**
 * "Was this page helpful?" below each article.
 *
 * @throws DocsError for an option that cannot work
 */
export function feedback(options: FeedbackOptions): LecternPlugin {
  assertFeedback(options);
  const { send, text: hasText = true } = options;
  const settings: Settings = { send, hasText, words: WORDS, own: ownWords(options) };
  return {
    name: 'feedback',
    theme: fileURLToPath(new URL('../theme/index.tsx', import.meta.url)),
    vite: { define: { __LECTERN_FEEDBACK__: JSON.stringify(settings) } },
    config: (config) => ({
      ...config,
      ...allowed(config, send),
      frontmatter: { feedback: 'boolean', ...config.frontmatter },
    }),
  };
}

function ownWords({ question, words = {} }: FeedbackOptions): Settings['own'] {
  const questions = typeof question === 'string' ? { '': question } : (question ?? {});
  const own: Settings['own'] = { ...words };
  for (const [lang, asked] of Object.entries(questions)) own[lang] = { ...own[lang], question: asked };
  return own;
}

/** A policy that says where pages may connect to must have the place where answers go; others allow all. */
function allowed({ csp }: Readonly<UserConfig>, send: string): Pick<UserConfig, 'csp'> {
  if (!csp || send === 'event') return {};
  const directive = ['connect-src', 'default-src'].find((name) => csp[name]);
  if (!directive) return {};
  return { csp: { ...csp, 'connect-src': [...(csp[directive] ?? []), originOf(send) ?? "'self'"] } };
}
