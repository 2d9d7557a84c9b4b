import type { Card } from '#contract/catalogue/card.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from '#api/cards/cards.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { pageOfCards } from '#api/catalogue/facet-index/page.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { newAndReviewedFirst } from './without-repeats.ts';

/** So many of the most popular products are looked through for those that the page shows first. */
const ARRANGED = 48;

/**
 * All products, the most popular first, the sold-out ones last. The first of them begin with what the page does not
 * show above (`shown`) and somebody has reviewed; none is left out for that, and none stands on two pages.
 */
export const listPopularProducts = async (
  { db, cards }: { db: Db; cards: FacetIndex },
  shown: ReadonlySet<string>,
  language: LanguageCode,
  at: Date,
  { page, per_page: size }: { page: number; per_page: number },
): Promise<PageOf<Card>> => {
  const offset = offsetOf(page, size);
  const end = Math.max(offset + size, ARRANGED);
  const { ids, total } = await cards.read(at, ({ columns, lists }) => {
    const all = lists.all();
    const begin = offset < ARRANGED ? 0 : offset;
    const slice = { offset: begin, size: offset < ARRANGED ? end : size };
    return { ids: pageOfCards(columns, all, 'relevance', slice), total: all.length };
  });
  const found = await listCardsByIds(db, ids, language, at);
  if (offset >= ARRANGED) return pageOfList(found, total, page, size);
  const arranged = [
    ...newAndReviewedFirst(found.slice(0, ARRANGED), shown),
    ...found.slice(ARRANGED),
  ];
  return pageOfList(arranged.slice(offset, offset + size), total, page, size);
};
