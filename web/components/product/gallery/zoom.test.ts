import { expect, test } from 'vitest';
import { isLargerThanPane, wholeWidth, zoomedWidth } from './zoom.ts';

const desk = { width: 1440, height: 720 };
const phone = { width: 390, height: 640 };
const picture = { width: 1280, height: 1280 };

test('a picture is shown whole, whichever edge of the screen is the nearer one', () => {
  expect(wholeWidth(picture, desk)).toBe(720);
  expect(wholeWidth(picture, phone)).toBe(390);
  expect(wholeWidth({ width: 1280, height: 640 }, desk)).toBe(1280);
});

test('a small picture is shown as large as it is, and cannot be enlarged', () => {
  const small = { width: 300, height: 300 };
  expect(wholeWidth(small, desk)).toBe(300);
  expect(isLargerThanPane(small, desk)).toBe(false);
  expect(zoomedWidth(600, small, desk)).toBeNull();
});

test('a picture is enlarged until it is as large as it is, and no further', () => {
  expect(isLargerThanPane(picture, desk)).toBe(true);
  expect(zoomedWidth(1000, picture, desk)).toBe(1000);
  expect(zoomedWidth(5000, picture, phone)).toBe(1280);
});

test('fingers that come together again show the whole picture', () => {
  expect(zoomedWidth(380, picture, phone)).toBeNull();
  expect(zoomedWidth(400, picture, phone)).toBeNull();
});
