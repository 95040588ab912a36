import { SITES, urlOf } from './sites.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.theming) });

// The dev server has no policy: Vite's scripts are inline.
test('a script of the head runs, loads more from what the config allows, and nothing from elsewhere @build', async ({
  page,
}) => {
  const blocked: string[] = [];
  await page.exposeFunction('noteBlocked', (address: string) => blocked.push(address));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      (window as unknown as { noteBlocked(address: string): void }).noteBlocked(blockedURI),
    ),
  );
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('https://stats.test/s.js', (route) =>
    route.fulfill(
      script(`for (const src of ['https://cdn.stats.test/more.js', 'https://evil.test/x.js'])
        document.head.append(Object.assign(document.createElement('script'), { src }))`),
    ),
  );
  await page.route('https://cdn.stats.test/more.js', (route) =>
    route.fulfill(script(`document.documentElement.dataset.measured = ''`)),
  );
  await page.route('https://evil.test/**', (route) =>
    route.fulfill(script(`document.documentElement.dataset.evil = ''`)),
  );
  await page.goto('/guide/measured');
  await expect(page.locator('html')).toHaveAttribute('data-measured', '');
  await expect.poll(() => blocked).toEqual(['https://evil.test/x.js']);
  await expect(page.locator('html')).not.toHaveAttribute('data-evil');
});
