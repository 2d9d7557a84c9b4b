import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ShownCard, ShownHome } from '#web/components/product/shown-card.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { withQuery } from '#web/lib/paths.ts';

type More = { cards: readonly ShownCard[]; page: number };
type Answer = { products: ShownHome['products'] };

/** What each entry of the browser's history has loaded, so that `back` finds it again. */
const loaded = new Map<string, More>();

/** The pages that were added below the page `first` that the address asks for. */
export const useMoreProducts = (first: number) => {
  const { paths } = useTranslation();
  const { key } = useLocation();
  const [more, setMore] = useState<More>(() => loaded.get(key) ?? { cards: [], page: first });
  const fetcher = useFetcher<Answer>();
  const taken = useRef<Answer>(undefined);
  const answer = fetcher.data;

  useEffect(() => {
    if (!answer || taken.current === answer) return;
    taken.current = answer;
    const { result, page } = answer.products;
    setMore((before) => {
      const next = { cards: [...before.cards, ...result], page };
      loaded.set(key, next);
      return next;
    });
  }, [answer, key]);

  const loading = fetcher.state !== 'idle';
  return {
    more: more.cards,
    page: more.page,
    loading,
    load: (page: number) => {
      if (loading) return;
      const home = withQuery(paths.home(), { page, only: 'products' });
      // `?index` names the home page itself where a layout has the same address.
      void fetcher.load(home.replace('?', '?index&'));
    },
  };
};
