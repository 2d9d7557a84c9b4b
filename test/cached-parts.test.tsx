import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCommon, type CommonData } from '#contract/shop/common.ts';
import { getHome } from '#contract/shop/home.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { root } from '#test/shop.ts';
import { shownCard } from '#web/components/card/shown-card.ts';
import { cachedParts, type PartToRender } from '#web/rendering/cached-part.tsx';
import { lazyPartsAreLoaded } from '#web/rendering/lazy-part.tsx';
import { renderCachedPart } from '#web/rendering/part-cache.tsx';

/** What a part has asked for, while it was rendered, that it must not have. */
const forbidden = vi.hoisted(() => ({ found: new Set<string>() }));

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<Record<string, (...args: unknown[]) => unknown>>();
  const jsxDEV = (type: unknown, props: object, ...others: unknown[]) => {
    for (const [name, value] of Object.entries(props))
      if (typeof type === 'string' && typeof value === 'function')
        forbidden.found.add(`${type} ${name}`);
    return runtime['jsxDEV']?.(type, props, ...others);
  };
  return { ...runtime, jsxDEV };
});

vi.mock('react', async (original) => {
  const react = await original<Record<string, unknown>>();
  const noted = ['useState', 'useReducer', 'useRef', 'useId', 'useEffect', 'useSyncExternalStore'];
  const noting = noted.map((name) => [
    name,
    (...args: unknown[]): unknown => {
      forbidden.found.add(name);
      return (react[name] as (...given: unknown[]) => unknown)(...args);
    },
  ]);
  return { ...react, ...(Object.fromEntries(noting) as object) };
});

beforeEach(() => forbidden.found.clear());

const db = await testDatabase();
const shop = testApp(db);
await addProduct(db, 'Kettle');
const { data } = await shop.call(getCommon);
const { data: home } = await shop.call(getHome, { query: {} });
const [card] = home.products.result;

/** A shop that has all that its frame may show. */
const link = { title: 'Help', link: '/page/help', image: null, slug: null };
const common: CommonData = {
  ...data,
  setting: { ...data.setting, email: 'help@souk.example', phone: '+1 555 0100' },
  header_links: { left: [link], right: [link] },
  about: [link],
};

/** Props to render each part with. */
const PROPS: Record<string, object> = {
  'bar-end': {},
  'bar-start': {},
  card: { card: card && shownCard(card), heading: 'h3' },
  departments: {},
  footer: { hasNewsletter: true },
  'header-start': {},
  'menu-categories': {},
  'menu-start': {},
  'menu-support': {},
  wishlist: {},
};

const render = (name: string, Part: PartToRender['Part'], props: object): string => {
  const part = {
    name,
    Part,
    props,
    language: 'en',
    shared: { common, today: '2026-11-24' },
  } as const;
  return Buffer.from(renderCachedPart(part, common).bytes).toString();
};

const makers = globSync('web/components/**/*.tsx', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('cachedPart('),
);
await Promise.all(makers.map((file) => import(join(root, file))));
await lazyPartsAreLoaded();
const parts = [...cachedParts].map(([name, Part]) => ({
  name,
  Part: Part as PartToRender['Part'],
}));

test('every part that is cached is looked at here', () => {
  expect(parts.map(({ name }) => name).toSorted()).toEqual(Object.keys(PROPS));
});

test.each(parts)('$name has no state, no handler and nothing of the page around it', (part) => {
  const html = render(part.name, part.Part, PROPS[part.name] ?? {});
  expect(html).toContain('<');
  expect([...forbidden.found]).toEqual([]);
});

test('a state and a handler in a part are found', () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  render('test-counter', Counter, {});
  expect([...forbidden.found]).toEqual(['useState', 'button onClick']);
});
