import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type { PaymentGateway } from '#contract/orders/payment.ts';
import { joinByComma } from '#i18n/comma.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { groupMethods, takesCards } from './group-methods.ts';
import PaymentMark, { CardMarks } from '#web/components/payment/payment-mark.tsx';

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
 * The methods that are switched on, as tabs: the first one, or what was chosen before, is chosen. Where several
 * providers take cards, one leads and the others are folded away. The style shows what a method asks and says, so
 * that it works without scripts.
 */
export const PaymentMethods = ({ methods, chosen, errors = {} }: PaymentMethodsProps) => {
  const { t } = useTranslation();
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.noMethod')}</Notice>;
  const [only, ...others] = methods;
  if (only && others.length === 0) return <OnlyMethod method={only} errors={errors} />;
  const { first, more } = groupMethods(methods);
  const start = methods.find(({ code }) => String(code) === chosen) ?? first[0];
  const tab = (method: Method) => (
    <MethodTab
      key={method.code}
      method={method}
      errors={errors}
      isChosen={method === start}
      byProvider={more.includes(method)}
      isWide={method === first[0] && first.length % 2 === 1}
    />
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('checkoutPage.payment')}</legend>
      <div className={tabs}>{first.map(tab)}</div>
      {more.length > 0 && (
        <details open={more.some((method) => method === start)} className="group/fold">
          <MoreSummary methods={more} />
          <div className={tabs}>{more.map(tab)}</div>
        </details>
      )}
    </fieldset>
  );
};

const tabs = 'grid gap-2 sm:grid-cols-2';

/** Shown while the way to pay is chosen; the style tells, so that it works without scripts. */
const whenChosen = 'hidden group-has-[input[type=radio]:checked]/method:grid';

/** A way to pay to choose, with what happens next; what it asks stands below all those beside it. */
const MethodTab = ({
  method,
  errors,
  isChosen,
  byProvider,
  isWide,
}: OfMethod & Record<'isChosen' | 'byProvider' | 'isWide', boolean>) => (
  <div className="group/method contents">
    <ChoiceCard
      kind="radio"
      name="method"
      value={method.code}
      required
      defaultChecked={isChosen}
      className={isWide ? 'sm:col-span-2' : undefined}
    >
      <MethodName {...method} byProvider={byProvider} />
      <span className={whenChosen}>
        <MethodHint {...method} />
      </span>
    </ChoiceCard>
    {method.fields.length > 0 && (
      <div className={cx('order-last col-span-full gap-4 pt-2', whenChosen)}>
        <AskedFields method={method} errors={errors} />
      </div>
    )}
  </div>
);

/** Opens the other ways to pay, which it names. */
const MoreSummary = ({ methods }: Pick<PaymentMethodsProps, 'methods'>) => {
  const { t, language } = useTranslation();
  const names = methods.map(({ name }) => isolateText(shortNameOf(name)));
  return (
    <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md p-2 text-sm">
      <span className="font-medium">{t('checkoutPage.moreMethods')}</span>
      <span className="inline-flex grow gap-1.5">
        {methods.map(({ code }) => (
          <PaymentMark key={code} method={code} />
        ))}
      </span>
      <Icon
        name="chevron-down"
        className="size-5 text-soft transition-transform group-open/fold:rotate-180"
      />
      <span className="w-full text-soft">{joinByComma(language.code, names)}</span>
    </summary>
  );
};

type OfMethod = { method: Method; errors: Readonly<Record<string, string>> };

/** The one way to pay there is: nothing to choose, so it is just said. */
const OnlyMethod = ({ method, errors }: OfMethod) => (
  <div className="grid gap-4">
    <input type="hidden" name="method" value={method.code} />
    <MethodName {...method} />
    <MethodHint {...method} />
    <AskedFields method={method} errors={errors} />
  </div>
);

/** Where several take cards, their provider stands in brackets behind the name. */
const WITH_PROVIDER = /^(.+) \(([^()]+)\)$/;

/** A way to pay in few words: its provider, where that stands behind the name. */
export const shortNameOf = (name: string): string => WITH_PROVIDER.exec(name)?.[2] ?? name;

type NameProps = Pick<Method, 'code' | 'name'> & {
  /** Among several that take cards it goes by its provider, so that their names differ. */
  byProvider?: boolean;
};

const MethodName = ({ code, name, byProvider = false }: NameProps) => {
  const [, plain = name, provider] = WITH_PROVIDER.exec(name) ?? [];
  const [first, second] = byProvider && provider ? [provider, plain] : [plain, provider];
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 grow basis-32 wrap-anywhere">
        <bdi className="font-medium">{first}</bdi>{' '}
        {second && (
          <span className="block text-sm text-soft">
            <bdi>{second}</bdi>
          </span>
        )}
      </span>
      <span className="flex gap-1.5">
        {takesCards(code) && !byProvider && <CardMarks />}
        <PaymentMark method={code} />
      </span>
    </span>
  );
};

/** What is asked for it. */
const AskedFields = ({ method, errors }: OfMethod) =>
  method.fields.map((field) => (
    <AskedField key={field.name} field={field} error={errors[`answers.${field.name}`]} />
  ));

const HINTS: Readonly<Record<number, MessageKey>> = {
  [PAYMENT_METHOD.cashOnDelivery]: 'checkoutPage.cashHint',
  [PAYMENT_METHOD.upi]: 'checkoutPage.upiHint',
};

/** What happens next; a shop's own way to pay says it in its own words. */
const MethodHint = ({ code, hint, online }: Method) => {
  const { t } = useTranslation();
  const key = HINTS[code] ?? (online ? 'checkoutPage.onlineHint' : undefined);
  return <span className="text-sm text-soft">{hint ?? (key && t(key))}</span>;
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
