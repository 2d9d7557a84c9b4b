import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/shop.ts';

/** The recipes there name files that do not exist yet. */
const RECIPES = 'CONTRIBUTING.md';
const documents = globSync(['*.md', 'docs/**/*.md', 'web/**/*.md', 'bench/*.md'], { cwd: root });
const folders = globSync('*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''));

/** What a text sets in code that begins with a folder of the shop: `api/cart/routes.ts`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''));

test('every file and folder that the documents name is there', () => {
  const named = documents
    .filter((document) => document !== RECIPES)
    .flatMap((document) =>
      pathsIn(readFileSync(join(root, document), 'utf8')).map((path) => ({ document, path })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
