import type { ReactNode } from 'react';
import type { ComparedProduct } from '#contract/compare/compare.ts';
import { SmallPicture } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const WIDTHS = [320, 480] as const;

type Props = {
  product: ComparedProduct;
  /** What can be done with it. */
  children?: ReactNode;
};

/** The head of a product's column: its picture and its name. */
export const ProductHead = ({ product, children }: Props) => {
  const { paths } = useTranslation();
  return (
    <th scope="col" className="px-3 pb-4 text-start font-medium">
      <div className="mb-3 w-full max-w-52">
        <div className="frame" data-product={product.id}>
          <SmallPicture image={product.image} widths={WIDTHS} eager />
        </div>
      </div>
      <Link
        to={paths.product(product)}
        className="wrap-anywhere underline-offset-2 hover:underline"
      >
        {product.title}
      </Link>
      {children && <div className="mt-2 font-normal print:hidden">{children}</div>}
    </th>
  );
};
