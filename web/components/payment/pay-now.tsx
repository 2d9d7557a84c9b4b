import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { NextPayment, PaymentState } from '#contract/orders/payment.ts';
import { ActionBar } from '#web/components/checkout/action-bar.tsx';
import { FoldedPanel, Panel } from '#web/components/checkout/panel.tsx';
import { RefusalNotice } from '#web/components/checkout/refusal-notice.tsx';
import { PayText } from '#web/components/checkout/pay-text.tsx';
import {
  type Method,
  PaymentMethods,
  shortNameOf,
} from '#web/components/checkout/payment-methods.tsx';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { isolate, isolateText } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useIsBeginning } from './begin-paying.ts';
import { GoOn } from './continue-payment.tsx';
import type { RefusedPayment } from './perform-payment.server.ts';

type Props = {
  /** Where the forms go: the page itself. */
  action: string;
  methods: readonly Method[];
  /** The code of the method that was chosen last. */
  chosen: string | undefined;
  /** What is to be paid now, in minor units. */
  due: number;
  state: PaymentState;
  /** How to go on with what was begun. */
  next: NextPayment;
  qrCode: string | null;
  flash: Flash | null;
  refused: RefusedPayment | null | undefined;
};

/** So often it is looked whether the provider has answered. */
const LOOK_MS = 4_000;

/** While the money may be on its way the page looks by itself; a look takes away what was refused. */
const useLookAgain = ({
  state,
  next,
  refused,
}: Pick<Props, 'state' | 'next' | 'refused'>): void => {
  const { revalidate } = useRevalidator();
  const waits = !refused && (state === 'processing' || next.kind === 'upi');
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
};

const NOTICES = { review: 'review', processing: 'waiting', failed: 'failed' } as const;

/** Whether somebody has come back from a provider without having paid. */
const wasLeft = ({ state, next }: Pick<Props, 'state' | 'next'>): boolean =>
  state === 'open' && (next.kind === 'redirect' || next.kind === 'form');

/** How the last attempt stands, where that is worth a word: one that was left is no failure. */
const StateNotice = ({ state, next }: Pick<Props, 'state' | 'next'>) => {
  const { t } = useTranslation();
  if (wasLeft({ state, next })) return <Notice>{t('paymentPage.notFinished')}</Notice>;
  if (!(state in NOTICES)) return null;
  const text = t(`paymentPage.${NOTICES[state as keyof typeof NOTICES]}`);
  if (state !== 'failed') return <Notice tone="warning">{text}</Notice>;
  return (
    <Notice tone="error" alert>
      <p className="text-base font-semibold">{t('paymentPage.failedTitle')}</p>
      <p className="text-ink">{text}</p>
    </Notice>
  );
};

/** What was refused, what the page before left to say, or how the last attempt stands. */
const Told = ({
  state,
  next,
  flash,
  refused,
}: Pick<Props, 'state' | 'next' | 'flash' | 'refused'>) => {
  const warning = refused?.message ?? (flash?.tone === 'error' ? flash.text : undefined);
  if (warning)
    return (
      <RefusalNotice answer={refused} tone="warning">
        {warning}
      </RefusalNotice>
    );
  return flash ? <Notice>{flash.text}</Notice> : <StateNotice state={state} next={next} />;
};

type ChooseProps = Pick<Props, 'action' | 'methods' | 'chosen' | 'due' | 'refused'> & {
  /** Another press stands out on the page. */
  isSecond?: boolean;
};

/** The ways to pay, and the button that does. */
const Choose = ({ action, methods, chosen, due, refused, isSecond = false }: ChooseProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { formAction, formData } = useNavigation();
  const form = useFocusFirstInvalid(refused);
  const ways = (
    <PaymentMethods methods={methods} chosen={refused?.method ?? chosen} errors={refused?.fields} />
  );
  const button = (
    <Button
      type="submit"
      size="lg"
      wide
      variant={isSecond ? 'secondary' : 'primary'}
      busy={formAction === action && formData?.has('method')}
    >
      <span>
        <PayText methods={methods} amount={money(due)} />
      </span>
    </Button>
  );
  return (
    <Form ref={form} method="post" action={action} noValidate className="group/order grid gap-5">
      {isSecond ? (
        ways
      ) : (
        <Panel id="payment" title={t('checkoutPage.payment')}>
          {ways}
        </Panel>
      )}
      {/* Beside the panel: a bar within it would not reach the edges of a small screen. */}
      {methods.length > 0 && (isSecond ? button : <ActionBar>{button}</ActionBar>)}
    </Form>
  );
};

/**
 * Pays an order that was placed before. The way to pay that was chosen last stays chosen, and one press stands out:
 * it pays that way, or goes on with what this page itself has begun.
 */
export const PayNow = (props: Props) => {
  const { t } = useTranslation();
  const { action, methods, chosen, due, state, next, qrCode, refused } = props;
  const money = useMoney();
  const isBeginning = useIsBeginning();
  useLookAgain(props);
  const isBegun = next.kind === 'upi' || (next.kind === 'form' && isBeginning);
  // What is on its way has to arrive or fail before anything else can be paid.
  const mayChoose = state !== 'processing' && state !== 'review';
  if (!isBegun)
    return (
      <>
        <Told {...props} />
        {mayChoose && <Choose {...props} />}
      </>
    );
  const named = methods.find(({ code }) => String(code) === chosen);
  const method = isolateText(named ? shortNameOf(named.name) : '');
  return (
    <>
      {next.kind === 'upi' && <Told {...props} />}
      <Panel id="go-on" title={t('paymentPage.begun')}>
        <GoOn
          {...{ next, qrCode, action }}
          text={t('paymentPage.goOnWith', { method, amount: isolate(money(due)) })}
          error={refused?.fields['reference']}
        />
      </Panel>
      {mayChoose && (
        <FoldedPanel title={t('paymentPage.other')} open={refused?.method !== undefined}>
          <Choose {...props} isSecond />
        </FoldedPanel>
      )}
    </>
  );
};
