import type { ShownCard } from '#web/components/card/shown-card.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ProductPrice } from './price.tsx';

/** What can be bought in the place of a product that is sold out, right below its button. */
const SimilarProducts = ({ cards }: { cards: readonly ShownCard[] }) => {
  const { t, paths } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="grid gap-3 border-t border-line pt-5">
      <h2 id="similar" className="font-semibold">
        {t('product.similarInStock')}
      </h2>
      <ul className="grid gap-3">
        {cards.map((card) => (
          <li key={card.id}>
            <Link
              to={paths.product(card)}
              className="flex items-center gap-4 text-sm hover:underline"
            >
              <Thumbnail image={card.image} />
              <span className="grid min-w-0 gap-1">
                {card.title}
                <ProductPrice
                  current={card.current}
                  previous={card.previous}
                  reduction={card.reduction}
                  size="sm"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default SimilarProducts;
