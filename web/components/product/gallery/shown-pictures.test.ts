import { expect, test } from 'vitest';
import type { Inventory } from '#contract/catalogue/product.ts';
import { shownPictures } from './shown-pictures.ts';

const variants = (...images: (string | null)[]) => images.map((image) => ({ image }) as Inventory);

const shoes = {
  image: 'red',
  gallery: ['red', 'red-side', 'red-worn', 'blue', 'blue-side', 'blue-worn'],
  inventory: variants('red', 'red', 'blue', 'blue'),
};

test('a chosen colour is shown by its own pictures alone', () => {
  expect(shownPictures(shoes, 'blue')).toEqual(['blue', 'blue-side', 'blue-worn']);
  expect(shownPictures(shoes, 'red')).toEqual(['red', 'red-side', 'red-worn']);
});

test('before anything is chosen the first colour is shown whole, and one picture of each other', () => {
  expect(shownPictures(shoes, null)).toEqual(['red', 'red-side', 'red-worn', 'blue']);
});

test('a colour with a single picture is shown by it and by what belongs to no colour', () => {
  const mug = {
    image: 'on-a-table',
    gallery: ['on-a-table', 'sizes'],
    inventory: variants('white', 'green'),
  };
  expect(shownPictures(mug, 'green')).toEqual(['green', 'on-a-table', 'sizes']);
  expect(shownPictures(mug, null)).toEqual(['on-a-table', 'sizes', 'white', 'green']);
});

test('a product without pictures of its variants shows all that it has, each once', () => {
  const book = { image: 'front', gallery: ['front', 'back'], inventory: variants(null) };
  expect(shownPictures(book, null)).toEqual(['front', 'back']);
});
