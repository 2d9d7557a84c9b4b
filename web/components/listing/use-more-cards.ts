import type { Card } from '#contract/card.ts';
import type { ListingData } from '#contract/listing.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageAddress } from '#web/components/navigation/pages.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

type Products = ListingData['products'];
type More = { cards: readonly Card[]; page: number; lastPage: number };

/** What each entry of the browser's history has loaded, so that `back` finds it again. */
const loaded = new Map<string, More>();

/**
 * The cards of a listing's page and of the pages loaded below it, in the entry `key` of the
 * browser's history. `more` is the API's query for the others.
 */
export const useMoreCards = (key: string, products: Products, more: string) => {
  const { paths } = useTranslation();
  const navigate = useNavigate();
  const addressOf = usePageAddress();
  const [state, setState] = useState<More>(
    () => loaded.get(key) ?? { cards: [], page: products.page, lastPage: products.last_page },
  );
  const [loading, setLoading] = useState(false);
  const next = state.page + 1;

  const load = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const answer = await fetch(paths.moreProducts(`${more}&page=${next}`));
      if (!answer.ok) throw new Error(`No more products: ${answer.status}`);
      const { result, page, last_page }: Products = await answer.json();
      // What is new since the last page has pushed its products on to this one.
      const known = new Set([...products.result, ...state.cards].map(({ id }) => id));
      const cards = [...state.cards, ...result.filter(({ id }) => !known.has(id))];
      const now = { cards, page, lastPage: last_page };
      loaded.set(key, now);
      setState(now);
    } catch {
      // The page itself says what is wrong, and how to try again.
      await navigate(addressOf(next));
    } finally {
      setLoading(false);
    }
  };

  return {
    cards: [...products.result, ...state.cards],
    page: state.page,
    lastPage: state.lastPage,
    loading,
    load: () => void load(),
  };
};
