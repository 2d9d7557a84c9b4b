import type { LanguageCode } from '#i18n/languages.ts';
import type { Brand } from '#demo/brands.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import type { FiveTexts } from '#demo/text.ts';
import { capitalised, inEach } from '#demo/text.ts';

type Parts = { name: string; brand: string; series: string };

/** Where brand, model and noun stand: before the noun in some languages, after it in others. */
const ORDER: Record<LanguageCode, (parts: Parts) => string> = {
  en: ({ name, brand, series }) => `${brand} ${series} ${name}`,
  fr: ({ name, brand, series }) => `${capitalised(name, 'fr')} ${brand} ${series}`,
  ar: ({ name, brand, series }) => `${name} ${series} من ${brand}`,
  tr: ({ name, brand, series }) => `${brand} ${series} ${name}`,
  hi: ({ name, brand, series }) => `${brand} ${series} ${name}`,
};

/** The title of a product as a shop of that language writes it. */
export const titleOf = (
  type: ProductType,
  name: FiveTexts,
  brand: Brand,
  series: FiveTexts | undefined,
): FiveTexts =>
  inEach((code) => {
    if (type.titled) return name[code];
    const parts = { name: name[code], brand: brand.name[code], series: series?.[code] ?? '' };
    return ORDER[code](parts).replaceAll(/ +/g, ' ').trim();
  });
