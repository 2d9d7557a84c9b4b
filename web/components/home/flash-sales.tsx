import { useRevalidator } from 'react-router';
import { CardRow } from '#web/components/card/card-grid.tsx';
import { Countdown } from '#web/components/flash-sale/countdown.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { HydratedHome } from './hydrated-home.ts';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';

type Props = {
  sales: HydratedHome['sales'];
  /** With their products, where the server has not drawn them. */
  shown: ShownHome['flash_sales'] | undefined;
  now: string;
};

/** The running sales; one that ends while the page is open goes with its prices. */
export const FlashSales = ({ sales, shown, now }: Props) => {
  const { paths } = useTranslation();
  const { revalidate } = useRevalidator();
  return sales.map((sale) => (
    <section key={sale.id} aria-labelledby={`sale-${sale.id}`} className="late-part">
      <SectionHeading id={`sale-${sale.id}`} title={sale.title} to={paths.flashSale(sale.id)}>
        <p className="text-sale">
          <Countdown endsAt={sale.end_time} now={now} onEnd={revalidate} />
        </p>
      </SectionHeading>
      <StaticPart data={shown?.find(({ id }) => id === sale.id)}>
        {({ products, hasMore }) => (
          <CardRow
            cards={products}
            label={sale.title}
            allAt={hasMore ? paths.flashSale(sale.id) : undefined}
          />
        )}
      </StaticPart>
    </section>
  ));
};
