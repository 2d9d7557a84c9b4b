import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { usePercent } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';
import { InvoiceTable } from './invoice-store.tsx';
import { BASIS_POINTS, type TaxOfRate } from './invoice-sums.ts';

/** The tax that the prices include, rate by rate. */
export const InvoiceTax = ({ rates }: { rates: readonly TaxOfRate[] }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const percent = usePercent();
  const names = [t('invoicePage.net'), t('invoicePage.tax'), t('invoicePage.gross')];
  return (
    <section className="grid content-start gap-2 break-inside-avoid">
      <h2 className="text-base font-semibold">{t('invoicePage.taxTitle')}</h2>
      <InvoiceTable
        head={
          <>
            <th scope="col" className="py-1.5 text-start font-normal">
              {t('invoicePage.taxRate')}
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="py-1.5 ps-3 text-end font-normal">
                {name}
              </th>
            ))}
          </>
        }
      >
        {rates.map(({ rate, net, tax, gross }) => (
          <tr key={rate}>
            <th scope="row" className="py-1.5 text-start font-medium">
              <bdi dir="ltr">{percent(rate / BASIS_POINTS)}</bdi>
            </th>
            {Object.entries({ net, tax, gross }).map(([name, amount]) => (
              <td key={name} className="py-1.5 ps-3 text-end">
                <Amount>{money(amount)}</Amount>
              </td>
            ))}
          </tr>
        ))}
      </InvoiceTable>
    </section>
  );
};
