import type { CartLine } from '#contract/cart.ts';
import type { Language } from '#i18n/languages.ts';

/** The lines' titles in one sentence, as the language lists things. */
export const titlesOf = (lines: readonly CartLine[], { locale }: Language): string =>
  new Intl.ListFormat(locale).format(lines.map((line) => line.product.title));
