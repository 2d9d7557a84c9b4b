import type { ProductDetail } from '#contract/catalogue/product.ts';

type Pictured = Pick<ProductDetail, 'image' | 'gallery' | 'inventory'>;

/**
 * The pictures to show, each once. Those that follow a variant's picture in the gallery show the same
 * variant, up to the next one's: a chosen variant is shown by its own, or, where it has a single one, by that
 * one before those that belong to nobody else. As long as nothing is chosen (null), the others are hidden but
 * for the first of each.
 */
export const shownPictures = (
  { image, gallery, inventory }: Pictured,
  chosen: string | null,
): string[] => {
  const variants = inventory.map((variant) => variant.image);
  const owners = new Map<string, string | null>();
  let owner: string | null = null;
  for (const picture of [image, ...gallery, ...variants]) {
    if (!picture || owners.has(picture)) continue;
    if (variants.includes(picture)) owner = picture;
    owners.set(picture, owner);
  }
  const shown = (isShown: (owner: string | null, picture: string) => boolean) =>
    [...owners].flatMap(([picture, its]) => (isShown(its, picture) ? picture : []));
  if (chosen === null)
    return shown((its, picture) => its === null || its === image || its === picture);
  const own = shown((its) => its === chosen);
  return own.length > 1 ? own : [chosen, ...shown((its) => its === null)];
};
