import type { CartVouchers } from '#contract/vouchers/voucher.ts';
import { useEffect, useRef } from 'react';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { controlClass, Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { VOUCHER_BEST, VOUCHER_CODE, VOUCHER_OFF } from './voucher-fields.ts';

type Props = {
  vouchers: CartVouchers;
  /** What became of the last press of this form. */
  answer: CartOutcome | undefined;
};

type OfForm = {
  /** The id of the form that these belong to, where they stand outside of it. */
  form?: string | undefined;
};

type OffersProps = Pick<Props, 'vouchers'> & OfForm;

/**
 * What takes vouchers on and off: a box, the vouchers on the cart, and what would save more. It
 * stands inside a form, whose action reads `voucher-fields.ts`.
 */
export const VoucherParts = ({ vouchers, answer }: Props) => (
  <div className="grid gap-3">
    <CodeField answer={answer} />
    <VoucherOffers vouchers={vouchers} />
  </div>
);

/** The vouchers on the cart, and what would save more. */
export const VoucherOffers = ({ vouchers, form }: OffersProps) => (
  <div className="grid gap-3 empty:hidden">
    <OnCart vouchers={vouchers} form={form} />
    <Proposal vouchers={vouchers} form={form} />
  </div>
);

/** Takes a code that is typed; its answer stands below it. */
export const CodeField = ({ answer, form }: Pick<Props, 'answer'> & OfForm) => {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const apply = useRef<HTMLButtonElement>(null);
  const refused = answer && !answer.ok && answer.code !== undefined ? answer : undefined;
  useEffect(() => {
    if (answer?.ok && box.current) box.current.value = '';
  }, [answer]);
  return (
    <Field label={t('cartPage.voucherCode')} error={refused?.message}>
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <input
            {...control}
            ref={box}
            form={form}
            name={VOUCHER_CODE}
            type="text"
            dir="ltr"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            // Whatever else stands in the form, Enter is about the code.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              apply.current?.click();
            }}
            defaultValue={refused?.code}
            className={`${controlClass} min-w-0 grow basis-24`}
          />
          <Button
            ref={apply}
            form={form}
            type="submit"
            variant="secondary"
            name="intent"
            value="voucher"
            formNoValidate
            className="shrink-0 whitespace-nowrap"
          >
            {t('cartPage.applyVoucher')}
          </Button>
        </span>
      )}
    </Field>
  );
};

const OnCart = ({ vouchers: { applied, refused }, form }: OffersProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  if (applied.length + refused.length === 0) return null;
  return (
    <ul className="grid gap-2 text-sm">
      {applied.map(({ code, title, saving, cap }) => (
        <li
          key={code}
          className="flex flex-wrap items-start gap-x-2.5 rounded-md bg-success-wash px-3 py-2"
        >
          <Icon name="ticket-percent" className="mt-0.5 size-4.5 text-success" />
          <span className="grid min-w-0 grow basis-24">
            <bdi dir="ltr" className="font-semibold">
              {code}
            </bdi>
            <span className="text-soft">{title}</span>
            {cap && (
              <span className="text-soft">
                {t('cartPage.voucherCap', {
                  percent: cap.percent,
                  amount: isolate(money(cap.amount)),
                })}
              </span>
            )}
          </span>
          <Amount className="font-medium text-success">{`−${money(saving)}`}</Amount>
          <TakeOff code={code} form={form} />
        </li>
      ))}
      {refused.map(({ code, message }) => (
        <li
          key={code}
          className="flex flex-wrap items-start gap-x-2.5 rounded-md bg-warning-wash px-3 py-2"
        >
          <Icon name="ticket-percent" className="mt-0.5 size-4.5 text-warning" />
          <span className="grid min-w-0 grow basis-24">
            <span className="font-medium">{t('cartPage.voucherAside')}</span>
            <span className="text-soft">{message}</span>
          </span>
          <TakeOff code={code} form={form} />
        </li>
      ))}
    </ul>
  );
};

const TakeOff = ({ code, form }: { code: string } & OfForm) => {
  const { t } = useTranslation();
  return (
    <button
      type="submit"
      form={form}
      name={VOUCHER_OFF}
      value={code}
      formNoValidate
      aria-label={t('cartPage.takeOffVoucher', { code })}
      className="-my-1 -me-1.5 grid size-8 shrink-0 place-items-center rounded-full text-soft hover:bg-canvas hover:text-ink"
    >
      <Icon name="x" className="size-4" />
    </button>
  );
};

/** The applied ones that the best combination does without. */
const goneWith = ({ applied, best }: CartVouchers): string[] =>
  applied.map(({ code }) => code).filter((code) => !best.codes.includes(code));

/** Whether the best combination stands alone, comes to what is applied, or takes its place. */
const bestKey = (vouchers: CartVouchers) => {
  if (vouchers.applied.length === 0) return 'cartPage.bestVouchers' as const;
  return goneWith(vouchers).length > 0
    ? ('cartPage.bestReplaces' as const)
    : ('cartPage.bestAdds' as const);
};

const Proposal = ({ vouchers, form }: OffersProps) => {
  const { applied, refused, best, next } = vouchers;
  const { t, language } = useTranslation();
  const money = useMoney();
  const now = applied.reduce((sum, { saving }) => sum + saving, 0);
  const isSaid = refused.some(({ code }) => code === next?.code);
  const list = (codes: readonly string[]) =>
    new Intl.ListFormat(language.locale).format(codes.map((code) => isolate(code)));
  const codes = list(best.codes);
  const used = applied.map(({ code }) => code);
  const gone = goneWith(vouchers);
  return (
    <>
      {best.saving > now && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-primary-wash px-3 py-2 text-sm">
          <p className="min-w-0 grow basis-36">
            {t(bestKey(vouchers), {
              codes,
              amount: isolate(money(best.saving)),
              added: list(best.codes.filter((code) => !used.includes(code))),
              used: list(gone.length > 0 ? gone : used),
            })}
          </p>
          <button
            type="submit"
            form={form}
            name={VOUCHER_BEST}
            value="1"
            formNoValidate
            aria-label={t('cartPage.applyBestVouchers', { codes })}
            className="-me-2 ms-auto min-h-8 rounded-full px-2 font-semibold text-primary hover:underline"
          >
            {t('cartPage.applyVoucher')}
          </button>
        </div>
      )}
      {next && !isSaid && (
        <p className="flex items-start gap-2 text-sm text-soft">
          <Icon name="badge-percent" className="mt-0.5 size-4 text-faint" />
          <span>
            {next.message}{' '}
            {next.replaces
              ? t('cartPage.nextReplaces', { code: isolate(next.replaces) })
              : applied.length > 0 && t('cartPage.nextAdds')}
          </span>
        </p>
      )}
    </>
  );
};
