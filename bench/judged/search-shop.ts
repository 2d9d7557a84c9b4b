import type { Hono } from 'hono';
import { createApi } from '#api/app.ts';
import type { ApiEnv } from '#api/http/env.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { getListing } from '#contract/catalogue/listing.ts';
import type { Db } from '#db/client.ts';

/** What a shopper gets for a text: products as keys of the folder, in order, page after page. */
type Found = { keys: AsyncIterable<string>; total: number };

type Listing = DataOf<typeof getListing>;

const keysOf = ({ result }: Listing['products']): string[] =>
  result.map(({ slug }) => slug.slice('p-'.length));

/** The shop's own API over a database, asked in process. Whatever it logs as an error is thrown. */
export const createShopApi = (db: Db): Hono<ApiEnv> =>
  createApi({
    db,
    now: () => new Date(),
    log: {
      info: () => {},
      warn: () => {},
      error: ({ err }: { err?: unknown }, message) => {
        throw new Error(message, { cause: err });
      },
    },
  });

const ask = async <Data>(api: Hono<ApiEnv>, path: string): Promise<Data> => {
  const response = await api.request(`/api/v1${path}`, { headers: { language: 'en' } });
  const envelope = (await response.json()) as Envelope<Data>;
  if (response.status !== 200 || !envelope.data) throw new Error(`${path}: ${response.status}`);
  return envelope.data;
};

/** Searches as the search page does: GET all, and GET products for what `keys` goes on to. */
export const searchShop = async (api: Hono<ApiEnv>, text: string): Promise<Found> => {
  const q = encodeURIComponent(text);
  const { products } = await ask<Listing>(api, `/all?q=${q}`);
  const pages = async function* (): AsyncGenerator<string> {
    yield* keysOf(products);
    for (let page = 2; page <= products.last_page; page += 1) {
      const more = await ask<Pick<Listing, 'products'>>(api, `/products?q=${q}&page=${page}`);
      yield* keysOf(more.products);
    }
  };
  return { keys: pages(), total: products.total };
};
