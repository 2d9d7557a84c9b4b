import { expect, test } from 'vitest';
import type { CardFields } from '#api/cards/cards.ts';
import { createCardCache } from './card-cache.ts';

/** Cards whose title is the state of the shop in which they were read. */
const openCards = () => {
  let state = 'before';
  let release = (): void => {};
  let pause: Promise<void> = Promise.resolve();
  const cards = createCardCache(async (ids) => {
    const title = state;
    await pause;
    return ids.map((product_id) => ({ product_id, title, colours: [] as string[] }) as CardFields);
  });
  return {
    ...cards,
    titles: async (...ids: number[]) => (await cards.list(ids, 'en')).map(({ title }) => title),
    change: () => void (state = 'after'),
    hold: () => {
      pause = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
};

test('a card is kept until it is said to have changed; the others stay', async () => {
  const cards = openCards();
  expect(await cards.titles(1, 2)).toEqual(['before', 'before']);
  cards.change();
  cards.forget([2]);
  expect(await cards.titles(2, 1, 3)).toEqual(['after', 'before', 'after']);
});

test('a card that was on its way when something changed is read again by the next who asks', async () => {
  const cards = openCards();
  cards.hold();
  const asked = cards.titles(1);
  cards.change();
  cards.forget([1]);
  cards.release();
  expect([await asked, await cards.titles(1)]).toEqual([['before'], ['after']]);
});
