import type { ProductDetail } from '#contract/catalogue/product.ts';
import { Folded } from '#web/components/product/folded.tsx';
import { SizeGuidePanel } from '#web/components/product/size-guide-panel.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What is longer needs the whole width. */
const SHORT = 36;

type Rows = ProductDetail['specifications'];

/** The facts, each with whether it has the whole width: a long one, and a short one that nothing stands beside. */
const arrange = (rows: Rows) => {
  let isSecond = false;
  return rows.map((row, at) => {
    const next = rows[at + 1];
    const isLong = row.value.length > SHORT;
    const isWide = isLong || (!isSecond && (!next || next.value.length > SHORT));
    isSecond = !isWide && !isSecond;
    return { ...row, isWide };
  });
};

/** The facts, as a table: two beside each other where there is room. */
const Specifications = ({ rows }: { rows: Rows }) => {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Folded title={t('product.specifications')} id="specifications">
      <table className="block text-sm wrap-anywhere">
        <tbody className="grid gap-x-10 xl:grid-cols-2">
          {arrange(rows).map(({ label, value, isWide }) => (
            <tr
              key={label}
              className={cx('flex border-b border-line py-3', isWide && 'xl:col-span-2')}
            >
              <th scope="row" className="w-40 shrink-0 pe-4 text-start font-normal text-faint">
                {label}
              </th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
};

type Props = {
  product: ProductDetail;
  /** What the sizes mean, where the description says so. */
  sizeGuide: string | null;
};

/** The description and the facts. */
const AboutProduct = ({ product, sizeGuide }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-10 md:gap-14">
      <section aria-labelledby="description">
        <h2 id="description" className="mb-5 text-2xl font-semibold">
          {t('product.description')}
        </h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
        {sizeGuide !== null && <SizeGuidePanel guide={sizeGuide} />}
      </section>
      <Specifications rows={product.specifications} />
    </div>
  );
};

export default AboutProduct;
