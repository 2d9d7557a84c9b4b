import type { Trx } from '#db/client.ts';
import { productPicture } from '#demo/pictures/key.ts';
import type { View } from '#demo/pictures/photograph.ts';
import { SNAPS } from '#demo/pictures/photograph.ts';
import type { DraftProduct, DraftVariant } from '#demo/products/draft-product.ts';
import type { Random } from '#demo/random.ts';
import { createRandom } from '#demo/random.ts';
import type { Stars } from '#demo/reviews/write.ts';
import { writeReview } from '#demo/reviews/write.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { colourOf, coloursOf } from '#demo/products/variants.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const REVIEWS = 3000;
const DAY_MS = 86_400_000;
const WITH_PICTURE = 0.09;

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

/** Liked products have many reviews, and about a tenth of the others have none yet. */
const countsOf = (products: readonly Product[]): number[] => {
  const random = createRandom('review counts');
  const weights = products.map(({ draft }) =>
    random.chance(0.1)
      ? Number(draft.popularity > REVIEWED)
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

const draftReviews = (product: Product, count: number, now: Date) => {
  const { draft } = product;
  const random = createRandom(`${draft.type.id}/${draft.number}/reviews`);
  const said = new Set<string>();
  // Readers of every language find a review that they can read, as soon as there are enough; until then most do.
  const [most, ...others] = DEMO_LANGUAGES;
  const firstIn = [most, ...random.shuffled(others)];
  // No two customers of a product have taken the same picture.
  const snaps = [...SNAPS];
  return Array.from({ length: count }, (_, at) => {
    const rating = ratingOf(draft, random);
    const words = writeReview(draft.type, rating, random, said, firstIn[at]);
    const daysAgo = Math.min(draft.age, 365) * random.next() ** 1.4;
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
  const reviews = products.flatMap((product, i) => draftReviews(product, counts[i] ?? 0, now));
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
