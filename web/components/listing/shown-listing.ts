import type { Card } from '#contract/catalogue/card.ts';
import type { ListingData } from '#contract/catalogue/listing.ts';
import { pack, unpack } from '#web/rendering/packed-data.ts';
import { shownCard, type ShownCard } from '#web/components/card/shown-card.ts';

type Products = ListingData['products'];

/** One of a brand's best products: a picture that its card does not begin with, where there is one. */
export type Highlight = Pick<Card, 'id' | 'slug' | 'title' | 'image' | 'current'>;

/** A listing without its cards: what is alive on its page. */
export type ShownListing = Omit<ListingData, 'products' | 'highlights'> & {
  highlights: readonly Highlight[];
  products: Omit<Products, 'result'> & { ids: readonly string[] };
  /** Something is said of how the searched text was read. */
  explained: boolean;
};

/** Its cards: the browser is not sent them where the server has drawn them. */
export type ListingCards = { cards: readonly ShownCard[] };

const highlightOf = ({ id, slug, title, image, image_2, current }: Card): Highlight => ({
  id,
  slug,
  title,
  image: image_2 ?? image,
  current,
});

const shownListing = ({ products, highlights, ...listing }: ListingData): ShownListing => {
  const { result, ...page } = products;
  const said = [listing.understood, listing.stores, listing.comes_near_to, listing.absent].flat();
  const explained =
    said.length > 0 ||
    [listing.relaxed, listing.found_in, listing.then_for, listing.mentioned].some(Boolean);
  return {
    ...listing,
    explained,
    highlights: highlights.map(highlightOf),
    products: { ...page, ids: result.map(({ id }) => id) },
  };
};

/** Those of the listing's cards that the browser may need as data. */
export const cardsOf = ({ products }: ListingData): ListingCards => ({
  cards: products.result.map(shownCard),
});

/** A listing as the loader sends it. */
export const packListing = (listing: ListingData): string => pack(shownListing(listing));

/** What the loader has sent. */
export const sentListing = (text: string): ShownListing => unpack<ShownListing>(text);
