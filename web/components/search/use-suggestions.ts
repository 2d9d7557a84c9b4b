import type { SuggestionsData } from '#contract/catalogue/search.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const DEBOUNCE_MS = 700;
const LEAST_DELAY_MS = 200;
/** What was answered before is shown at once. */
const MOST_KEPT = 50;
const answers = new Map<string, SuggestionsData>();

const keep = (address: string, answer: SuggestionsData) => {
  if (answers.size >= MOST_KEPT) answers.clear();
  answers.set(address, answer);
};

type Suggested = {
  found: SuggestionsData | undefined;
  /** It is the answer to the text that stands in the field now. */
  current: boolean;
  /** Nothing can be shown yet, and an answer is on its way. */
  waiting: boolean;
};

/**
 * What the shop suggests for `text`, asked for once the typing has paused, and soon for an empty one
 * (what is popular), which is asked for as soon as the pointer is near the field. Another text drops the question
 * that is under way. Until its answer is here the last one stays, and is not `current`. No text is asked for while
 * `open` is false.
 */
export const useSuggestions = (text: string, open: boolean): Suggested => {
  const { paths } = useTranslation();
  const address = paths.suggestions(text);
  const [latest, setLatest] = useState<{ text: string; found: SuggestionsData }>();
  const [failed, setFailed] = useState<string>();
  const cached = answers.get(address);

  const isWanted = open || text === '';

  useEffect(() => {
    if (!isWanted || answers.has(address)) return;
    const question = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(address, {
          signal: question.signal,
          headers: { accept: 'application/json' },
        });
        if (!answer.ok) return setFailed(address);
        const found: SuggestionsData = await answer.json();
        keep(address, found);
        if (!question.signal.aborted) setLatest({ text, found });
      } catch {
        // Dropped, or the line is down: searching itself says so.
        if (!question.signal.aborted) setFailed(address);
      }
    };
    const timer = setTimeout(() => void ask(), text === '' ? LEAST_DELAY_MS : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [address, isWanted, text]);

  const current = cached !== undefined;
  if (!open) return { found: undefined, current, waiting: false };
  // What is popular is no answer to a text.
  const isOfText = text !== '' && latest?.text !== '';
  const found = cached ?? (isOfText ? latest?.found : undefined);
  return { found, current, waiting: found === undefined && failed !== address };
};
