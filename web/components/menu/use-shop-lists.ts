import { use, useContext } from 'react';
import { ShopListsContext, type ShopLists } from '#web/lib/page-data/shared-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** A menu and a footer without their lists stand above and below a page that is whole. */
const NONE: ShopLists = {
  categories: [],
  about: [],
  services: [],
  payment: [],
  social: [],
  header_links: { left: [], right: [] },
  menu_banner: null,
};

let fetched: Promise<ShopLists> | undefined;

const fetchLists = async (address: string): Promise<ShopLists> => {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as ShopLists) : NONE;
  } catch {
    // Without a connection the page itself says so.
    return NONE;
  }
};

/**
 * The lists of the frame: categories, links, marks. A browser is not sent them with a document, where they
 * stand as HTML; one that renders a part of the frame itself (a page of another frame led here, or an error page)
 * waits for them, once for a document and so for a language.
 */
export const useShopLists = (): ShopLists => {
  const { paths } = useTranslation();
  const given = useContext(ShopListsContext);
  return given ?? use((fetched ??= fetchLists(paths.shopLists())));
};
