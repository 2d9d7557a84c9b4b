// How heavy the pages are: the scripts that a first visit loads, and the styles, in gzip.
// Reads the build as the browser gets it. Usage: node bench/weight.mjs [route ...]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../build/client');
const routes = process.argv.length > 2 ? process.argv.slice(2) : ['home', 'products', 'product'];
const FRAME = ['root', 'routes/language', 'routes/shop-layout'];
const LIMITS = { js: 130_000, css: 16_000 };
/** The cart's fields say at once what is wrong with a number, and that the API is down. */
const SCRIPTS_OF = { cart: 131_000 };

const manifestFile = readdirSync(join(client, 'assets')).find((name) =>
  /^manifest-.*\.js$/.test(name),
);
if (!manifestFile) throw new Error('No build: run `react-router build` first.');
const manifestText = readFileSync(join(client, 'assets', manifestFile), 'utf8');
const manifest = JSON.parse(
  manifestText.replace(/^window\.__reactRouterManifest=/, '').replace(/;$/, ''),
);

const gzipped = (path) => gzipSync(readFileSync(join(client, path)), { level: 9 }).length;
const sum = (paths) => [...paths].reduce((total, path) => total + gzipped(path), 0);
const filesOf = (part) => [part.module, ...part.imports];

let tooHeavy = false;
for (const route of routes) {
  const parts = [manifest.entry, ...[...FRAME, route].map((id) => manifest.routes[id])];
  const scripts = new Set([`assets/${manifestFile}`, ...parts.flatMap(filesOf)]);
  const styles = new Set(parts.flatMap((part) => part.css ?? []));
  const js = sum(scripts);
  const css = sum(styles);
  const own = sum(filesOf(manifest.routes[route]));
  tooHeavy ||= js > (SCRIPTS_OF[route] ?? LIMITS.js) || css > LIMITS.css;
  process.stdout.write(
    `${route.padEnd(16)} js ${(js / 1000).toFixed(1)} kB in ${scripts.size} files (route's own imports ${(own / 1000).toFixed(1)}), css ${(css / 1000).toFixed(1)} kB\n`,
  );
}

const offenders = readdirSync(join(client, 'assets')).filter(
  (name) =>
    name.endsWith('.js') &&
    /ZodError|invalid_type/.test(readFileSync(join(client, 'assets', name), 'utf8')),
);
if (offenders.length > 0)
  process.stdout.write(`zod is in the browser's bundle: ${offenders.join(', ')}\n`);
process.exitCode = tooHeavy || offenders.length > 0 ? 1 : 0;
