import type { Order, OrderLine } from '#contract/order.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { variantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Amount } from '#web/ui/price.tsx';

type Props = {
  order: Order;
  /** What was chosen before; without it, everything. */
  chosen: readonly string[] | undefined;
};

/** What is left of the order, each line to be chosen. */
export const CancelLines = ({ order, chosen }: Props) => {
  const { t } = useTranslation();
  const requested = new Set(
    order.cancellations
      .filter(({ state }) => state === 'requested')
      .flatMap(({ line_ids }) => line_ids),
  );
  return (
    <fieldset className="grid gap-1 rounded-lg border border-line px-4 pt-4 pb-3 sm:px-6">
      <legend className="float-start mb-1 font-semibold">{t('cancelPage.items')}</legend>
      {order.lines
        .filter(({ cancelled }) => !cancelled)
        .map((line) => (
          <CancelLine
            key={line.id}
            line={line}
            isRequested={requested.has(line.id)}
            isChosen={chosen?.includes(line.id) ?? true}
          />
        ))}
    </fieldset>
  );
};

type LineProps = { line: OrderLine; isRequested: boolean; isChosen: boolean };

const CancelLine = ({ line, isRequested, isChosen }: LineProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = variantText(line.inventory.attributes);
  const quantity = t('orderPage.quantity', { count: line.quantity });
  return (
    <Choice
      kind="checkbox"
      name="line"
      value={line.id}
      disabled={isRequested}
      defaultChecked={isChosen && !isRequested}
      className="py-3 *:last:grow"
    >
      <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Thumbnail image={line.product.image} />
        <span className="grid min-w-0 grow basis-36 gap-0.5">
          <span className="leading-snug font-medium">{line.product.title}</span>
          <span className="text-sm text-soft">
            {[variant, quantity, line.store.name].filter(Boolean).join(' · ')}
          </span>
          {isRequested && <span className="text-sm text-warning">{t('cancelPage.requested')}</span>}
        </span>
        <Amount className="ms-auto font-medium">{money(line.total)}</Amount>
      </span>
    </Choice>
  );
};
