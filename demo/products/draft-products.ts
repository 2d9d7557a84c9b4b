import { describe } from '#demo/descriptions/describe.ts';
import type { DraftProduct } from './draft-product.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import { nameOf, spanOf } from '#demo/product-types/product-type.ts';
import type { Random } from '#demo/random.ts';
import { createRandom } from '#demo/random.ts';
import type { Department } from '#demo/departments/department.ts';
import type { Spec } from './specs.ts';
import type { Store } from '#demo/stores.ts';
import { STORES } from '#demo/stores.ts';
import type { Tag } from '#demo/tags.ts';
import { BESTSELLER, TAGS } from '#demo/tags.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';
import { createSlugs } from '#demo/slug.ts';
import { asOnPacket } from './details/packet-order.ts';
import { specsOf } from './list-specs.ts';
import { spreadPopularity } from './standing.ts';
import { modelOf, titleOf } from './titles.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { draftVariants, picturesOf, roundPrice } from './variants.ts';
import { withQuantity } from './net-quantity.ts';
import { brandOf, departmentOf, serving } from './who-sells.ts';

const PRODUCTS_PER_TYPE = 5;

const WARRANTIES = [
  text(
    '2-year manufacturer warranty',
    'Garantie constructeur de 2 ans',
    'ضمان المصنّع لمدة سنتين',
    '2 yıl üretici garantisi',
    '2 साल की निर्माता वारंटी',
  ),
  text(
    '3-year manufacturer warranty',
    'Garantie constructeur de 3 ans',
    'ضمان المصنّع لمدة 3 سنوات',
    '3 yıl üretici garantisi',
    '3 साल की निर्माता वारंटी',
  ),
  text(
    '1-year store warranty',
    'Garantie d’un an par la boutique',
    'ضمان المتجر لمدة سنة',
    '1 yıl mağaza garantisi',
    '1 साल की स्टोर वारंटी',
  ),
];
const GUARANTEED = new Set(['electronics', 'home', 'kitchen', 'sports', 'baby']);

/** So many are on offer; with what is in a flash sale it makes a quarter of the shop. */
const ON_OFFER = 0.2;

const priced = (type: ProductType, number: number, random: Random) => {
  const [low, high] = spanOf(type, number);
  const share = (number + random.next() * 0.7) / PRODUCTS_PER_TYPE;
  const selling = roundPrice(100 * (low + (high - low) * share ** 1.3));
  const offered = random.chance(ON_OFFER) ? roundPrice(selling * (0.72 + random.next() * 0.18)) : 0;
  return { selling, offered: offered < selling ? offered : 0 };
};

/** More popular than this is the third that sells best. */
const SELLS_WELL = 0.45;

const isTrueOf = ({ id, of }: Tag, type: ProductType, department: Department): boolean =>
  id !== BESTSELLER &&
  (of.length === 0 || [department.id, type.section, type.id].some((place) => of.includes(place)));

const tagsOf = (type: ProductType, department: Department, random: Random): string[] =>
  random
    .shuffled(TAGS.filter((one) => isTrueOf(one, type, department)))
    .slice(0, random.whole(2, 4))
    .map(({ id }) => id);

/** What is popular has sold, and what has sold best says so. */
const withSales = (product: DraftProduct): DraftProduct => ({
  ...product,
  sold: Math.round(product.popularity * 900 + product.sold),
  tags: product.popularity > SELLS_WELL ? [BESTSELLER, ...product.tags] : product.tags,
});

/** What the specifications promise, else what the store does. */
const warrantyOf = (department: Department, specs: readonly Spec[]): FiveTexts | null => {
  const promised = specs.find(({ label }) => label.en === 'Warranty')?.value.en;
  if (promised) return (promised.startsWith('2') ? WARRANTIES[0] : WARRANTIES[1]) ?? null;
  return GUARANTEED.has(department.id) ? (WARRANTIES[2] ?? null) : null;
};

/** Within how many days a store takes its goods back: it promises the same for all of them. */
const returnDaysOf = ({ id }: Store): number => createRandom(`${id}/returns`).pick([14, 14, 30]);

const draft = (
  type: ProductType,
  place: number,
  number: number,
  slugFor: (words: FiveTexts) => FiveTexts,
): DraftProduct => {
  const random = createRandom(`${type.id}/${number}`);
  const department = departmentOf(type);
  const brand = brandOf(type, number);
  const name = nameOf(type, number);
  const title = titleOf(type, name.words, brand, modelOf(type, number));
  const prices = priced(type, number, random);
  const store = serving(STORES, type, place + (number % 3));
  const rows = specsOf(type, number, random);
  const popularity = Math.round(random.next() ** 2 * 1000) / 1000;
  // Drawn apart, as are words and tags, so that none depends on how many of another a product has.
  const variants = draftVariants(type, number, prices, createRandom(`${type.id}/${number}/stock`));
  const specs = asOnPacket(withQuantity(type, rows, variants));
  return {
    type,
    number,
    department,
    brand,
    store,
    title,
    slug: slugFor(title),
    description: describe(
      type,
      number,
      brand,
      department.id,
      createRandom(`${type.id}/${number}/words`),
    ),
    ...prices,
    maxPerOrder: random.chance(0.3) ? random.pick([2, 3, 5, 10]) : null,
    returnDays: type.returns === false ? 0 : returnDaysOf(store),
    warranty: warrantyOf(department, specs),
    images: picturesOf(type, number, variants),
    specs,
    tags: tagsOf(type, department, createRandom(`${type.id}/${number}/tags`)),
    variants,
    popularity,
    sold: random.whole(0, 40),
    age: random.whole(2, 420),
  };
};

/** Every product of the demo shop, always the same. */
export const draftProducts = (): DraftProduct[] => {
  const slugFor = createSlugs();
  const drafts = PRODUCT_TYPES.flatMap((type, place) =>
    Array.from({ length: PRODUCTS_PER_TYPE }, (_, number) => draft(type, place, number, slugFor)),
  );
  return spreadPopularity(drafts).map(withSales);
};
