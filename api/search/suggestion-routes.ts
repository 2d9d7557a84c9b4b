import { getSuggestions } from '#contract/catalogue/search.ts';
import { isLanguageCode } from '#i18n/languages.ts';
import { prepared } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import { inChosenColours } from '#api/cards/chosen-colours.ts';
import { findStoresBeginning } from './named-stores.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import type { Sources } from './suggested-colours.ts';
import { suggest } from './suggest.ts';

export const suggestionRoutes: Routes<Pick<Sources, 'vocabularies'>> = (app, deps) => {
  implement(
    app,
    deps,
    getSuggestions,
    async ({ db, query, language: asked, now }) => {
      const language = isLanguageCode(query.language) ? query.language : asked;
      const [found, stores] = await Promise.all([
        suggest(db, deps, { q: query.q, language }),
        findStoresBeginning(deps.sharedCache, query.q, language),
      ]);
      const cards = await listCardsByIds(prepared(db), found.productIds, language, now);
      return ok({
        product: await inChosenColours(db, cards, found.coloured),
        comes_near_to: found.near,
        search: found.search,
        suggested: found.suggested,
        sub_category: found.subCategories,
        category: found.categories,
        brands: found.brands,
        stores,
      });
    },
    { limiters: [deps.limits.suggestions] },
  );
};
