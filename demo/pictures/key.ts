import type { Colour } from './colours.ts';
import type { View } from './photograph.ts';

/** The key of a product's picture; it says everything that is needed to draw it. */
export const productPicture = (
  type: string,
  number: number,
  colour: Colour | null,
  view: View,
): string => `demo/p/${type}-${number}-${colour ?? 'own'}-${view}.webp`;

export const brandLogo = (brand: string): string => `demo/brand/${brand}.webp`;
export const storeLogo = (store: string): string => `demo/store/${store}-logo.webp`;
export const storeBanner = (store: string): string => `demo/store/${store}-banner.webp`;
export const categoryTile = (category: string): string => `demo/c/${category}.webp`;
export const artwork = (name: string): string => `demo/art/${name}.webp`;
