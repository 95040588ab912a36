import { modules } from 'virtual:lectern/page-modules';
import * as theme from 'virtual:lectern/theme';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderInput, RenderOutput } from '../shared/document.ts';
import { DocsError, isDocsError } from '../shared/error.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import { mistakesHtml } from '../shared/note-html.ts';
import { App } from './App.tsx';
import type { SlotComponents } from './added-slots.ts';
import { renderStatic, type StaticRender } from './island-server.tsx';
import { NO_COMPONENT } from './mdx-gaps.ts';
import { evaluateMdx, placeOnPage } from './mdx-runtime.ts';
import { createStore } from './store.ts';

/**
 * Renders one page: first its article (static, with separate islands), then the shell around it. Mistakes with a known
 * position in the article are returned, and a note marks the place of each.
 *
 * @throws DocsError with the file if the page cannot be rendered at all
 */
export function renderPage(input: RenderInput): RenderOutput {
  try {
    return render(input);
  } catch (error) {
    throw isDocsError(error) || input.source === '' ? error : componentError(error, input.source, input);
  }
}

function render({ page, site, sidebar, islandUrl, ...input }: RenderInput): RenderOutput {
  const store = createStore({ page, site, sidebar, html: null, status: 'ready' });
  const begin = (): StaticRender => ({
    store,
    islandUrl,
    count: 0,
    onIsland: input.onIsland,
    overview: input.overview && { groups: input.overview, isPlaced: false },
  });
  const { html, mistakes, render } = input.code
    ? renderCode(input, begin)
    : { html: input.html, mistakes: [], render: begin() };
  let article = withMistakes(html, [...(input.mistakes ?? []), ...mistakes]);
  if (render.overview && !render.overview.isPlaced) {
    article += renderStatic(createElement(theme.Overview), render);
  }
  store.set({ html: article });
  asked.clear();
  return {
    article,
    mistakes,
    root: renderToString(<App store={store} added={added} />),
    lostSlots: lostSlots(),
  };
}

/** Slots that the layout of the page has read. A site's own layout may have other slots than the default one. */
const asked = new Set<PropertyKey>();

const given: SlotComponents<string> = theme.slots;

const added = new Proxy(given, {
  get(components, place: string) {
    asked.add(place);
    return components[place];
  },
});

function lostSlots(): string[] {
  return Object.keys(given).filter((place) => !asked.has(place));
}

/** Inserts the box with the mistakes below the heading of the page, if the page begins with one. */
function withMistakes(html: string, mistakes: readonly Mistake[]): string {
  const [heading = ''] = /^\s*<h1[\s\S]*?<\/h1>/.exec(html) ?? [];
  return heading + mistakesHtml(mistakes) + html.slice(heading.length);
}

type Code = Pick<RenderInput, 'code' | 'modules' | 'source' | 'project' | 'placeIn' | 'writtenAt'>;

/**
 * Maximum number of failing components that are searched for in one page. With more, something else is wrong with it.
 */
const MOST_TRIES = 20;

/**
 * Renders the article of an MDX page. If a component fails, the page is rendered again, and elements that fail with the
 * same message on their own are replaced by notes.
 *
 * @throws errors from outside the elements of the page
 */
function renderCode(input: Code, begin: () => StaticRender) {
  const { code, source, modules: own = modules, project = '' } = input;
  const failures = new Set<string>();
  const refuse = (element: ReactNode, where: string) => {
    try {
      renderStatic(element, { ...begin(), onIsland: undefined });
      return null;
    } catch (error) {
      const mistakes = mistakesOf(
        isDocsError(error) ? error : componentError(error, where, input),
        'rendering',
        where,
      );
      return failures.has(String(error)) ? mistakes : null;
    }
  };
  for (;;) {
    const mistakes: Mistake[] = [];
    const tell = (mistake: Mistake) => void mistakes.push({ ...mistake, where: mistake.where || source });
    try {
      const render = begin();
      const told = { tell, ...(failures.size > 0 && { refuse }) };
      return {
        html: renderStatic(evaluateMdx({ code, modules: own, components: theme, project }, told), render),
        mistakes,
        render,
      };
    } catch (error) {
      if (failures.has(String(error)) || failures.size >= MOST_TRIES) throw error;
      failures.add(String(error));
    }
  }
}

type Places = Pick<RenderInput, 'code' | 'placeIn' | 'writtenAt'>;

function componentError(error: unknown, where: string, { code, placeIn, writtenAt }: Places): DocsError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const ofPage = placeOnPage(stack);
  const place = ofPage ? null : (placeIn?.(stack) ?? /^ +at (.*)$/m.exec(stack)?.[1]);
  const written = ofPage && writtenAt?.(code, ofPage);
  const subject = ofPage ? 'An expression of the page' : 'A component of the page';
  // React's message for an element whose type is a string. The string may contain a whole image.
  const isAddress = /^Invalid tag: \S*[:/]/.test(message);
  if (isAddress) {
    const cut = `${subject} failed: ${name}: ${message.slice(0, 60)}`;
    return new DocsError(cut, { where, kind: 'rendering', hint: NO_COMPONENT, cause: error });
  }
  return new DocsError(`${subject} failed: ${name}: ${message}`, {
    where: written || where,
    kind: 'rendering',
    hint: ofPage ? 'Check that all it uses is defined.' : place ? `It happened at ${place}.` : '',
    cause: error,
  });
}
