import type { Card } from '#contract/card.ts';
import type { PageOf } from '#contract/page.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { CardIndex } from '#api/catalog/card-index/card-index.ts';
import { findRelated } from '#api/catalog/card-index/related.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

/** One page of the products that are like this one. */
export const listRelated = async (
  cards: CardIndex,
  productId: number,
  asked: { page: number; per_page: number },
  language: LanguageCode,
  at: Date,
): Promise<PageOf<Card>> => {
  const ids = await cards.read(at, (shelf) => findRelated(shelf, productId));
  const { page, per_page } = asked;
  const from = offsetOf(page, per_page);
  const shown = ids.slice(from, from + per_page);
  return pageOfList(await cards.list(shown, language, at), ids.length, page, per_page);
};
