type Common = { categories: { slug: string; public_sub_categories: { slug: string }[] }[] };
type Products = { products: { result: { id: string; slug: string }[] } };
export type Addresses = Record<'home' | 'listing' | 'product', string[]>;

/** What a browser says when it asks for a page. */
export const HTML_HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The addresses of each kind of page below `prefix` (`/fr`, or nothing), taken in turn. */
export const findAddresses = async (shop: string, prefix = ''): Promise<Addresses> => {
  const askApi = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(new URL(`/api/v1${path}`, shop))).json()) as { data: Data }).data;
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

let visit = 0;
/** Every process begins elsewhere, so that no run meets the pages of another. */
const RUN = Date.now().toString(36);

/**
 * An address of its own for a product or a listing: nonsense in parameters that they read, which changes
 * nothing on them. The home page reads none of them: it is rendered again only with PAGE_CACHE_MB=0.
 */
export const withUniqueQuery = (path: string): string => {
  visit += 1;
  return `${path}?variant=${RUN}-${visit}&min=${RUN}-${visit}`;
};
