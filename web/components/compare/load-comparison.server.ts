import { listCompared, MOST_COMPARED, type Comparison } from '#contract/compare/compare.ts';
import { listProducts } from '#contract/catalogue/listing.ts';
import { listSuggestedProducts } from '#contract/catalogue/product.ts';
import { shownCards, type ShownCard } from '#web/components/card/shown-card.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';

/** As many as there is room for beside each other. */
const OFFERED = 6;

/** What can be added: found for a text, or like the product that was added last. */
const listOffered = async (
  args: RequestArgs,
  { products }: Comparison,
  q: string | null,
): Promise<readonly ShownCard[]> => {
  const last = products.at(-1);
  if (products.length >= MOST_COMPARED || (!q && !last)) return [];
  const found = q
    ? await load(args, listProducts, { query: { q } })
    : await load(args, listSuggestedProducts, { params: { id: last?.id ?? '' }, query: {} });
  const compared = new Set(products.map(({ id }) => id));
  const others = found.products.result.filter(({ id }) => !compared.has(id));
  return shownCards(others.slice(0, OFFERED));
};

/** The products that who is signed in compares, and those that they may want to add. */
export const loadComparison = async (args: RequestArgs & { url: URL }) => {
  const comparison = await load(args, listCompared);
  const q = args.url.searchParams.get('q')?.trim().slice(0, 200) || null;
  return { comparison, most: MOST_COMPARED, q, offered: await listOffered(args, comparison, q) };
};
