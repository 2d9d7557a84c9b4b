// How heavy the pages are: the scripts and styles that a first view loads, in gzip, for every page by
// itself. Fails above the limit of its kind. Reads the build as the browser gets it.
// Usage: npm run build && node scripts/run.mjs node bench/weight.ts [page ...]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGES, type Page, type PageName } from '#contract/pages.ts';

/** Bytes (docs/decisions/007). */
const SCRIPTS = { public: 140_000, account: 150_000 };
const STYLES = 20_000;

type Part = { module: string; imports: string[]; css?: string[] };
type Manifest = { entry: Part; routes: Record<string, Part> };

const assets = join(import.meta.dirname, '../build/client/assets');
const names = readdirSync(assets);
const read = (name: string): Buffer => readFileSync(join(assets, name));

const manifestFile = names.find((name) => /^manifest-.*\.js$/.test(name));
if (!manifestFile) throw new Error('No build: run `npm run build` first.');
const manifest = JSON.parse(
  read(manifestFile)
    .toString()
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;$/, ''),
) as Manifest;

const contentOf = (path: string): Buffer => read(path.replace(/^\/?assets\//, ''));
const textOf = (path: string): string => contentOf(path).toString();

const sizes = new Map<string, number>();
const gzipped = (path: string): number => {
  const size = sizes.get(path) ?? gzipSync(contentOf(path), { level: 9 }).length;
  sizes.set(path, size);
  return size;
};
const sum = (paths: ReadonlySet<string>): number =>
  [...paths].reduce((total, path) => total + gzipped(path), 0);

const partOf = (id: string): Part => {
  const part = manifest.routes[id];
  if (!part) throw new Error(`The build has no route ${id}.`);
  return part;
};
const FRAME = [manifest.entry, ...['root', 'routes/language', 'routes/shop-layout'].map(partOf)];

type Weighed = {
  name: PageName;
  kind: keyof typeof SCRIPTS;
  js: number;
  css: number;
  files: number;
};

/** A cart is looked at long before anybody pays: it opens as quickly as what is for everybody. */
const kindOf = (name: PageName): keyof typeof SCRIPTS =>
  PAGES[name].kind === 'personal' && name !== 'cart' ? 'account' : 'public';

const partsOf = (name: PageName): Part[] => [...FRAME, partOf(name)];

const scriptsOf = (name: PageName): Set<string> =>
  new Set([
    `assets/${manifestFile}`,
    ...partsOf(name).flatMap(({ module, imports }) => [module, ...imports]),
  ]);

const weigh = (name: PageName): Weighed => {
  const scripts = scriptsOf(name);
  const styles = new Set(partsOf(name).flatMap(({ css }) => css ?? []));
  const kind = kindOf(name);
  return { name, kind, js: sum(scripts), css: sum(styles), files: scripts.size };
};

/** Pages that are drawn; of those that share a module, the first. */
const listPages = (): PageName[] => {
  const pages = Object.entries(PAGES) as [PageName, Page][];
  const drawn = pages.filter(([, { kind }]) => kind !== 'file' && kind !== 'data');
  const byModule = Map.groupBy(drawn, ([name]) => partOf(name).module);
  return [...byModule.values()].flatMap(([first]) => (first ? [first[0]] : []));
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const row = (cells: readonly string[]): string =>
  `${cells.map((cell, at) => (at < 2 ? cell.padEnd(18) : cell.padStart(8))).join('')}\n`;

const asked = process.argv.slice(2) as PageName[];
const pages = (asked.length > 0 ? asked : listPages())
  .map(weigh)
  .toSorted((one, other) => one.kind.localeCompare(other.kind) || other.js - one.js);
process.stdout.write(row(['page', 'kind', 'js kB', 'limit', 'files', 'css kB']));
for (const { name, kind, js, css, files } of pages)
  process.stdout.write(row([name, kind, kB(js), kB(SCRIPTS[kind]), String(files), kB(css)]));

/** Libraries that no public page may load, by a text of theirs that no minifier changes. */
const KEPT_OUT = {
  zod: /ZodError|invalid_type/,
  '@simplewebauthn': /ERROR_AUTHENTICATOR_GENERAL_ERROR/,
};
const libraries = Object.entries(KEPT_OUT);

/** The libraries that the scripts of a page should not have brought, each with its file. */
const intruders = (name: PageName): string[] =>
  [...scriptsOf(name)].flatMap((path) =>
    libraries
      .filter(([, mark]) => mark.test(textOf(path)))
      .map(([library]) => `${library} is in a public page: ${name} loads ${path}`),
  );

const faults = [
  ...pages
    .filter(({ kind, js, css }) => js > SCRIPTS[kind] || css > STYLES)
    .map(({ name }) => `${name} is too heavy`),
  ...pages.filter(({ kind }) => kind === 'public').flatMap(({ name }) => intruders(name)),
  // Of zod, no page has a use.
  ...names
    .filter((name) => name.endsWith('.js') && KEPT_OUT.zod.test(textOf(name)))
    .map((name) => `zod is in the browser's bundle: ${name}`),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
