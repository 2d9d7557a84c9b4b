import { isolateText } from '#web/lib/texts/isolate.ts';

type Attributes = readonly { title: string; value: string }[];

/** What makes the variant, as "Blue · 128 GB"; empty where there is only one. */
export const variantText = (attributes: Attributes): string =>
  attributes.map(({ value }) => isolateText(value)).join(' · ');

/** The same with names, as "Colour: Blue · Storage: 128 GB". */
export const namedVariantText = (attributes: Attributes): string =>
  attributes.map(({ title, value }) => `${title}: ${isolateText(value)}`).join(' · ');
