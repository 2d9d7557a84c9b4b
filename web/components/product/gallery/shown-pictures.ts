import type { ProductDetail } from '#contract/product.ts';

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
  const variants = new Set(inventory.map((variant) => variant.image));
  const all = new Set([image, ...gallery, ...variants].filter((one) => typeof one === 'string'));
  const [first] = all;
  let owner: string | undefined;
  const owned = [...all].map((picture) => {
    if (variants.has(picture)) owner = picture;
    return { picture, owner };
  });
  const picturesOf = (wanted: string | undefined) =>
    owned.filter((one) => one.owner === wanted).map(({ picture }) => picture);
  if (chosen === null)
    return owned
      .filter((one) => one.picture === one.owner || !one.owner || one.owner === first)
      .map(({ picture }) => picture);
  const own = picturesOf(chosen);
  return own.length > 1 ? own : [...new Set([chosen, ...picturesOf(undefined)])];
};
