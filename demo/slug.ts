import { isSlug } from '#contract/slug.ts';
import { slugOf } from '#db/slug.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { FiveTexts } from './text.ts';
import { inEach } from './text.ts';

/** Gives slugs that nothing else of the same kind has, and that no route is hidden by. */
export const createSlugs = (): ((words: FiveTexts) => FiveTexts) => {
  const taken = new Set<string>();
  const free = (slug: string, language: LanguageCode): string => {
    for (let n = 1; ; n += 1) {
      const candidate = n === 1 ? slug : `${slug}-${n}`;
      if (taken.has(`${language}/${candidate}`) || !isSlug(candidate)) {
        if (n > 99) throw new Error(`"${slug}" cannot become a slug`);
        continue;
      }
      taken.add(`${language}/${candidate}`);
      return candidate;
    }
  };
  return (words) => inEach((code) => free(slugOf(words[code], code), code));
};
