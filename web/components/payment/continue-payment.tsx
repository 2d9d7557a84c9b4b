import { Form, useNavigation } from 'react-router';
import type { NextPayment } from '#contract/orders/payment.ts';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useBeginPaying } from './begin-paying.ts';

type Props = {
  next: Extract<NextPayment, { kind: 'form' | 'upi' }>;
  /** What the press that goes on says. */
  text: string;
  /** A picture of the link to pay by UPI, where there is one. */
  qrCode: string | null;
  /** The page itself, which takes the reference of a payment that is looked for by hand. */
  action: string;
  /** What is wrong with the reference. */
  error: string | undefined;
};

/** Goes on with a payment that was begun: a form of the provider, or UPI by code or link. */
export const GoOn = ({ next, text, ...upi }: Props) =>
  next.kind === 'form' ? <ProviderForm next={next} text={text} /> : <Upi next={next} {...upi} />;

type FormProps = { next: Extract<NextPayment, { kind: 'form' }>; text: string };

/** Posts to the provider's page: at once where the method was chosen on the page before, else when it is pressed. */
const ProviderForm = ({ next, text }: FormProps) => {
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
      <Button type="submit" size="lg" wide>
        {text}
      </Button>
    </form>
  );
};

const Upi = ({
  next,
  qrCode,
  ...reference
}: Omit<Props, 'next' | 'text'> & { next: Extract<NextPayment, { kind: 'upi' }> }) => {
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
