import type { ExportedProduct } from '#cli/catalogue/list-products.ts';
import { amountText } from '#cli/formats/amount.ts';
import { SHOP_PICTURE } from '#cli/pictures/picture-store.ts';

/** The product as a line of JSON that the import reads; amounts in the currency's own unit. */
export const jsonLine = (product: ExportedProduct, exponent: number): string => {
  const { id: _, slug, selling, offered, images, variants, tax, ...rest } = product;
  const { en: handle, ...slugs } = slug;
  const amount = (n: number | null): string | null => (n === null ? null : amountText(n, exponent));
  const record = {
    handle,
    slug: Object.keys(slugs).length > 0 ? slugs : null,
    ...rest,
    tax: tax && { title: tax.title, percent: amountText(tax.basis_points, 2) },
    price: amount(selling),
    offer: amount(offered),
    images: images.map((image) => `${SHOP_PICTURE}${image}`),
    variants: variants.map((variant) => ({
      ...variant,
      price: amount(variant.price),
      list_price: amount(variant.list_price),
      image: variant.image === null ? undefined : `${SHOP_PICTURE}${variant.image}`,
      values: variant.values.map(({ color, ...choice }) => (color ? { ...choice, color } : choice)),
    })),
  };
  const fields = Object.entries(record).filter(([, value]) => value !== null);
  return `${JSON.stringify(Object.fromEntries(fields))}\n`;
};
