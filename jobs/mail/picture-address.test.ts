import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

const SHOP = 'https://shop.example';

test('a mail shows what was ordered with pictures of the shop itself', () => {
  expect(pictureAddress(SHOP, '/media/', 'demo/p/red cup.webp')).toBe(
    'https://shop.example/media/160/demo/p/red%20cup.webp',
  );
});

test('nothing in a mail is loaded from another host', () => {
  expect(pictureAddress(SHOP, 'https://cdn.example/', 'cup.webp')).toBeUndefined();
  expect(pictureAddress(SHOP, '/media/', '')).toBeUndefined();
});
