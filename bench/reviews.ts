// Measures the reviews of one product over HTTP: `node bench/reviews.ts http://localhost:3000 [--reviews 50000] [--seconds 3]
// [--data .data | --database postgres://...]`. So many reviews of one product are made by SQL in five languages, one in ten
// with a picture, and removed in the end; then pages of them are asked from the API, one after the other: every order, filters,
// and pages far behind. Start the shop with RATE_LIMITS=0.
import { parseArgs } from 'node:util';
import { PER_PAGE } from '#contract/page.ts';
import { connect } from './http/database.ts';
import { openClient, percentile, repeat } from './http/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reviews: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '3' },
    data: { type: 'string', default: '.data' },
    database: { type: 'string' },
  },
});
const [shop = 'http://localhost:3000'] = positionals;
const count = Number(values.reviews);
const AUTHOR = 'Bench of reviews';

const database = await connect(values);
const client = openClient(shop, 1);

const findProduct = async (): Promise<{ product: number; variant: number }> => {
  const { rows } = await database.query<{ product: number; variant: number }>(
    `select p.product_id::int as product, i.id::int as variant
     from product_card p join inventory i on i.product_id = p.product_id order by 1, 2 limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('the shop has no product');
  return found;
};

const removeReviews = async (): Promise<void> => {
  await database.query('delete from review where name = $1', [AUTHOR]);
  await database.query('vacuum analyze review');
};

const makeReviews = async ({ product, variant }: { product: number; variant: number }) => {
  await removeReviews();
  await database.query(
    `with written as (
       insert into review (product_id, inventory_id, rating, language, name, body, helpful, unhelpful, created_at)
       select $1, case when n % 4 = 0 then $2::bigint end, 1 + n % 5, (array['en', 'fr', 'ar', 'tr', 'hi'])[1 + n % 5],
         $3, repeat('It does what it says. ', 1 + n % 9), n % 37, n % 11, now() - n * interval '1 minute'
       from generate_series(1, $4::int) n
       returning id)
     insert into review_image (review_id, position, image)
     select id, 0, 'default.webp' from written where id % 10 = 0`,
    [product, variant, AUTHOR, count],
  );
  await database.query('vacuum analyze review');
};

const measurePage = async (name: string, path: string): Promise<void> => {
  const ask = async (): Promise<number> => {
    const { status, bytes } = await client.ask({ path, headers: { language: 'en' } });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return bytes;
  };
  await repeat(1, 1, ask);
  const figures = await repeat(1, Number(values.seconds), ask);
  const of = (share: number) => percentile(figures, share).toFixed(1).padStart(7);
  process.stdout.write(
    `${name.padEnd(28)} p50 ${of(0.5)} ms  p95 ${of(0.95)} ms  (${figures.count} times)\n`,
  );
};

/** The last page of a part of the reviews: of all of them, of every second, … */
const lastOf = (part: number): string => `?page=${Math.ceil(count / part / PER_PAGE)}`;

const place = await findProduct();
try {
  await makeReviews(place);
  const pages: [string, string][] = [
    ['first page', ''],
    ['page 50', '?page=50'],
    ['in the middle', lastOf(2)],
    ['last page', lastOf(1)],
    ['newest', '?sort=newest'],
    ['newest, last page', `${lastOf(1)}&sort=newest`],
    ['highest', '?sort=highest'],
    ['lowest, page 20', '?sort=lowest&page=20'],
    ['highest, last page', `${lastOf(1)}&sort=highest`],
    ['four stars', '?rating=4'],
    ['four stars, last page', `${lastOf(5)}&rating=4`],
    ['with pictures', '?with_images=1'],
    ['with pictures, last page', `${lastOf(10)}&with_images=1`],
    ['pictures of one star', '?with_images=1&rating=1'],
    ['of one variant', `?inventory_id=${place.variant}`],
    ['of one variant, last page', `${lastOf(4)}&inventory_id=${place.variant}`],
    ['variant, stars, pictures', `?inventory_id=${place.variant}&rating=1&with_images=1`],
  ];
  for (const [name, query] of pages)
    await measurePage(name, `/api/v1/reviews/${place.product}${query}`);
} finally {
  await removeReviews();
  await database.end();
  client.close();
}
