import { isolateText } from '#web/lib/texts/isolate.ts';

/** A measure as '140 × 200 cm' stays on one line: broken, it is read in the wrong order in Arabic. */
const keepMeasure = (value: string): string =>
  isolateText(/^\d/.test(value) ? value.replaceAll(' ', '\u00a0') : value);

type Attributes = readonly { title: string; value: string }[];

/** What makes the variant, as "Blue · 128 GB"; empty where there is only one. */
export const variantText = (attributes: Attributes): string =>
  attributes.map(({ value }) => keepMeasure(value)).join(' · ');

/** The same with names, as "Colour: Blue · Storage: 128 GB". */
export const namedVariantText = (attributes: Attributes): string =>
  attributes.map(({ title, value }) => `${title}: ${keepMeasure(value)}`).join(' · ');
