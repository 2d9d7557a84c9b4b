import type { SuggestionsData } from '#contract/search.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const DEBOUNCE_MS = 700;
/** What was answered before is shown at once. */
const MOST_KEPT = 50;
const answers = new Map<string, SuggestionsData>();

const keep = (address: string, answer: SuggestionsData) => {
  if (answers.size >= MOST_KEPT) answers.clear();
  answers.set(address, answer);
};

/**
 * What the shop suggests for `text`, asked for once the typing has paused. Another text drops the
 * question that is under way. Until its answer is here the last one stays.
 */
export const useSuggestions = (text: string): SuggestionsData | undefined => {
  const { paths } = useTranslation();
  const address = paths.suggestions(text.trim());
  const [latest, setLatest] = useState<SuggestionsData>();
  const empty = text.trim() === '';
  const cached = answers.get(address);

  useEffect(() => {
    if (empty || answers.has(address)) return;
    const question = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(address, {
          signal: question.signal,
          headers: { accept: 'application/json' },
        });
        if (!answer.ok) return;
        const found: SuggestionsData = await answer.json();
        keep(address, found);
        if (!question.signal.aborted) setLatest(found);
      } catch {
        // Dropped, or the line is down: searching itself says so.
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [address, empty]);

  if (empty) return undefined;
  return cached ?? latest;
};
