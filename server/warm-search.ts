import { languageCodes } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Asks the API for a suggestion in every language, one after another: it reads the words of a
 * language on first use, and the first shopper who searches should not wait for that. `onFailure`
 * hears of a language that could not be read; its first search tries again.
 */
export const warmSearch = async (
  fetch: Fetch,
  onFailure: (language: LanguageCode, status: number) => void,
): Promise<void> => {
  for (const language of languageCodes) {
    const asked = new Request('http://shop/api/v1/search?q=a', { headers: { language } });
    const { status } = await fetch(asked);
    if (status !== 200) onFailure(language, status);
  }
};
