import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

/** The names of a brand in all languages, folded, and how many products it has. */
type BrandNames = { names: string[]; products: number };

/** The brands of a shop as a search compares them. */
export type Brands = {
  all: ReadonlyMap<number, BrandNames>;
  /** In how many products' brands a folded word stands. */
  df: ReadonlyMap<string, number>;
  /** Words in Latin letters: names that people also write in their own script. */
  latin: ReadonlySet<string>;
};

const LATIN = /^[a-z]{3,}$/;

const foldedWords = (text: string, language: LanguageCode): string[] =>
  tokens(text, language).map(({ folded }) => folded);

/** Reads the brands that are shown, with the words of their names. */
export const readBrands = async (db: Db): Promise<Brands> => {
  const { rows } = await sql<{ id: number; title: Texts; products: number }>`
    select brand.id, brand.title, coalesce(found.products, 0) as products
    from brand left join (
      select brand_id, count(*)::int as products from product_card group by 1) found on found.brand_id = brand.id
    where brand.visible`.execute(db);
  const all = new Map<number, BrandNames>();
  const df = new Map<string, number>();
  const latin = new Set<string>();
  for (const { id, title, products } of rows) {
    const names = Object.entries(title).map(([code, text]) =>
      foldedWords(text, code as LanguageCode),
    );
    for (const word of new Set(names.flat())) df.set(word, (df.get(word) ?? 0) + products);
    for (const word of foldedWords(title[defaultLanguage] ?? '', defaultLanguage))
      if (LATIN.test(word)) latin.add(word);
    if (products > 0)
      all.set(id, { products, names: [...new Set(names.map((one) => one.join(' ')))] });
  }
  return { all, df, latin };
};
