import type { Card } from '#contract/catalogue/card.ts';
import type { PageOf } from '#contract/page.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { findInPlaceOf, findRelated } from '#api/catalogue/facet-index/related.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

type Asked = {
  page: number;
  per_page: number;
  in_its_place?: '1' | undefined;
  language: LanguageCode;
  at: Date;
};

/** A page of the products like this one, which its own page suggests. */
export const listRelated = async (
  cards: FacetIndex,
  id: number,
  { page, per_page: size, in_its_place: inPlace, language, at }: Asked,
): Promise<PageOf<Card>> => {
  const ids = await cards.read(at, (table) =>
    inPlace ? findInPlaceOf(table, id) : findRelated(table, id),
  );
  const from = offsetOf(page, size);
  const shown = await cards.list(ids.slice(from, from + size), language, at);
  return pageOfList(shown, ids.length, page, size);
};
