import { SmallPicture } from '#web/components/picture/picture.tsx';
import { useMoneyText } from '#web/components/product/price.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { ShownListing } from '#web/components/listing/shown-listing.ts';

const WIDTHS = [160, 320] as const;

/** The best products of a brand, in pictures with their names and prices: beside its words, or below them. */
export const BrandHighlights = ({ highlights }: Pick<ShownListing, 'highlights'>) => {
  const { paths } = useTranslation();
  const money = useMoneyText();
  if (highlights.length === 0) return null;
  return (
    <ul className="flex w-2/5 grow gap-3">
      {highlights.map((product) => (
        <li key={product.id} className="flex-1">
          <Link to={paths.product(product)} className="tile">
            <span className="frame">
              <SmallPicture image={product.image} widths={WIDTHS} />
            </span>
            <span className="-mb-2 text-xs max-sm:sr-only">{product.title}</span>
            {money(product.current)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
