import { useRevalidator } from 'react-router';
import { CardShelf } from '#web/components/product/card-grid.tsx';
import { Countdown } from '#web/components/product/countdown.tsx';
import type { ShownHome } from '#web/components/product/shown-card.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';

type Props = { sales: ShownHome['flash_sales']; now: string };

/** The running sales; one that ends while the page is open goes with its prices. */
export const FlashSales = ({ sales, now }: Props) => {
  const { paths } = useTranslation();
  const { revalidate } = useRevalidator();
  return sales.map((sale) => (
    <section key={sale.id} aria-labelledby={`sale-${sale.id}`}>
      <SectionHeading id={`sale-${sale.id}`} title={sale.title} to={paths.flashSale(sale.id)}>
        <p className="text-sale">
          <Countdown endsAt={sale.end_time} now={now} onEnd={revalidate} />
        </p>
      </SectionHeading>
      <CardShelf cards={sale.products} label={sale.title} />
    </section>
  ));
};
