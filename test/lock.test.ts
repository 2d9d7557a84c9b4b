import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/shop.ts';

type Locked = { version?: string; optionalDependencies?: Record<string, string> };

/** Where a package may find another: below itself, then below each folder above it. */
const placesOf = (from: string, name: string): string[] => {
  const places = [`${from}/node_modules/${name}`];
  for (let at = from; at.includes('node_modules/');) {
    at = at.slice(0, at.lastIndexOf('node_modules/'));
    places.push(`${at}node_modules/${name}`);
  }
  return places;
};

test('package-lock.json knows the packages for every machine, so that `npm ci` works on all', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const packages = lock.packages as Record<string, Locked>;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(path, name).some((place) => packages[place]?.version),
    ),
  );
  expect(missing).toEqual([]);
});
