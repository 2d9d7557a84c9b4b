import type { Card } from '#contract/catalogue/card.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { pageOfCards } from '#api/catalogue/facet-index/page.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

/** All products, the most popular first, the sold-out ones last. */
export const listPopularProducts = async (
  { db, cards }: { db: Db; cards: FacetIndex },
  language: LanguageCode,
  at: Date,
  { page, per_page: size }: { page: number; per_page: number },
): Promise<PageOf<Card>> => {
  const { ids, total } = await cards.read(at, ({ columns, lists }) => {
    const all = lists.all();
    const slice = { offset: offsetOf(page, size), size };
    return { ids: pageOfCards(columns, all, 'relevance', slice), total: all.length };
  });
  return pageOfList(await listCardsByIds(db, ids, language, at), total, page, size);
};
