import type { Trx } from '#db/client.ts';
import { productPicture } from '#demo/pictures/key.ts';
import type { View } from '#demo/pictures/photograph.ts';
import { SNAPS } from '#demo/pictures/photograph.ts';
import type { DraftProduct, DraftVariant } from '#demo/products/draft-product.ts';
import type { Random } from '#demo/random.ts';
import { createRandom } from '#demo/random.ts';
import type { Stars, Written } from '#demo/reviews/write.ts';
import { writeReview } from '#demo/reviews/write.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { colourOf, coloursOf } from '#demo/products/variants.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const REVIEWS = 3000;
const DAY_MS = 86_400_000;
const WITH_PICTURE = 0.13;
/** So many days pass from the day something is first sold until somebody can tell of it. */
const FIRST_REVIEW_DAYS = 5;

/**
 * What shoppers of such a shop give: mostly five and four, some ones. What sells well is liked: a product of bad
 * reviews would not stand among the first of a listing.
 */
const ratingOf = ({ store, popularity }: DraftProduct, random: Random): Stars => {
  const roll = random.next() - (store.rating - 4.4) * 0.12 - popularity * 0.12;
  if (roll < 0.56) return 5;
  if (roll < 0.82) return 4;
  if (roll < 0.91) return 3;
  return roll < 0.955 ? 2 : 1;
};

/** What is more popular than this has been reviewed. */
const REVIEWED = 0.9;

/** What has been written about products of the same category, and who has written. */
type Told = Omit<Written, 'said'>;

/** Liked products have many reviews, and about a tenth of the others have none yet. */
const countsOf = (products: readonly Product[]): number[] => {
  const random = createRandom('review counts');
  const weights = products.map(({ draft }) =>
    random.chance(0.1) || draft.age <= FIRST_REVIEW_DAYS
      ? Number(draft.popularity > REVIEWED && draft.age > FIRST_REVIEW_DAYS)
      : 0.15 + draft.popularity * 1.6 + random.next() * 0.3,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.floor((weight / total) * REVIEWS));
  const missing = REVIEWS - counts.reduce((sum, count) => sum + count, 0);
  const able = weights.flatMap((weight, i) => (weight > 0 ? [i] : []));
  for (let n = 0; n < missing; n += 1) {
    const at = able[n % able.length] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};

/** In the colour that was bought; what comes in one colour is pictured in that. */
const pictureOf = (
  { type, number }: DraftProduct,
  bought: DraftVariant | undefined,
  view: View | undefined,
): string | null => {
  if (!view) return null;
  const colour = bought && colourOf(bought.choices);
  return productPicture(type.id, number, colour ?? coloursOf(type, number)[0] ?? null, view);
};

const draftReviews = (product: Product, count: number, told: Told, now: Date) => {
  const { draft } = product;
  const random = createRandom(`${draft.type.id}/${draft.number}/reviews`);
  const written = { ...told, said: new Set<string>() };
  // Readers of every language find a review that they can read, as soon as there are enough; until then most do.
  const [most, ...others] = DEMO_LANGUAGES;
  const firstIn = [most, ...random.shuffled(others)];
  // No two customers of a product have taken the same picture.
  const snaps = [...SNAPS];
  return Array.from({ length: count }, (_, at) => {
    const rating = ratingOf(draft, random);
    const daysAgo = Math.min(draft.age - FIRST_REVIEW_DAYS, 365) * random.next() ** 1.4;
    const owned = draft.age - daysAgo;
    const words = writeReview(
      { type: draft.type, stars: rating, owned },
      random,
      written,
      firstIn[at],
    );
    const inventory = random.pick(product.inventory);
    const bought = draft.variants[product.inventory.indexOf(inventory)];
    return {
      row: {
        product_id: product.id,
        inventory_id: inventory,
        rating,
        ...words,
        helpful: Math.floor(random.next() ** 3 * 34),
        created_at: new Date(now.getTime() - daysAgo * DAY_MS - random.whole(0, 80_000) * 1000),
      },
      image: random.chance(WITH_PICTURE) ? pictureOf(draft, bought, snaps.shift()) : null,
    };
  });
};

/** Writes 3,000 reviews, each in its author's language. */
export const insertReviews = async (
  trx: Trx,
  products: readonly Product[],
  now: Date,
): Promise<void> => {
  const counts = countsOf(products);
  const authors = new Set<string>();
  const heard = new Map<string, Told['heard']>();
  const reviews = products.flatMap((product, i) => {
    const { section } = product.draft.type;
    const nearby = heard.get(section) ?? new Map<string, number>();
    heard.set(section, nearby);
    return draftReviews(product, counts[i] ?? 0, { authors, heard: nearby }, now);
  });
  const ids = await insertNumbered(
    trx,
    'review',
    reviews.map(({ row }) => row),
  );
  await insertRows(
    trx,
    'review_image',
    reviews.flatMap(({ image }, i) =>
      image === null ? [] : [{ review_id: ids[i] ?? 0, position: 0, image }],
    ),
  );
};
