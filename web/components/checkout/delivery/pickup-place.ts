import { isolateText } from '#web/lib/texts/isolate.ts';

/** Where something is picked up: the place's name and address, each in its own direction. */
export const pickupPlace = (place: { title: string | null; address: string | null }): string =>
  [place.title, place.address].flatMap((part) => (part ? isolateText(part) : [])).join(' · ');
