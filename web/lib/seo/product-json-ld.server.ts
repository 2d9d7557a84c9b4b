import type { CommonData } from '#contract/shop/common.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { Review } from '#contract/reviews/review.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { breadcrumbList } from './schema-org-lists.server.ts';
import { productData } from './schema-org-product.server.ts';
import { jsonLdText } from './json-ld.tsx';

/** How many reviews search engines are given. */
const REVIEWS_LISTED = 3;

type Known = {
  product: ProductDetail;
  reviews: readonly Review[];
  common: CommonData;
  language: LanguageCode;
  /** Where this shop stands: `https://souk.example`. */
  origin: string;
};

/** The JSON-LD of a product page: the product and its breadcrumbs. */
export const productJsonLd = ({ product, reviews, common, language, origin }: Known): string[] => {
  const paths = makePaths(language);
  const absolute = (path: string) => new URL(path, origin).href;
  const here = absolute(paths.product(product));
  const places = product.breadcrumbs.map(({ slug, title, parent_slug }) => ({
    title,
    url: absolute(
      parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug),
    ),
  }));
  return [
    productData(product, here, {
      origin,
      setting: common.setting,
      pictures: common.img_src_url,
      country: common.location.country,
      reviews: reviews.slice(0, REVIEWS_LISTED),
    }),
    breadcrumbList([...places, { title: product.title, url: here }]),
  ].map(jsonLdText);
};
