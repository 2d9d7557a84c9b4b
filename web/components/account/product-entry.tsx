import type { ReactNode } from 'react';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type NameProps = {
  /** Without an id the shop no longer has it: it is named, but leads nowhere. */
  product: { id: string; slug: string; title: string; image: string };
  /** Which of it, or what is waited for. */
  detail?: ReactNode;
  /** The edges of the picture where they are not the usual ones. */
  picture?: string;
};

/** A product by picture and name. */
export const ProductName = ({ product, detail, picture }: NameProps) => {
  const { paths } = useTranslation();
  return (
    <div className="flex min-w-0 grow basis-40 items-center gap-4">
      <Thumbnail image={product.image} className={picture} />
      <p className="min-w-0 wrap-anywhere">
        {product.id === '' ? (
          <bdi>{product.title}</bdi>
        ) : (
          <Link to={paths.product(product)} className="font-medium hover:underline">
            {product.title}
          </Link>
        )}
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </p>
    </div>
  );
};

type Props = NameProps & {
  /** What can be done with it. */
  action?: ReactNode;
  children?: ReactNode;
};

/** What an account has about one product in a list: a review, a question, a notice that is waited for. */
export const ProductEntry = ({ action, children, ...name }: Props) => (
  <li className="grid gap-3 rounded-lg border border-line p-5">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <ProductName {...name} />
      {action}
    </div>
    {children}
  </li>
);
