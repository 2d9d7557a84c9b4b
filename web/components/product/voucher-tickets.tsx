import type { Minor } from '#contract/money.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';
import { VOUCHER_CODE } from '#web/components/cart/voucher/voucher-fields.ts';
import { useCart } from '#web/components/product/purchase/use-cart.ts';
import { useCopy } from '#web/lib/browser/copy.ts';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useMoneyText } from './price.tsx';
import { missingFor } from './ranked-vouchers.ts';
import { useSaving } from './voucher-saving-text.ts';

type TicketProps = {
  voucher: Voucher;
  /** What one piece of the product costs that is looked at, if one is. */
  price: Minor | undefined;
};

const VoucherTicket = ({ voucher, price }: TicketProps) => {
  const { t, language, paths } = useTranslation();
  const copy = useCopy();
  const { send, pending } = useCart();
  const { code } = voucher;
  const money = useMoneyText();
  const saving = useSaving(voucher);
  const missing = missingFor(voucher, price);
  return (
    <li>
      <StaticPart as="div" data={voucher.id} className="min-w-0 text-sm">
        {() => (
          <>
            <p className="font-medium">{saving}</p>
            <p className="text-faint">
              {voucher.min_spend > 0 &&
                `${t('product.voucherFrom', { amount: money(voucher.min_spend) })} · `}
              {t('product.voucherUntil', { date: writeShortDate(voucher.validity, language) })}
            </p>
          </>
        )}
      </StaticPart>
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <code
          dir="ltr"
          className="rounded-sm bg-surface px-2 py-1 text-sm font-semibold wrap-anywhere select-all"
        >
          {code}
        </code>
        <button
          type="button"
          onClick={() => void copy(code, t('product.codeCopied', { code }))}
          aria-label={t('product.copyCode', { code })}
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} noscript:hidden`}
        >
          <Icon name="copy" className="size-4" />
        </button>
        {missing > 0 ? (
          <span className="text-sm text-soft">
            {t('product.voucherMissing', { amount: money(missing) })}
          </span>
        ) : (
          <form method="post" action={paths.cart()} onSubmit={send}>
            <input type="hidden" name={VOUCHER_CODE} value={code} />
            <Button
              type="submit"
              name="intent"
              value="voucher"
              variant="secondary"
              size="sm"
              busy={pending !== null}
              aria-label={t('product.applyVoucherOf', { code })}
            >
              {t('product.applyVoucher')}
            </Button>
          </form>
        )}
      </span>
    </li>
  );
};

export type TicketsProps = Omit<TicketProps, 'voucher'> & { vouchers: readonly Voucher[] };

/** Each voucher by itself: what it saves, its code to copy, and a button that puts it on the cart. */
export default function VoucherTickets({ vouchers, price }: TicketsProps) {
  return (
    <ul>
      {vouchers.map((voucher) => (
        <VoucherTicket key={voucher.id} voucher={voucher} price={price} />
      ))}
    </ul>
  );
}
