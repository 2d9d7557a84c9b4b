import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#test/shop.ts';

/**
 * What the server draws once for all pages (docs/decisions/016) asks nothing of the page around it. What
 * stays in the browser as it was drawn has neither state nor handlers either; what is alive there has
 * no ids of React's, which tell where on the page a part stands. Held by what the file of such a part
 * and all that it imports say.
 */
type Part = { name: string; file: string; isItem: boolean; isAlive: boolean };

/**
 * Their hooks are the ones that a drawn part may use; a part in it is drawn by the same rules. Toasts
 * are shown in the browser alone.
 */
const GIVEN = [
  'web/lib/translation.tsx',
  'web/lib/shop-data.ts',
  'web/lib/drawing.tsx',
  'web/lib/server-drawn.tsx',
  'web/ui/toast.tsx',
];

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const IMPORT = /import\s+(type\s+)?(?:(\w+)|\{([^}]*)\})?\s*(?:from\s+)?'([^']+)'/g;

/** The names that a file imports, types left out, each with where it comes from. */
const importsOf = (file: string) =>
  [...read(file).matchAll(IMPORT)].flatMap(([, type, own, braced = '', from = '']) => {
    if (type) return [];
    const names = braced.split(',').map((name) => name.trim());
    const values = names.filter((name) => name !== '' && !name.startsWith('type '));
    return [own ?? [], values].flat().map((name) => ({ name, from }));
  });

const fileOf = (from: string, asker: string): string | undefined => {
  if (from.startsWith('./')) return join(dirname(asker), from);
  return from.startsWith('#web/') ? from.slice(1) : undefined;
};

/** The file that a component comes from; one that is written beside its use is in the same. */
const homeOf = (component: string, asker: string): string => {
  const found = importsOf(asker).find(({ name }) => name === component);
  return (found && fileOf(found.from, asker)) ?? asker;
};

const ITEM = /= drawnItem\('([\w-]+)', (\w+)\)/g;
const FRAMED = /<(DrawnShared|DrawnOnce)\b([\s\S]*?)<\/\1>/g;
const NAME = /\bname="([\w-]+)/;

const partsIn = (file: string): Part[] => {
  const text = read(file);
  const items = [...text.matchAll(ITEM)].map(([, name = '', component = '']) => ({
    name,
    file: homeOf(component, file),
    isItem: true,
    isAlive: false,
  }));
  const framed = [...text.matchAll(FRAMED)].flatMap(([, frame, inside = '']) => {
    const name = NAME.exec(inside)?.[1];
    if (name === undefined) return [];
    const components = [...inside.matchAll(/<([A-Z]\w*)/g)].map(([, component = '']) => component);
    return components.map((component) => ({
      name,
      file: homeOf(component, file),
      isItem: false,
      isAlive: frame === 'DrawnOnce',
    }));
  });
  return [...items, ...framed];
};

/** The file and all of ours that it imports, without what is given to each part. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || GIVEN.includes(file)) return seen;
  seen.add(file);
  for (const { from } of importsOf(file)) {
    const next = fileOf(from, file);
    if (next) withImports(next, seen);
  }
  return seen;
};

const STATE = /^(use|create)/;
const PLACE = /^(use|useId|useContext|createContext)$/;
/** What the loader of the page has given, whichever page that is. */
const LOADED = 'useServerDrawn';

/** What a drawn part must not ask for, as `file: what`. */
const asksIn = (file: string, isAlive: boolean): string[] => {
  const forbidden = isAlive ? PLACE : STATE;
  const imported = importsOf(file)
    .filter(
      ({ name, from }) =>
        from === 'react-router' || name === LOADED || (from === 'react' && forbidden.test(name)),
    )
    .map(({ name }) => name);
  // A button of ui has some only where the part that shows it does.
  const own = isAlive || file.startsWith('web/ui/') ? '' : read(file);
  const handlers = [...own.matchAll(/\s(on[A-Z]\w*)=\{/g)].map(([, name = '']) => name);
  return [...imported, ...handlers].map((what) => `${file}: ${what}`);
};

/** An item is known by its props, the currency and the address of pictures, and may show no more. */
const moreThanItsKey = (file: string): string[] =>
  [...read(file).matchAll(/^.*\b(?:useCommon|useFindCommon|useYear)\(\).*$/gm)]
    .map(([line]) => line.trim())
    .filter((line) => line !== 'const { img_src_url } = useCommon();')
    .map((line) => `${file}: ${line}`);

const parts = globSync('web/components/**/*.tsx', { cwd: root }).toSorted().flatMap(partsIn);

test('the parts are found by the ways in which they are drawn once', () => {
  const names = new Set(parts.map(({ name }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(['card', 'categories', 'footer', 'account-menu']),
  );
});

describe('what is drawn once asks nothing of the page around it', () => {
  test.each(parts)('$name, from $file', ({ file, isAlive }) => {
    expect([...withImports(file)].flatMap((one) => asksIn(one, isAlive))).toEqual([]);
  });
});

describe('an item shows no more than it is known by', () => {
  test.each(parts.filter(({ isItem }) => isItem))('$name, from $file', ({ file }) => {
    expect([...withImports(file)].flatMap(moreThanItsKey)).toEqual([]);
  });
});
