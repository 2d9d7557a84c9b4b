import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  data,
  generatePath,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { createStorefront } from '#server/storefront.ts';
import { findPage } from '#web/lib/paths/page-kind.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { root } from '#test/shop.ts';

const file = pathToFileURL(join(root, 'build', 'server', 'index.js')).href;
const build = (await import(file)) as ServerBuild;
const routes = Object.values(build.routes).filter((route) => route !== undefined);

const kindOf = (id: string) => findPage(id)?.kind;
const pages = routes.filter(({ id }) => kindOf(id) === 'public');

const handleOf = ({ module }: (typeof pages)[number]): Handle => (module.handle ?? {}) as Handle;

/** What the page's own loader sees of a query, if it is asked for in this way. */
const seenBy = async (page: (typeof pages)[number], query: string) => {
  const seen: string[] = [];
  const spy = ({ url }: LoaderFunctionArgs) => {
    seen.push(url.search);
    throw data(null, { status: 404 });
  };
  const module = { ...page.module, loader: spy };
  const spied = { ...build, routes: { ...build.routes, [page.id]: { ...page, module } } };
  const pathname = generatePath(`/${page.path ?? ''}`, {
    slug: 'a',
    id: '1',
    categorySlug: 'b',
    subCategorySlug: 'c',
  });
  const storefront = createStorefront({ mode: 'production', load: async () => spied }, async () => {
    throw new Error('There is no API.');
  });
  const address = `http://shop.test${pathname}?${query}`;
  await storefront(new Request(address), {});
  return seen;
};

test('every public page is looked at', () => {
  expect(pages.length).toBeGreaterThan(12);
});

const CACHES = {
  public: 'public, max-age=0, must-revalidate',
  personal: 'private, no-store',
  uncached: undefined,
};

const drawn = routes.filter(({ id, module }) => findPage(id) && module.default);

test.each(drawn)('$id tells caches what the table of pages says of it', ({ id, module }) => {
  const { headers } = module;
  const told = typeof headers === 'function' ? headers({} as HeadersArgs) : headers;
  expect({ ...told }).toEqual({ 'Cache-Control': CACHES[kindOf(id) as keyof typeof CACHES] });
});

test.each(pages)('$id sees nothing of its address but what it declares to read', async (page) => {
  const declared = Object.keys(handleOf(page).query ?? {}).map((name) => name.replace('*', '7'));
  const query = new URLSearchParams([
    ['utm_source', 'letter'],
    ...declared.map((name) => [name, '2']),
    ['x', 'random'],
  ]);
  const [search] = await seenBy(page, query.toString());
  expect([...new URLSearchParams(search).keys()].toSorted()).toEqual(declared.toSorted());
});
