import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Requests a suggestion in every language, one after another, because the words of a language are
 * loaded on first use and the first shopper should not wait for that. `onFailure` is called for a
 * language that could not be loaded; its first search tries again. No other is begun once `ends` is aborted.
 */
export const warmSearch = async (
  fetch: Fetch,
  ends: AbortSignal,
  onFailure: (language: LanguageCode, status: number) => void,
): Promise<void> => {
  for (const language of languageCodes) {
    if (ends.aborted) return;
    const asked = new Request('http://shop/api/v1/search?q=a', { headers: { language } });
    const { status } = await fetch(asked);
    if (status !== 200) onFailure(language, status);
  }
};
