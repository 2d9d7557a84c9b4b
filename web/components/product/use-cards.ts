import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { ShownCard } from '#web/components/card/shown-card.ts';

type Cards = readonly ShownCard[];
type Known = { address: string; cards: Cards };

/** What each address has answered, so that the next page shows it at once. */
const answers = new Map<string, Cards>();

const fetchCards = async (address: string): Promise<Cards> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`No cards: ${answer.status}`);
  const { result }: { result: Cards } = await answer.json();
  answers.set(address, result);
  return result;
};

/**
 * The first cards of a listing in the page's language, asked for when the place for them comes near the
 * screen; undefined until then, none where they cannot be had. Without a query nothing is asked.
 */
export const useCards = (
  query: string,
  place: RefObject<HTMLElement | null>,
): Cards | undefined => {
  const { paths } = useTranslation();
  const [known, setKnown] = useState<Known>();
  const address = paths.moreProducts(query);
  const cards = known?.address === address ? known.cards : answers.get(address);
  const isWanted = query !== '' && cards === undefined;

  useEffect(() => {
    if (!isWanted || !place.current) return undefined;
    let isOver = false;
    const show = (found: Cards) => {
      if (!isOver) setKnown({ address, cards: found });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without the cards the page lacks a convenience, and shows nothing in its place.
        fetchCards(address).then(show, () => show([]));
      },
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => {
      isOver = true;
      observer.disconnect();
    };
  }, [isWanted, address, place]);

  return cards;
};
