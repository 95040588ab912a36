import fc from 'fast-check';
import { afterAll } from 'vitest';
import { createPageLoader } from '../../src/client/load-page.ts';
import type { DocumentData } from '../../src/client/types.ts';
import { fuzz } from './run.ts';
import { jsonLike } from './settings-text.ts';

const { fetch } = globalThis;
afterAll(() => {
  globalThis.fetch = fetch;
});
let body = '';
globalThis.fetch = async () => new Response(body);

const payload = fc.oneof(
  jsonLike,
  fc
    .record({
      buildId: fc.jsonValue(),
      html: fc.jsonValue(),
      page: fc.oneof(fc.jsonValue(), fc.record({ sidebarUrl: fc.jsonValue() })),
    })
    .map((value) => JSON.stringify(value)),
);

fuzz('a payload is read, or refused with its address', 2, payload, async (text) => {
  body = text;
  const loader = createPageLoader({ data: { base: '/' } as DocumentData, fetched: new Map() });
  try {
    const page = await loader.page('/a');
    if (!Array.isArray(page.sidebar)) throw new Error('A sidebar is no list.');
  } catch (error) {
    if (!/ (?:is not JSON|holds no (?:page|sidebar))\.$/.test((error as Error).message)) throw error;
  }
});
