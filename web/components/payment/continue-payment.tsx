import { Form, useNavigation } from 'react-router';
import type { NextPayment } from '#contract/orders/payment.ts';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useBeginPaying } from './begin-paying.ts';

/** What the press that goes on says, and how much it stands out. */
export type GoOnLook = { text: string; variant: 'primary' | 'secondary' };

type Props = {
  next: NextPayment;
  /** A picture of the link to pay by UPI, where there is one. */
  qrCode: string | null;
  /** The page itself, which takes the reference of a payment that is looked for by hand. */
  action: string;
  /** What is wrong with the reference. */
  error: string | undefined;
};

/** Goes on with a payment that was begun: a page or form of the provider, or UPI by code or link. */
export const GoOn = ({ next, look, ...upi }: Props & { look: GoOnLook }) => {
  if (next.kind === 'redirect')
    return (
      <a href={next.url} className={buttonClass({ size: 'lg', wide: true, variant: look.variant })}>
        {look.text}
      </a>
    );
  if (next.kind === 'form') return <ProviderForm next={next} look={look} />;
  return next.kind === 'upi' ? <Upi next={next} {...upi} /> : null;
};

type FormProps = { next: Extract<NextPayment, { kind: 'form' }>; look: GoOnLook };

/** Posts to the provider's page: at once where the method was chosen on the page before, else when it is pressed. */
const ProviderForm = ({ next, look: { text, variant } }: FormProps) => {
  const { t } = useTranslation();
  const { form, begins } = useBeginPaying();
  return (
    <form ref={form} method="post" action={next.url} className="grid gap-3">
      {begins && (
        <p role="status" className="text-soft noscript:hidden">
          {t('paymentPage.leading')}
        </p>
      )}
      {Object.entries(next.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg" wide variant={variant}>
        {text}
      </Button>
    </form>
  );
};

const Upi = ({
  next,
  qrCode,
  ...reference
}: Omit<Props, 'next'> & { next: Extract<NextPayment, { kind: 'upi' }> }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-center gap-4 text-center">
        {qrCode && (
          <img
            src={qrCode}
            alt={t('paymentPage.qrCode')}
            width="220"
            height="220"
            className="rounded-md"
          />
        )}
        <p className="text-soft">{t('paymentPage.upiText')}</p>
        <a href={next.link} className={buttonClass({ size: 'lg' })}>
          {t('paymentPage.upiOpen')}
        </a>
      </div>
      {next.confirm_by_hand && <Reference {...reference} />}
    </div>
  );
};

/** The shopper tells by what the shop finds the payment. */
const Reference = ({ action, error }: Pick<Props, 'action' | 'error'>) => {
  const { t } = useTranslation();
  const { formData } = useNavigation();
  const form = useFocusFirstInvalid(error);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="grid gap-4 border-t border-line pt-5"
    >
      <p className="text-sm text-soft">{t('paymentPage.byHand')}</p>
      <TextField
        label={t('paymentPage.reference')}
        hint={t('paymentPage.referenceHint')}
        name="reference"
        required
        maxLength={35}
        autoComplete="off"
        dir="ltr"
        error={error}
      />
      <Button
        type="submit"
        name="intent"
        value="reference"
        variant="secondary"
        busy={formData?.get('intent') === 'reference'}
      >
        {t('paymentPage.tellReference')}
      </Button>
    </Form>
  );
};
