import { describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { checkConfig } from './check.ts';

function failure(input: unknown): string {
  try {
    checkConfig(input, 'lectern.config.ts');
    return 'it passed';
  } catch (error) {
    return formatError(error);
  }
}

const one = (message: string, hint?: string) =>
  `lectern.config.ts has a mistake:\n  lectern.config.ts  ${message}${hint ? `\n    ${hint}` : ''}`;

describe('checkConfig', () => {
  it('fills in the defaults', () => {
    expect(checkConfig({}, 'lectern.config.ts')).toMatchObject({
      root: 'docs',
      base: '/',
      outDir: 'dist',
      title: 'Documentation',
      lang: 'en',
      locales: [],
      route: { cleanUrls: true, exclude: [] },
      markdown: { showLineNumbers: false, defaultWrapCode: false, highlighter: 'prism' },
      hydrate: 'intent',
      themeConfig: { darkMode: true, outline: true, hideNavbar: 'never', enableContentAnimation: false },
    });
  });

  it('ends the base with a slash', () => {
    expect(checkConfig({ base: '/docs' }, '').base).toBe('/docs/');
    expect(checkConfig({ base: '/docs/' }, '').base).toBe('/docs/');
  });

  it.each([
    ['an unknown key', { titel: 'x' }, one('titel is not an option.', 'Did you mean "title"?')],
    [
      'an unknown key of an inner object',
      { themeConfig: { darkmode: true } },
      one('themeConfig.darkmode is not an option.', 'Did you mean "themeConfig.darkMode"?'),
    ],
    [
      'an unknown key in a list',
      { locales: [{ lang: 'en', label: 'English', titl: 'x' }] },
      one('locales[0].titl is not an option.', 'Did you mean "locales[0].title"?'),
    ],
    [
      'an unknown key with no near one',
      { route: { foo: 1 } },
      one('route.foo is not an option.', 'Known here: cleanUrls, exclude.'),
    ],
    [
      'a missing key',
      { locales: [{ lang: 'en' }] },
      one('locales[0].label is missing.', 'Add "label" to locales[0].'),
    ],
    [
      'a word that there is not',
      { themeConfig: { labels: { copycode: 'x' } } },
      one('themeConfig.labels.copycode is not an option.', 'Did you mean "themeConfig.labels.copyCode"?'),
    ],
    [
      'the same in one language',
      { themeConfig: { locales: [{ lang: 'de', labels: { searchTitel: 'Suche' } }] } },
      one(
        'themeConfig.locales[0].labels.searchTitel is not an option.',
        'Did you mean "themeConfig.locales[0].labels.searchTitle"?',
      ),
    ],
    [
      'an empty word',
      { themeConfig: { labels: { copyCode: '' } } },
      one('themeConfig.labels.copyCode is ""; expected a text that is not empty.'),
    ],
    ['a wrong type', { title: 5 }, one('title is 5; expected string.')],
    ['an object for a list', { locales: {} }, one('locales is {}; expected an array.')],
    [
      'a base that is no path',
      { base: 'docs' },
      one('base is "docs"; expected a path that starts with "/".'),
    ],
    [
      'an origin that is no URL',
      { siteOrigin: 'example' },
      one('siteOrigin is "example"; expected an absolute URL such as "https://example.com".'),
    ],
    [
      'a wrong choice',
      { hydrate: 'lod' },
      one('hydrate is "lod"; expected "intent" or "load".', 'Did you mean "load"?'),
    ],
    [
      'a directive without sources',
      { csp: { sandbox: [] } },
      one('csp.sandbox is "sandbox"; expected a directive with sources, such as "script-src".'),
    ],
    [
      'two sources in one',
      { csp: { 'script-src': ["'self' https://a.dev"] } },
      one(`csp.script-src[0] is "'self' https://a.dev"; expected one source, such as "https://example.com".`),
    ],
    ['a function', { title: () => 'x' }, one('title is a function; expected string.')],
    ['no object at all', 'x', one('The configuration is "x"; expected an object.')],
    ['a long value', { title: ['x'.repeat(100)] }, one(`title is ["${'x'.repeat(55)}…; expected string.`)],
  ])('names %s', (_name, input, message) => expect(failure(input)).toBe(message));

  it('looks into the branch of a choice that fits best', () => {
    const socialLinks = [{ icon: { svgs: '<svg/>' }, mode: 'link', content: 'https://example.com' }];
    expect(failure({ themeConfig: { socialLinks } })).toContain('themeConfig.socialLinks[0].icon.svg');
  });

  it('tells all mistakes at once', () => {
    const message = failure({ title: 5, bas: '/' });
    expect(message).toContain('lectern.config.ts has 2 mistakes:');
    expect(message).toContain('title is 5');
    expect(message).toContain('Did you mean "base"?');
  });
});
