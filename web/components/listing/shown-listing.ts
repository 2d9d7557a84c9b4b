import type { ListingData } from '#contract/listing.ts';
import { oncePer } from '#web/lib/once-per.ts';
import { shownCard, type ShownCard } from '#web/components/card/shown-card.ts';

type Products = ListingData['products'];

/** A listing without its cards: what is alive on its page. */
export type ShownListing = Omit<ListingData, 'products'> & {
  products: Omit<Products, 'result'> & { ids: readonly string[] };
};

/** Its cards: the browser is not sent them where the server has drawn them. */
export type ListingCards = { cards: readonly ShownCard[] };

export const shownListing = ({ products, ...listing }: ListingData): ShownListing => {
  const { result, ...page } = products;
  return { ...listing, products: { ...page, ids: result.map(({ id }) => id) } };
};

/** The same object for the same listing, so that it is packed once. */
export const cardsOf = oncePer(({ products }: ListingData): ListingCards => ({
  cards: products.result.map(shownCard),
}));
