// Measures the reviews of one product over HTTP: `node bench/reviews.ts http://localhost:3000 [--reviews 50000] [--seconds 1]
// [--data .data | --database postgres://...]`. So many reviews of one product are made by SQL, much as shoppers write them, and
// removed in the end; then pages of them are asked from the API, one after the other: of each order and filter the first page,
// the one in the middle and the last. Start the shop with RATE_LIMITS=0.
import { parseArgs } from 'node:util';
import { connect } from './http/database.ts';
import { openClient, percentile, repeat } from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reviews: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '1' },
    data: { type: 'string', default: '.data' },
    database: { type: 'string' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const AUTHOR = 'Bench of reviews';

const database = await connect(values);
const client = openClient(shop, 1);

type Place = { product: number; variants: number[] };

/** The product of most variants. */
const findProduct = async (): Promise<Place> => {
  const { rows } = await database.query<Place>(
    `select i.product_id::int as product, array_agg(i.id::int order by i.id) as variants
     from inventory i join product_card p on p.product_id = i.product_id
     group by 1 order by count(*) desc, 1 limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the shop has no product');
  return found;
};

const removeReviews = async (): Promise<void> => {
  await database.query('delete from review where name = $1', [AUTHOR]);
  await database.query('vacuum analyze review');
};

/**
 * Half are in English, every twentieth is in Hindi; half give five stars, every twentieth gives two; few
 * are voted on, every eighth has a picture, every fifth names no variant, every fiftieth is hidden.
 */
const makeReviews = async ({ product, variants }: Place): Promise<void> => {
  await removeReviews();
  await database.query('select setseed(0.5)');
  await database.query(
    `with drawn as materialized (
       select n, random() as star, random() as bought, random() as tongue, random() as variant, random() as helped, random() as shown
       from generate_series(1, $4::int) n),
     written as (
       insert into review
         (product_id, inventory_id, rating, language, name, body, helpful, unhelpful, visible, created_at)
       select $1,
         case when bought < 0.8 then ($2::bigint[])[1 + floor(variant ^ 2 * cardinality($2::bigint[]))::int] end,
         case when star < 0.55 then 5 when star < 0.78 then 4 when star < 0.88 then 3 when star < 0.93 then 2 else 1 end,
         case when tongue < 0.5 then 'en' when tongue < 0.7 then 'fr' when tongue < 0.85 then 'ar'
           when tongue < 0.95 then 'tr' else 'hi' end,
         $3, repeat('It does what it says. ', 1 + n % 9), floor(40 * helped ^ 6), floor(9 * tongue ^ 6), shown > 0.02,
         now() - n * interval '1 minute'
       from drawn
       returning id)
     insert into review_image (review_id, position, image)
     select id, 0, 'default.webp' from written where random() < 0.125`,
    [product, variants, AUTHOR, Number(values.reviews)],
  );
  await database.query('vacuum analyze review');
};

const ask = async (path: string, language: string) => {
  const answer = await client.ask({ path, headers: { language } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

type Listed = { data: { all: { total: number; last_page: number } } };

/** Prints the 50th and the 95th percentile of the first, middle and last page, milliseconds. */
const measurePages = async (name: string, path: string, language = 'en'): Promise<void> => {
  const { all } = (JSON.parse((await ask(path, language)).text) as Listed).data;
  const cells: string[] = [];
  for (const page of [1, Math.ceil(all.last_page / 2), all.last_page]) {
    const get = async () => (await ask(`${path}&page=${page}`, language)).bytes;
    await repeat(1, 0.5, get);
    const figures = await repeat(1, Number(values.seconds), get);
    cells.push([0.5, 0.95].map((share) => percentile(figures, share).toFixed(1)).join('; '));
  }
  process.stdout.write(
    `${name.padEnd(26)} ${String(all.total).padStart(6)} reviews  ${cells.map((cell) => cell.padEnd(12)).join('')}\n`,
  );
};

const place = await findProduct();
try {
  await makeReviews(place);
  const [variant] = place.variants;
  const pages: [name: string, query: string, language?: string][] = [
    ['most helpful', ''],
    ['most helpful, in Hindi', '', 'hi'],
    ['newest', 'sort=newest'],
    ['highest', 'sort=highest'],
    ['lowest', 'sort=lowest'],
    ['five stars', 'rating=5'],
    ['two stars', 'rating=2'],
    ['two stars, in Hindi', 'rating=2', 'hi'],
    ['with pictures', 'with_images=1'],
    ['with pictures, newest', 'with_images=1&sort=newest'],
    ['with pictures, highest', 'with_images=1&sort=highest'],
    ['pictures of two stars', 'with_images=1&rating=2'],
    ['variant', `inventory_id=${variant}`],
    ['variant, in Hindi', `inventory_id=${variant}`, 'hi'],
    ['variant, newest', `inventory_id=${variant}&sort=newest`],
    ['variant, highest', `inventory_id=${variant}&sort=highest`],
    ['variant, two stars', `inventory_id=${variant}&rating=2`],
    ['variant, pictures, one star', `inventory_id=${variant}&rating=1&with_images=1`],
  ];
  await repeat(1, 3, async () => (await ask(`/api/v1/reviews/${place.product}`, 'en')).bytes);
  for (const [name, query, language] of pages)
    await measurePages(name, `/api/v1/reviews/${place.product}?${query}`, language);
} finally {
  await removeReviews();
  await database.end();
  client.close();
}
