import type { Trx } from '#db/client.ts';
import { BRAND_VOICES } from '#demo/brand-voices.ts';
import { BRANDS } from '#demo/brands.ts';
import { brandLogo, categoryTile, storeBanner, storeLogo } from '#demo/pictures/key.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { createSlugs } from '#demo/slug.ts';
import { STORES } from '#demo/stores.ts';
import { TAGS } from '#demo/tags.ts';
import { text } from '#demo/text.ts';
import { getFrom, insertNumbered } from './rows.ts';

export type Ids = ReadonlyMap<string, number>;

/** The ids of what products belong to, by the names that the demo's lists use. */
export type Structure = { categories: Ids; sections: Ids; brands: Ids; stores: Ids; tags: Ids };

const DAY_MS = 86_400_000;

const TAX_TITLES = {
  900: text('Standard rate', 'Taux normal', 'النسبة الأساسية', 'Genel oran', 'मानक दर'),
  500: text('Reduced rate', 'Taux réduit', 'نسبة مخفضة', 'İndirimli oran', 'घटी हुई दर'),
  200: text('Lowest rate', 'Taux super réduit', 'أدنى نسبة', 'En düşük oran', 'न्यूनतम दर'),
} as const;

const FEATURED_BRANDS = 12;

const byId = (list: readonly { id: string }[], ids: readonly number[]): Ids =>
  new Map(list.map(({ id }, i) => [id, ids[i] ?? 0]));

const insertTaxes = async (trx: Trx): Promise<ReadonlyMap<number, number>> => {
  const rates = [900, 500, 200] as const;
  const ids = await insertNumbered(
    trx,
    'tax_rate',
    rates.map((rate) => ({ title: TAX_TITLES[rate], basis_points: rate })),
  );
  return new Map(rates.map((rate, i) => [rate, ids[i] ?? 0]));
};

const insertCategories = async (trx: Trx): Promise<Ids> => {
  const taxes = await insertTaxes(trx);
  const slugFor = createSlugs();
  const ids = await insertNumbered(
    trx,
    'category',
    DEPARTMENTS.map(({ id, title, tax }, position) => ({
      slug: slugFor(title),
      title,
      image: categoryTile(id),
      position,
      featured: true,
      tax_rate_id: getFrom(taxes, tax),
    })),
  );
  return byId(DEPARTMENTS, ids);
};

const insertSections = async (trx: Trx, categories: Ids): Promise<Ids> => {
  const sections = DEPARTMENTS.flatMap(({ id: parent, sections: list }) =>
    list.map((one, position) => ({ ...one, parent, position })),
  );
  const slugFor = createSlugs();
  const ids = await insertNumbered(
    trx,
    'category',
    sections.map(({ id, title, parent, position }) => ({
      parent_id: getFrom(categories, parent),
      slug: slugFor(title),
      title,
      image: categoryTile(id),
      position,
      featured: false,
    })),
  );
  return byId(sections, ids);
};

const insertBrands = async (trx: Trx): Promise<Ids> => {
  const slugFor = createSlugs();
  const rows = BRANDS.map(({ id, name }, position) => ({
    slug: slugFor(name),
    title: name,
    description: BRAND_VOICES[id],
    image: brandLogo(id),
    position,
    featured: position % 3 === 0 && position / 3 < FEATURED_BRANDS,
  }));
  return byId(BRANDS, await insertNumbered(trx, 'brand', rows));
};

const insertStores = async (trx: Trx, now: Date): Promise<Ids> => {
  const slugFor = createSlugs();
  const rows = STORES.map(({ id, name, description, city, country, responseHours, joined }) => ({
    slug: slugFor(name),
    name,
    description,
    logo: storeLogo(id),
    banner: storeBanner(id),
    city,
    country,
    response_hours: responseHours,
    joined_at: new Date(now.getTime() - joined * DAY_MS),
  }));
  return byId(STORES, await insertNumbered(trx, 'store', rows));
};

const insertTags = async (trx: Trx): Promise<Ids> => {
  const slugFor = createSlugs();
  const rows = TAGS.map(({ title }) => ({ slug: slugFor(title), title }));
  return byId(TAGS, await insertNumbered(trx, 'tag', rows));
};

/** Writes categories with their tax rates, brands, stores and tags. */
export const insertStructure = async (trx: Trx, now: Date): Promise<Structure> => {
  const categories = await insertCategories(trx);
  return {
    categories,
    sections: await insertSections(trx, categories),
    brands: await insertBrands(trx),
    stores: await insertStores(trx, now),
    tags: await insertTags(trx),
  };
};
