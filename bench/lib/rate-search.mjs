/** Maximum number of hits in which an expected page is looked for. */
const LIMIT = 40;

/**
 * Rates how well search answers labeled queries.
 *
 * @param search of one language, from `openSearch`
 * @param queries `[{ q, expect: [{ route }] }]`: route paths without language, any of which is right
 * @param toRoute returns the route path without language for a hit's link without anchor
 * @returns shares of queries whose first page is right, and of queries without an answer; the mean of 1/rank of the
 *   first right page (MRR); the median time of an answer (ms); the queries whose first page is not right; and all
 *   ratings
 */
export async function rateSearch(search, queries, toRoute) {
  const rated = [];
  await search.query('warm');
  for (const { q, expect } of queries) {
    const start = performance.now();
    const hits = await search.query(q, { limit: LIMIT });
    const time = performance.now() - start;
    const pages = hits.map(({ link }) => tidy(toRoute(link.split('#', 1)[0])));
    const wanted = expect.map(({ route }) => tidy(route));
    const place = pages.findIndex((page) => wanted.includes(page)) + 1;
    rated.push({ q, wanted, pages, place, time });
  }
  const mean = (value) => rated.reduce((sum, one) => sum + value(one), 0) / rated.length;
  return {
    successAt1: mean(({ place }) => Number(place === 1)),
    mrr: mean(({ place }) => (place === 0 ? 0 : 1 / place)),
    withoutAnswer: mean(({ pages }) => Number(pages.length === 0)),
    time: rated.map(({ time }) => time).sort((a, b) => a - b)[rated.length >> 1],
    misses: rated.filter(({ place }) => place !== 1),
    ratings: rated,
  };
}

const tidy = (route) => (route.length > 1 ? route.replace(/\/$/, '') : route);
