import type { OwnVoucher } from '#contract/vouchers/own-vouchers.ts';
import { Form, useNavigation } from 'react-router';
import { VOUCHER_CODE } from '#web/components/cart/voucher/voucher-fields.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { useCopy } from '#web/lib/browser/copy.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { writeShortDate } from '#web/lib/texts/dates.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { namesFigure } from './names-figure.ts';
import { useVoucherWords } from './voucher-words.ts';

type Props = { voucher: OwnVoucher; canApply: boolean };

/** What is missing until it can be used. */
const useLack = ({ voucher, canApply }: Props): string | null => {
  const { lacks, missing, starts, store } = voucher;
  const { t, language } = useTranslation();
  const money = useMoneyText();
  if (lacks === 'time') return t('voucherPage.from', { date: writeShortDate(starts, language) });
  // Of an empty cart nothing is missing.
  if (!canApply) return null;
  if (lacks === 'spend') return t('voucherPage.spendMore', { amount: money(missing) });
  if (lacks === 'store')
    return t('voucherPage.lacksStore', { store: isolateText(store?.name ?? '') });
  return null;
};

/** Until when it counts, or what became of it. */
const useDates = (voucher: OwnVoucher): string => {
  const { t, language } = useTranslation();
  const { state, used_at: usedAt, validity } = voucher;
  const day = (time: string) => writeShortDate(time, language);
  if (state === 'used' && usedAt) return t('voucherPage.usedOn', { date: day(usedAt) });
  if (state === 'expired') return t('voucherPage.expiredOn', { date: day(validity) });
  return t('product.voucherUntil', { date: day(validity) });
};

type TermsProps = Props & {
  /** The most that it takes off, where that is not said above. */
  most: number | null;
};

const Terms = ({ voucher, canApply, most }: TermsProps) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const dates = useDates(voucher);
  const { store, min_spend: minSpend, saved, lacks, state, title } = voucher;
  const isSaid = (lacks === 'spend' && canApply) || namesFigure(title, money(minSpend));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
      {/* What is missing, and what the title names, is said already. */}
      {minSpend > 0 && !isSaid && <li>{t('product.voucherFrom', { amount: money(minSpend) })}</li>}
      {most !== null && <li>{t('voucherPage.upTo', { amount: money(most) })}</li>}
      <li>{dates}</li>
      {/* Of one that can be used again it would read as if it was. */}
      {state === 'used' && saved !== null && saved > 0 && (
        <li className="text-success">{t('voucherPage.saved', { amount: money(saved) })}</li>
      )}
      {store ? (
        !title.includes(store.name) && (
          <li>{t('voucherPage.storeOnly', { store: isolateText(store.name) })}</li>
        )
      ) : (
        <li>{t('voucherPage.everywhere')}</li>
      )}
    </ul>
  );
};

const ApplyForm = ({ code }: { code: string }) => {
  const { t, paths } = useTranslation();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={paths.vouchers()} preventScrollReset>
      <input type="hidden" name={VOUCHER_CODE} value={code} />
      <Button
        type="submit"
        size="sm"
        busy={formData?.get(VOUCHER_CODE) === code}
        aria-label={t('voucherPage.applyOf', { code: isolateText(code) })}
      >
        {t('voucherPage.apply')}
      </Button>
    </Form>
  );
};

const CopyButton = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <button
      type="button"
      onClick={() => void copy(code, t('product.codeCopied', { code }))}
      aria-label={t('product.copyCode', { code })}
      className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'noscript:hidden')}
    >
      <Icon name="copy" className="size-4" />
    </button>
  );
};

/** Leads to what it can be used for. */
const GoodsLink = ({ store, code }: Pick<OwnVoucher, 'store' | 'code'>) => {
  const { t, paths } = useTranslation();
  const text = t(store ? 'voucherPage.toStore' : 'accountMenu.discover');
  return (
    <Link
      to={store ? paths.store(store.slug) : paths.home()}
      aria-label={`${text}: ${code}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {text}
    </Link>
  );
};

/** A voucher: what it takes off, for what, until when; to be copied, or put on the cart where it holds; else the way to what it is for. */
export const VoucherItem = ({ voucher, canApply }: Props) => {
  const { t, paths } = useTranslation();
  const { heading, words, most } = useVoucherWords(voucher);
  const lack = useLack({ voucher, canApply });
  const { code, state, on_cart: isOnCart } = voucher;
  const isPast = state === 'used' || state === 'expired';
  const isReady = state === 'usable' && !isOnCart && canApply;
  return (
    <li
      className={cx(
        'grid grid-cols-1 content-between gap-4 rounded-lg border border-dashed border-edge p-5',
        isPast && 'bg-surface',
      )}
    >
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-display text-2xl font-semibold">
            <bdi>{heading}</bdi>
          </h3>
          {isOnCart && !isPast && <Badge tone="success">{t('voucherPage.onCart')}</Badge>}
          {lack && <Badge>{lack}</Badge>}
        </div>
        {words && (
          <p className="text-sm">
            <bdi>{words}</bdi>
          </p>
        )}
        <Terms voucher={voucher} canApply={canApply} most={most} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-1">
          <code
            dir="ltr"
            className={cx(
              'rounded-sm px-2 py-1 text-sm font-semibold wrap-anywhere select-all',
              isPast ? 'text-soft' : 'bg-surface',
            )}
          >
            {code}
          </code>
          {!isPast && <CopyButton code={code} />}
        </span>
        {isOnCart && !isPast && (
          <Link to={paths.cart()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('voucherPage.toCart')}
          </Link>
        )}
        {isReady && <ApplyForm code={code} />}
        {!isPast && !isOnCart && !isReady && <GoodsLink {...voucher} />}
      </div>
    </li>
  );
};
