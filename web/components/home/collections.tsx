import { CardRow } from '#web/components/card/card-grid.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';

type Collection = ShownHome['collections'][number];

/** A hand-picked row of products. */
export const CollectionRow = ({ collection }: { collection: Collection }) => {
  const { paths } = useTranslation();
  const id = `collection-${collection.id}`;
  const all = paths.collection(collection);
  return (
    <section aria-labelledby={id} className="late-part">
      <SectionHeading id={id} title={collection.title} text={collection.description} to={all} />
      <CardRow
        cards={collection.products}
        label={collection.title}
        allAt={collection.hasMore ? all : undefined}
      />
    </section>
  );
};
