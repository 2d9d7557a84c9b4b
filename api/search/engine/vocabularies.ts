import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findVersion, loadVocabulary } from '#api/search/engine/vocabulary.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** The vocabularies of this process, read on first use and renewed in the background. */
export type Vocabularies = { get: (language: LanguageCode) => Promise<Vocabulary> };

type Held = { current: Promise<Vocabulary>; checkedAt: number };

/** How long a process may search with the words of before a rebuild, or without a new synonym. */
const CHECK_EVERY_MS = 60_000;

/**
 * Opens the vocabularies of a database. A search never waits for a reload: it uses the old words
 * meanwhile. `onError` is called when a reload fails; the next check tries again.
 */
export const createVocabularies = (
  db: Db,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
): Vocabularies => {
  const held = new Map<LanguageCode, Held>();

  const load = (language: LanguageCode): Promise<Vocabulary> => {
    const current = loadVocabulary(db, language);
    held.set(language, { current, checkedAt: now() });
    // A failed promise is dropped, so that the next search loads again.
    current.catch(() => held.delete(language));
    return current;
  };

  const renew = async (language: LanguageCode, known: Held): Promise<void> => {
    known.checkedAt = now();
    try {
      if ((await findVersion(db, language)) === (await known.current).version) return;
      const next = await loadVocabulary(db, language);
      held.set(language, { current: Promise.resolve(next), checkedAt: now() });
    } catch (error) {
      onError(error);
    }
  };

  return {
    get: (language) => {
      const known = held.get(language);
      if (!known) return load(language);
      // The absolute difference: after the clock was set back, old words would otherwise stay until
      // it has caught up.
      if (Math.abs(now() - known.checkedAt) >= CHECK_EVERY_MS) void renew(language, known);
      return known.current;
    },
  };
};
