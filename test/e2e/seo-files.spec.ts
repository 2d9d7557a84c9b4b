import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { languageCodes, languages } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visit } from './shop.ts';

/** The texts of the XML's elements of that name; fails where it is not well-formed. */
const readXml = (page: Page, xml: string, name: string): Promise<string[]> =>
  page.evaluate(
    ([text, tag]) => {
      const file = new DOMParser().parseFromString(text, 'application/xml');
      const error = file.querySelector('parsererror')?.textContent;
      if (error) throw new Error(error);
      return [...file.getElementsByTagName(tag)].map(({ textContent }) => textContent ?? '');
    },
    [xml, name] as const,
  );

const pathsIn = (addresses: readonly string[]): string[] =>
  addresses.map((address) => new URL(address).pathname);

test('the sitemap leads to files of every language, and they to pages that are there', async ({
  page,
  request,
  baseURL,
}) => {
  const files = await readXml(page, await (await request.get('/sitemap.xml')).text(), 'loc');
  for (const code of languageCodes) {
    const its = files.filter((address) => address.startsWith(`${baseURL}/sitemap/${code}/`));
    expect(its.length).toBeGreaterThan(5);
    const xml = await (await request.get(`/sitemap/${code}/product-0.xml`)).text();
    const addresses = await readXml(page, xml, 'loc');
    const changed = await readXml(page, xml, 'lastmod');
    expect(changed).toHaveLength(addresses.length);
    expect(changed.filter((moment) => Number.isNaN(Date.parse(moment)))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const prefix = code === 'en' ? '/' : `/${code}/`;
    expect(pathsIn(addresses).filter((path) => !path.startsWith(prefix))).toEqual([]);
    const one = await request.get(addresses.at(-1) ?? '', { maxRedirects: 0 });
    expect(one.status(), addresses.at(-1)).toBe(200);
    expect(await one.text()).toContain(`<link rel="canonical" href="${addresses.at(-1)}"`);
  }
});

test('robots.txt names the sitemap and closes what is personal or without end', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/shipping$', '/ar/checkout$', '/search?', '/api/'])
    expect(lines).toContain(`Disallow: ${path}`);
});

test('every language has a feed of new products and a manifest that caches may keep', async ({
  page,
  request,
}) => {
  for (const code of languageCodes) {
    const paths = makePaths(code);
    const feed = await request.get(paths.feed(), { headers: { cookie: '' } });
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.headers()['cache-control']).toBe('public, max-age=3600');
    expect(feed.headers()['set-cookie']).toBeUndefined();
    const xml = await feed.text();
    expect(await readXml(page, xml, 'language')).toEqual([code]);
    const links = await readXml(page, xml, 'link');
    expect(links).toHaveLength(25);
    const newest = await request.get(links.at(-1) ?? '', {
      maxRedirects: 0,
      headers: { cookie: '' },
    });
    expect(newest.status(), links.at(-1)).toBe(200);

    const answer = await request.get(paths.manifest(), { headers: { cookie: '' } });
    expect(answer.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
    const manifest = (await answer.json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      lang: code,
      dir: languages[code].direction,
      start_url: paths.home(),
      description: translator(code)('home.description'),
    });
    for (const { src, sizes } of manifest['icons'] as { src: string; sizes: string }[]) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']], sizes).toEqual([200, 'image/png']);
    }
  }
  for (const path of ['/language/xx/feed.xml', '/language/xx/manifest.webmanifest'])
    expect((await request.get(path)).status()).toBe(404);
});

test('the shop can be installed, and its pages tell nothing new when they come alive', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const { paths } = await visit(page, 'ar');
  await page.goto(paths.home());
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/language/ar/manifest.webmanifest',
  );
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(url).toContain('/language/ar/manifest.webmanifest');
  expect(errors).toEqual([]);

  const served = await page.locator('head meta[property="og:image"]').getAttribute('content');
  expect(served).toContain('/media/shop/share-ar.jpg');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.locator(`main a[href="${paths.categories()}"]`).first().click();
  await page.waitForURL(`**${paths.categories()}`);
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/ar\/categories$/);
  await expect(canonical).toHaveCount(1);
  await expect(page.locator('link[rel=icon]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});
