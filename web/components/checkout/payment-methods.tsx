import { PAYMENT_METHOD } from '#contract/codes.ts';
import type { PaymentGateway } from '#contract/payment.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type Method = {
  code: number;
  name: string;
  hint?: string | undefined;
  /** Whether it is paid before anything is sent. */
  online: boolean;
  fields: PaymentGateway['fields'];
};

/** The methods that are switched on; the first one, or what was chosen before, is chosen. */
export const PaymentMethods = ({
  methods,
  chosen,
  errors = {},
}: {
  methods: readonly Method[];
  chosen: string | undefined;
  /** What is wrong with a field, by its name. */
  errors?: Readonly<Record<string, string>> | undefined;
}) => {
  const { t } = useTranslation();
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.noMethod')}</Notice>;
  const known = methods.some(({ code }) => String(code) === chosen);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('checkoutPage.payment')}</legend>
      {methods.map((method, at) => (
        <div key={method.code} className="group/method grid gap-2">
          <ChoiceCard
            kind="radio"
            name="method"
            value={method.code}
            required
            defaultChecked={known ? String(method.code) === chosen : at === 0}
          >
            <MethodText {...method} />
          </ChoiceCard>
          {method.fields.map((field) => (
            <AskedField key={field.name} field={field} error={errors[`answers.${field.name}`]} />
          ))}
        </div>
      ))}
    </fieldset>
  );
};

/** What only this method asks for; it shows where the method is chosen. */
const AskedField = ({
  field,
  error,
}: {
  field: PaymentGateway['fields'][number];
  error: string | undefined;
}) => (
  <div className="hidden px-4 pb-2 group-has-[input[type=radio]:checked]/method:block">
    <TextField
      label={field.label}
      name={`answers.${field.name}`}
      maxLength={field.max_length}
      inputMode={field.input_mode}
      autoComplete="off"
      error={error}
    />
  </div>
);

const MethodText = ({ code, name, hint, online }: Method) => {
  const { t } = useTranslation();
  const isCash = code === PAYMENT_METHOD.cashOnDelivery;
  const known =
    isCash || online ? t(isCash ? 'checkoutPage.cashHint' : 'checkoutPage.onlineHint') : null;
  return (
    <span className="flex items-start justify-between gap-4">
      <span className="grid">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-soft">{hint ?? known}</span>
      </span>
      <Icon name={online ? 'credit-card' : 'wallet'} className="size-6 text-faint" />
    </span>
  );
};
