import type { CartLine } from '#contract/cart/cart.ts';
import type { Language } from '#i18n/languages.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';

/** Where something is picked up: the place's name and address, each in its own direction. */
export const pickupPlace = (place: { title: string | null; address: string | null }): string =>
  [place.title, place.address].flatMap((part) => (part ? isolateText(part) : [])).join(' · ');

/** The lines' titles in one sentence, as the language lists things. */
export const titlesOf = (lines: readonly CartLine[], { locale }: Language): string =>
  new Intl.ListFormat(locale).format(lines.map((line) => line.product.title));
