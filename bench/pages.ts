// Measures how fast a running shop answers pages: `node bench/pages.ts http://localhost:3000 [--seconds 5]
// [--connections 16] [--only home,listing,product] [--kind cold,page,data,cached,unchanged]`. `cold` asks for the pages
// that the sitemap names, in all languages, in an order of its own each time and each at most once: a shop with ten times
// as many pages as its cache holds finds nearly none of them there. `--parts 2` takes two parts of the sitemap, where it has many. `page` and `data` are warm: every request has an
// address of its own (of what products and listings read of it; home reads nothing), but the same products come again and
// again. 500 requests come before it counts. Start the shop with RATE_LIMITS=0. With `--node PID` and `--postgres PID` (its
// first process) it also prints what an answer cost both: on a busy machine, that is the figure to compare.
import { parseArgs } from 'node:util';
import { createRandom } from '#demo/random.ts';
import { findAddresses, withUniqueQuery, HTML_HEADERS } from './http/addresses.ts';
import { measure, openClient, repeat, type LoadAnswer } from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    warmup: { type: 'string', default: '500' },
    only: { type: 'string', default: 'home,listing,product' },
    kind: { type: 'string', default: 'cold,page,data,cached,unchanged' },
    node: { type: 'string', default: '' },
    postgres: { type: 'string', default: '' },
    parts: { type: 'string', default: '15' },
    language: { type: 'string', default: '' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const prefix = values.language && `/${values.language}`;
const client = openClient(shop, connections);

const locations = async (address: string): Promise<string[]> => {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]*)/g)].map(([, location = '']) => location);
};

const { shuffled } = createRandom(String(Date.now()));

const SITEMAP_PARTS: Record<string, RegExp> = {
  listing: /\/(category|brand|collection)-/,
  product: /\/product-/,
};

/** The paths of the pages of a kind that the sitemap names, of so many of its parts, in any order. */
const crawl = async (page: string): Promise<string[]> => {
  const pattern = SITEMAP_PARTS[page];
  if (!pattern) return [];
  const parts = (await locations(`${shop}/sitemap.xml`)).filter((part) => pattern.test(part));
  const lists = await Promise.all(shuffled(parts).slice(0, Number(values.parts)).map(locations));
  return shuffled(lists.flat().map((location) => location.slice(new URL(location).origin.length)));
};

const dataPath = (path: string): string => (path === '/' ? '/_.data' : `${path}.data`);

type Run = {
  path: (count: number) => string;
  headers: Record<string, string>;
  wanted: number;
  /** How many different addresses there are, where none may be requested twice. */
  most?: number;
  /** Takes another answer in place of the wanted one; without it, that ends the bench. */
  onOther?: (answer: LoadAnswer) => void;
};

/** Pages of which none was requested before; none for home, which every shop has once. */
const cold = async (page: string): Promise<Run | undefined> => {
  const paths = await crawl(page);
  if (paths.length === 0) return undefined;
  process.stdout.write(`${page}: ${paths.length} different pages\n`);
  return {
    path: (count) => paths[count] ?? '/',
    headers: HTML_HEADERS,
    wanted: 200,
    most: paths.length,
  };
};

const refuse = (path: string, { status }: LoadAnswer): never => {
  throw new Error(`${path}: ${status}`);
};

const measureRun = async (name: string, run: Run): Promise<void> => {
  const { headers, wanted, most = Infinity } = run;
  let requests = 0;
  const get = async (): Promise<number> => {
    const path = run.path(requests++);
    const answer = await client.ask({ path, headers });
    if (answer.status !== wanted) (run.onOther ?? ((other) => refuse(path, other)))(answer);
    return answer.bytes;
  };
  const warmup = Number(values.warmup);
  await repeat(connections, Infinity, get, warmup);
  await measure(name, { node: values.node, postgres: values.postgres }, () =>
    repeat(connections, seconds, get, most - warmup),
  );
};

/** A page that whoever asks has already; one that shows how long a sale lasts changes now and then. */
const unchanged = async (path: string): Promise<Run> => {
  const headers = {
    ...HTML_HEADERS,
    'if-none-match': (await client.ask({ path, headers: HTML_HEADERS })).etag ?? '',
  };
  const onOther = (answer: LoadAnswer): void => {
    if (answer.status !== 200) refuse(path, answer);
    headers['if-none-match'] = answer.etag ?? '';
  };
  return { path: () => path, headers, wanted: 304, onOther };
};

const MADE_FIRST: Record<string, (page: string, path: string) => Promise<Run | undefined>> = {
  cold: (page) => cold(page),
  unchanged: (_, path) => unchanged(path),
};

const known: Record<string, string[]> = await findAddresses(shop, prefix);
for (const page of values.only.split(',')) {
  const paths = known[page] ?? [];
  const at = (count: number): string => paths[count % paths.length] ?? '/';
  const [first = '/'] = paths;
  const runs: Record<string, Run> = {
    page: { path: (count) => withUniqueQuery(at(count)), headers: HTML_HEADERS, wanted: 200 },
    data: {
      path: (count) => withUniqueQuery(dataPath(at(count))),
      headers: { ...HTML_HEADERS, accept: '*/*' },
      wanted: 200,
    },
    cached: { path: () => first, headers: HTML_HEADERS, wanted: 200 },
  };
  for (const kind of values.kind.split(',')) {
    const run = (await MADE_FIRST[kind]?.(page, first)) ?? runs[kind];
    if (run) await measureRun(`${page} ${kind}`, run);
  }
}
client.close();
