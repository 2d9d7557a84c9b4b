import { PAYMENT_METHOD } from '#contract/order-codes.ts';
import type { PaymentGateway } from '#contract/payment.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaymentMark } from '#web/components/payment/payment-mark.tsx';

export type Method = {
  code: number;
  name: string;
  hint?: string | undefined;
  /** Whether it is paid before anything is sent. */
  online: boolean;
  fields: PaymentGateway['fields'];
};

export type PaymentMethodsProps = {
  methods: readonly Method[];
  chosen: string | undefined;
  /** What is wrong with a field, by its name. */
  errors?: Readonly<Record<string, string>> | undefined;
};

/**
 * The methods that are switched on, as tabs: the first one, or what was chosen before, is chosen. What a
 * method asks and says stands below all tabs; the style shows it, so that it works without scripts.
 */
export const PaymentMethods = ({ methods, chosen, errors = {} }: PaymentMethodsProps) => {
  const { t } = useTranslation();
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.noMethod')}</Notice>;
  const [only, ...others] = methods;
  if (only && others.length === 0) return <OnlyMethod method={only} errors={errors} />;
  const known = methods.some(({ code }) => String(code) === chosen);
  return (
    <fieldset className="methods grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">{t('checkoutPage.payment')}</legend>
      {methods.map((method, at) => (
        <div key={method.code} className="group/method contents">
          <ChoiceCard
            kind="radio"
            name="method"
            value={method.code}
            required
            defaultChecked={known ? String(method.code) === chosen : at === 0}
          >
            <MethodName {...method} />
          </ChoiceCard>
          <div className="order-last col-span-full hidden gap-4 pt-2 group-has-[input[type=radio]:checked]/method:grid">
            <MethodDetails method={method} errors={errors} />
          </div>
        </div>
      ))}
    </fieldset>
  );
};

type OfMethod = { method: Method; errors: Readonly<Record<string, string>> };

/** The one way to pay there is: nothing to choose, so it is just said. */
const OnlyMethod = ({ method, errors }: OfMethod) => (
  <div className="grid gap-4">
    <input type="hidden" name="method" value={method.code} />
    <MethodName {...method} />
    <MethodDetails method={method} errors={errors} />
  </div>
);

/** Where several take cards, their provider stands in brackets behind the name. */
const WITH_PROVIDER = /^(.+) \(([^()]+)\)$/;

/** A way to pay in few words: its provider, where that stands behind the name. */
export const shortNameOf = (name: string): string => WITH_PROVIDER.exec(name)?.[2] ?? name;

export const MethodName = ({ code, name }: Pick<Method, 'code' | 'name'>) => {
  const [, plain = name, provider] = WITH_PROVIDER.exec(name) ?? [];
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 grow basis-32 wrap-anywhere">
        <span className="font-medium">{plain}</span>{' '}
        {provider && <bdi className="block text-sm text-soft">{provider}</bdi>}
      </span>
      <PaymentMark method={code} />
    </span>
  );
};

/** What happens next, and what is asked for it. */
const MethodDetails = ({ method, errors }: OfMethod) => (
  <>
    <MethodHint {...method} />
    {method.fields.map((field) => (
      <AskedField key={field.name} field={field} error={errors[`answers.${field.name}`]} />
    ))}
  </>
);

const HINTS: Readonly<Record<number, MessageKey>> = {
  [PAYMENT_METHOD.cashOnDelivery]: 'checkoutPage.cashHint',
  [PAYMENT_METHOD.upi]: 'checkoutPage.upiHint',
};

/** What happens next; a shop's own way to pay says it in its own words. */
const MethodHint = ({ code, hint, online }: Method) => {
  const { t } = useTranslation();
  const key = HINTS[code] ?? (online ? 'checkoutPage.onlineHint' : undefined);
  return <p className="text-sm text-soft">{hint ?? (key && t(key))}</p>;
};

/** What only this method asks for. */
const AskedField = ({
  field,
  error,
}: {
  field: PaymentGateway['fields'][number];
  error: string | undefined;
}) => (
  <TextField
    label={field.label}
    name={`answers.${field.name}`}
    maxLength={field.max_length}
    inputMode={field.input_mode}
    autoComplete="off"
    error={error}
  />
);
