// Measures how fast a running shop answers pages: `node bench/pages.ts http://localhost:3000 [--seconds 5]
// [--connections 16] [--only home,listing,product] [--kind cold,page,data,cached,unchanged]`. `cold` asks for the pages
// that the sitemap names, in all languages, in an order of its own each time and each at most once: a shop with ten times
// as many pages as its cache holds finds nearly none of them there. `--parts 2` takes two parts of the sitemap, where it has many. `page` and `data` are warm: every request has an
// address of its own (of what products and listings read of it; home reads nothing), but the same products come again and
// again. 500 requests come before it counts. Start the shop with RATE_LIMITS=0. With `--cpu PID,PID` it also tells what these processes spent on an answer: on a busy machine, that is
// the figure to compare.
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    warmup: { type: 'string', default: '500' },
    only: { type: 'string', default: 'home,listing,product' },
    kind: { type: 'string', default: 'cold,page,data,cached,unchanged' },
    cpu: { type: 'string', default: '' },
    parts: { type: 'string', default: '15' },
    language: { type: 'string', default: '' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const prefix = values.language && `/${values.language}`;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

type Answered = { status: number; bytes: number; etag: string | undefined };

const get = (path: string, headers: Record<string, string>): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const asked = request(new URL(path, shop), { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, etag: answer.headers.etag }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const askApi = async <Data>(path: string): Promise<Data> =>
  ((await (await fetch(new URL(`/api/v1${path}`, shop))).json()) as { data: Data }).data;

type Common = { categories: { slug: string; public_sub_categories: { slug: string }[] }[] };
type Products = { products: { result: { id: string; slug: string }[] } };

/** The addresses of each kind of page, taken in turn. */
const addresses = async (): Promise<Record<string, string[]>> => {
  const { categories } = await askApi<Common>('/common');
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => askApi<Products>(`/products?page=${page}`)),
  );
  return {
    home: [prefix || '/'],
    listing: categories
      .flatMap(({ slug, public_sub_categories: below }) => [
        slug,
        ...below.map((sub) => `${slug}/${sub.slug}`),
      ])
      .map((path) => `${prefix}/all/${path}`),
    product: pages
      .flatMap(({ products }) => products.result)
      .map(({ id, slug }) => `${prefix}/${slug}/product/${id}`),
  };
};

const locations = async (address: string): Promise<string[]> => {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]*)/g)].map(([, location = '']) => location);
};

const shuffled = (list: string[]): string[] => {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [result[at], result[other]] = [result[other] ?? '', result[at] ?? ''];
  }
  return result;
};

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

const PIDS = values.cpu.split(',').filter(Boolean);
const NANOSECONDS = 1e6;

/** Milliseconds that the processes have run, all their threads. */
const spent = (): number[] =>
  PIDS.map((pid) => {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const read = (task: string): number =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
    return tasks.reduce((sum, task) => sum + read(task), 0) / NANOSECONDS;
  });

type Run = {
  path: (count: number) => string;
  headers: Record<string, string>;
  wanted: number;
  /** How many different addresses there are, where none may be asked twice. */
  most?: number;
  /** Takes another answer in place of the wanted one; without it, that ends the bench. */
  onOther?: (answer: Answered) => void;
};

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Pages of which none was asked for before; none for home, which every shop has once. */
const cold = async (page: string): Promise<Run | undefined> => {
  const paths = await crawl(page);
  if (paths.length === 0) return undefined;
  process.stdout.write(`${page}: ${paths.length} different pages\n`);
  return { path: (count) => paths[count] ?? '/', headers: html, wanted: 200, most: paths.length };
};

const refuse = (path: string, { status }: Answered): never => {
  throw new Error(`${path}: ${status}`);
};

const hit = async (run: Run, most: number, until: number) => {
  const { path, headers, wanted, onOther = (answer) => refuse(path(0), answer) } = run;
  const times: number[] = [];
  let bytes = 0;
  const visitor = async (): Promise<void> => {
    while (count < most && performance.now() < until) {
      const begun = performance.now();
      const answer = await get(path(count++), headers);
      if (answer.status !== wanted) onOther(answer);
      times.push(performance.now() - begun);
      bytes += answer.bytes;
    }
  };
  let count = 0;
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  const took = (performance.now() - begun) / 1000;
  return { times: Float64Array.from(times).toSorted(), took, bytes };
};

const measure = async (name: string, run: Run): Promise<void> => {
  const warmup = Number(values.warmup);
  await hit(run, warmup, Infinity);
  const before = spent();
  const most = run.most ? run.most - warmup : Infinity;
  const later = { ...run, path: (count: number) => run.path(warmup + count) };
  const { times, took, bytes } = await hit(later, most, performance.now() + seconds * 1000);
  const cpu = spent().map((ms, at) => ((ms - (before[at] ?? 0)) / times.length).toFixed(2));
  const cpuText = cpu.length > 0 ? `, CPU ${cpu.join(' + ')} ms` : '';
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  process.stdout.write(
    `${name.padEnd(20)} ${(times.length / took).toFixed(0).padStart(6)} a second, p50 ${p50} p95 ${p95} p99 ${p99} ms, ${(bytes / times.length / 1000).toFixed(1)} kB${cpuText}\n`,
  );
};

let visit = 0;
/** Every process of this bench begins elsewhere, so that no run meets the pages of another. */
const RUN = Date.now().toString(36);
/**
 * An address of its own for a product or a listing: nonsense in parameters that they read, which changes
 * nothing on them. The home page reads none of them: it is rendered anew only with PAGE_CACHE_MB=0.
 */
const fresh = (path: string): string => {
  visit += 1;
  return `${path}?variant=${RUN}-${visit}&min=${RUN}-${visit}`;
};
const html = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A page that whoever asks has already; one that shows how long a sale lasts changes now and then. */
const unchanged = async (path: string): Promise<Run> => {
  const headers = { ...html, 'if-none-match': (await get(path, html)).etag ?? '' };
  const onOther = (answer: Answered): void => {
    if (answer.status !== 200) refuse(path, answer);
    headers['if-none-match'] = answer.etag ?? '';
  };
  return { path: () => path, headers, wanted: 304, onOther };
};

const MADE_FIRST: Record<string, (page: string, path: string) => Promise<Run | undefined>> = {
  cold: (page) => cold(page),
  unchanged: (_, path) => unchanged(path),
};

const known = await addresses();
for (const page of values.only.split(',')) {
  const paths = known[page] ?? [];
  const at = (count: number): string => paths[count % paths.length] ?? '/';
  const [first = '/'] = paths;
  const runs: Record<string, Run> = {
    page: { path: (count) => fresh(at(count)), headers: html, wanted: 200 },
    data: {
      path: (count) => fresh(dataPath(at(count))),
      headers: { ...html, accept: '*/*' },
      wanted: 200,
    },
    cached: { path: () => first, headers: html, wanted: 200 },
  };
  for (const kind of values.kind.split(',')) {
    const run = (await MADE_FIRST[kind]?.(page, first)) ?? runs[kind];
    if (run) await measure(`${page} ${kind}`, run);
  }
}
agent.destroy();
