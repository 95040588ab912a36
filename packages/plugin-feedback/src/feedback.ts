import { fileURLToPath } from 'node:url';
import type { LecternPlugin, UserConfig } from 'lectern';
import { assertFeedback, type FeedbackOptions, originOf } from './options.ts';
import { WORDS, type Words } from './words.ts';

/** Data for the component. */
export interface Settings {
  send: string;
  hasText: boolean;
  /** Words of the plugin. */
  words: typeof WORDS;
  /** Words of the site, by language; the key `''` is for all languages. */
  own: Record<string, Partial<Words>>;
}

/**
 * Adds "Was this page helpful?" below each article.
 *
 * @throws DocsError for an invalid option
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

/**
 * Adds the address for answers to a policy that limits where pages may connect to. Other policies allow all addresses.
 */
function allowed({ csp }: Readonly<UserConfig>, send: string): Pick<UserConfig, 'csp'> {
  if (!csp || send === 'event') return {};
  const directive = ['connect-src', 'default-src'].find((name) => csp[name]);
  if (!directive) return {};
  return { csp: { ...csp, 'connect-src': [...(csp[directive] ?? []), originOf(send) ?? "'self'"] } };
}
