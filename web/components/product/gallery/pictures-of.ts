import type { ProductDetail } from '#contract/product.ts';

/** Every picture once; the one of the variant that was asked for comes first. */
export const picturesOf = (
  { image, gallery, inventory }: Pick<ProductDetail, 'image' | 'gallery' | 'inventory'>,
  variantId: string | null,
): string[] => {
  const wanted = inventory.find(({ id }) => id === variantId)?.image;
  const all = [wanted, image, ...gallery, ...inventory.map((variant) => variant.image)];
  return [...new Set(all.filter((one) => typeof one === 'string'))];
};
