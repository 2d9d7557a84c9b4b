import { sql } from 'kysely';
import { SORTS } from '#contract/sorts.ts';
import type { Db } from '#db/client.ts';
import { listBaseTitles } from './catalogue/base-products.ts';
import { createNumbers } from '#demo/random.ts';
import { withTypo } from './judged/typo.ts';

/** Calls that are measured together, and the language they are asked in. */
type Subject = { name: string; paths: string[]; language?: string };

const BASE = 20_000;

/** So many of the shop's products, spread over it. */
const spread = (count: number, products: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 + ((index * 7_919 + 13) % products));

const listSlugs = async (db: Db, things: 'categories' | 'brands' | 'stores'): Promise<string[]> => {
  const from = {
    categories: sql`select c.slug ->> 'en' as slug from category c where c.parent_id is null order by c.id`,
    brands: sql`select b.id::text as slug from brand b order by b.id limit 40`,
    stores: sql`select s.slug ->> 'en' as slug from store s order by s.id limit 40`,
  };
  const { rows } = await sql<{ slug: string }>`${from[things]}`.execute(db);
  return rows.map(({ slug }) => slug);
};

const listSubCategories = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`
    select 'category=' || (up.slug ->> 'en') || '&sub_category=' || (c.slug ->> 'en') as path
    from category c join category up on up.id = c.parent_id order by c.id limit 60`.execute(db);
  return rows.map(({ path }) => path);
};

const FILTERS = [
  'in_stock=1',
  'min=2000&max=40000',
  'rating=4',
  'shipping=free',
  'in_stock=1&min=5000&max=90000&rating=3&shipping=free',
];

/** What people type: some words of a title. */
const listQueries = (count: number): string[] =>
  listBaseTitles(count, BASE).map((title, index) => {
    const words = title.split(' ');
    const thing = words.slice(3, -1).join(' ');
    const kinds = [
      thing,
      `${words[0]} ${thing}`,
      `${words[2]} ${thing}`,
      `${words[1]} ${words[2]} ${thing}`,
      `${words[0]} ${words.at(-1)}`,
      title,
    ];
    return kinds[index % kinds.length] ?? thing;
  });

const searchOf = (queries: readonly string[]): string[] =>
  queries.map((query) => `/all?q=${encodeURIComponent(query)}`);

/** All that is measured, on the shop that the database holds. */
export const listSubjects = async (db: Db): Promise<Subject[]> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from product_card`.execute(db);
  const ids = spread(200, rows[0]?.n ?? 1);
  const categories = await listSlugs(db, 'categories');
  const brands = await listSlugs(db, 'brands');
  const stores = await listSlugs(db, 'stores');
  const subCategories = await listSubCategories(db);
  const queries = listQueries(240);
  const random = createNumbers(1);
  const typos = queries.map((query) => withTypo(query, random, 4));
  const narrowed = [...categories.slice(0, 12).map((slug) => `category=${slug}&`), ''].flatMap(
    (start) => FILTERS.map((filter) => `/all?${start}${filter}`),
  );
  const reviewed = [7, ...ids.slice(0, 60)];
  return [
    { name: 'product', paths: ids.map((id) => `/product/${id}`) },
    { name: 'product, Arabic', language: 'ar', paths: ids.map((id) => `/product/${id}`) },
    { name: 'related products', paths: ids.slice(0, 100).map((id) => `/suggested-products/${id}`) },
    { name: 'reviews', paths: reviewed.map((id) => `/reviews/${id}`) },
    {
      name: 'listing: everything',
      paths: Array.from({ length: 20 }, (_, n) => `/all?page=${n + 1}`),
    },
    { name: 'listing: category', paths: categories.map((slug) => `/all?category=${slug}`) },
    { name: 'listing: sub-category', paths: subCategories.map((path) => `/all?${path}`) },
    { name: 'listing: brand', paths: brands.map((id) => `/all?brand=${id}`) },
    { name: 'listing: store', paths: stores.map((slug) => `/all?store=${slug}`) },
    { name: 'listing: filters', paths: narrowed },
    ...SORTS.map((sort) => ({
      name: `listing: ${sort}`,
      paths: ['', ...categories.slice(0, 19).map((slug) => `category=${slug}&`)].map(
        (start) => `/all?${start}sort=${sort}`,
      ),
    })),
    { name: 'search', paths: searchOf(queries) },
    { name: 'search, one slip', paths: searchOf(typos) },
    { name: 'search, French', language: 'fr', paths: searchOf(queries) },
    {
      name: 'search: filters',
      paths: searchOf(queries.slice(0, 60)).map(
        (path, n) => `${path}&${FILTERS[n % FILTERS.length]}`,
      ),
    },
    {
      name: 'suggestions',
      paths: queries.map(
        (query, n) => `/search?q=${encodeURIComponent(query.slice(0, 2 + (n % 9)))}`,
      ),
    },
    { name: 'home', paths: Array.from({ length: 20 }, (_, n) => `/home?page=${n + 1}`) },
    { name: 'common', paths: Array.from({ length: 20 }, () => '/common') },
    {
      name: 'store directory',
      paths: Array.from({ length: 10 }, (_, n) => `/store?page=${n + 1}`),
    },
    { name: 'store', paths: stores.map((slug) => `/store/${slug}`) },
    { name: 'categories', paths: ['/categories', '/categories?page=2'] },
    { name: 'brands', paths: Array.from({ length: 20 }, (_, n) => `/brands?page=${n + 1}`) },
    { name: 'flash sales', paths: Array.from({ length: 20 }, () => '/flash-sale') },
    {
      name: 'products of a flash sale',
      paths: Array.from({ length: 8 }, (_, n) => [
        `/flash-products/${n + 1}`,
        `/flash-sale/${n + 1}`,
      ]).flat(),
    },
    { name: 'sitemap: parts', paths: ['/sitemap'] },
    {
      name: 'sitemap: 5,000 addresses',
      paths: ids.slice(0, 20).map((id) => `/sitemap/product?after=${id}`),
    },
  ];
};
