import { BANNER_TYPE } from '#contract/codes.ts';
import { getHome } from '#contract/shop/home.ts';
import { prepared } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { listBanners } from '#api/content/banners.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listBrandProducts } from './brand-strip.ts';
import { listFeaturedBrands } from './featured-brands.ts';
import { listFeaturedCategories } from './featured-categories.ts';
import { listHomeCollections } from './home-collections.ts';
import { listFlashSaleBlocks } from './home-flash-sales.ts';
import { listPopularProducts } from './popular-products.ts';
import { listSlides } from './slides.ts';
import { idsIn, withoutRepeats } from './without-repeats.ts';

const HOME_BANNERS = Object.values(BANNER_TYPE).filter(
  (type) => type !== BANNER_TYPE.listingSidebar && type !== BANNER_TYPE.productPage,
);

export const homeRoutes: Routes<{ cards: FacetIndex }> = (app, deps) => {
  implement(
    app,
    deps,
    getHome,
    async ({ language, now, query, ...call }) => {
      const db = prepared(call.db);
      const [slider, banners, listed, categories, brands, sales] = await Promise.all([
        listSlides(db, language),
        listBanners(db, HOME_BANNERS, language),
        listHomeCollections(db, language, now),
        listFeaturedCategories(db, language),
        listFeaturedBrands(db, language),
        listFlashSaleBlocks(db, language, now),
      ]);
      // From the top of the page down, nothing is shown twice.
      const collections = withoutRepeats(listed, idsIn(...sales));
      const above = idsIn(...sales, ...collections);
      const brandProducts = await listBrandProducts(deps.cards, banners, above, language, now);
      const shown = new Set([...above, ...idsIn({ products: brandProducts })]);
      const popular = { db, cards: deps.cards };
      const products = await listPopularProducts(popular, shown, language, now, query);
      return ok({
        slider,
        banners,
        collections,
        featured_categories: categories,
        featured_brands: brands,
        flash_sales: sales,
        brand_products: brandProducts,
        products,
        now: now.toISOString(),
      });
    },
    // It contains the time.
    { cachedForMs: 1_000 },
  );
};
