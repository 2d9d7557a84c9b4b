import type { FiveTexts } from '#demo/text.ts';

/** By kind of product: what is true of just this kind and stands nowhere else on its page. */
export type Points = Readonly<Record<string, readonly FiveTexts[]>>;
