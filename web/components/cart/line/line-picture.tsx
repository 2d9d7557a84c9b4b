import type { CartLine } from '#contract/cart.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** The variant's picture, or the product's. The title beside it names it, so it stays silent. */
export const LinePicture = ({ line }: { line: CartLine }) => {
  const { paths } = useTranslation();
  return (
    <Link
      to={paths.product(line.product)}
      tabIndex={-1}
      aria-hidden="true"
      className="block size-20 shrink-0 row-span-2 overflow-hidden rounded-md bg-surface sm:size-26"
    >
      <ShopPicture
        image={line.inventory.image ?? line.product.image}
        alt=""
        sizes="104px"
        upTo={320}
      />
    </Link>
  );
};
