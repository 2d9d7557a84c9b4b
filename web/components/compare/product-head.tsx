import type { ReactNode } from 'react';
import type { ComparedProduct } from '#contract/compare/compare.ts';
import { AddToCart } from '#web/components/card/add-to-cart.tsx';
import { SmallPicture } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const WIDTHS = [320, 480] as const;

type Props = {
  product: ComparedProduct;
  /** What takes it out of the comparison, on its picture. */
  children?: ReactNode;
};

/** The head of a product's column: its picture, its name, and the way into the cart. */
export const ProductHead = ({ product, children }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <th
      scope="col"
      className="snap-start pb-4 text-start font-medium max-sm:w-full sm:scroll-ms-40 sm:px-3"
    >
      <div className="relative mb-3 w-full max-w-52">
        <div className="frame" data-product={product.id}>
          <SmallPicture image={product.image} widths={WIDTHS} eager />
        </div>
        {children && <div className="absolute end-2 top-2 print:hidden">{children}</div>}
      </div>
      <Link
        to={paths.product(product)}
        className="block min-h-[2lh] wrap-anywhere underline-offset-2 hover:underline"
      >
        {product.title}
      </Link>
      <div className="mt-2 font-normal print:hidden">
        {product.in_stock ? (
          <AddToCart product={product} />
        ) : (
          <Link
            to={paths.product(product)}
            aria-label={t('compare.tellMe')}
            className="text-sm font-medium text-primary underline"
          >
            {t('compare.tellMe')}
          </Link>
        )}
      </div>
    </th>
  );
};
