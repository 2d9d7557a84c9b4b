import type { PageOf } from '#contract/page.ts';
import { startTransition, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { ShownCard } from './shown-card.ts';

type Cards = Omit<PageOf<ShownCard>, 'result'> & { result: readonly ShownCard[] };
/** The page that stands already, by its products' ids. */
export type FirstPage = Pick<Cards, 'page' | 'last_page'> & { ids: readonly string[] };
type More = { cards: readonly ShownCard[]; page: number; lastPage: number };

/** What each entry of the browser's history has loaded, so that `back` finds it again. */
const loaded = new Map<string, More>();

type Ways = {
  /** The API's query for the same list, without its page. */
  more: string;
  /** The address of a page of the list. */
  addressOf: (page: number) => string;
};

/** The cards of the pages loaded below a list's page. */
export const useMoreCards = (first: FirstPage, { more, addressOf }: Ways) => {
  const { paths } = useTranslation();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<More>(
    () => loaded.get(key) ?? { cards: [], page: first.page, lastPage: first.last_page },
  );
  const [loading, setLoading] = useState(false);
  const next = state.page + 1;

  const load = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const answer = await fetch(paths.moreProducts(`${more}&page=${next}`));
      if (!answer.ok) throw new Error(`No more products: ${answer.status}`);
      const { result, page, last_page }: Cards = await answer.json();
      // New products may have moved some of the last page to this one; these are left out.
      const known = new Set([...first.ids, ...state.cards.map(({ id }) => id)]);
      const cards = [...state.cards, ...result.filter(({ id }) => !known.has(id))];
      const now = { cards, page, lastPage: last_page };
      loaded.set(key, now);
      // Rendered in pieces, so that the page stays responsive.
      startTransition(() => {
        setState(now);
        setLoading(false);
      });
    } catch {
      setLoading(false);
      // The page itself says what is wrong, and how to try again.
      await navigate(addressOf(next));
    }
  };

  return {
    added: state.cards,
    page: state.page,
    hasNext: state.page < state.lastPage,
    lastPage: state.lastPage,
    loading,
    load: () => void load(),
  };
};
