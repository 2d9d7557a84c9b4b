import { OWN_METHODS, PAYMENT_METHOD } from '#contract/codes.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type Method = { code: number; name: string; hint?: string | undefined };

/** The methods that are switched on; the first one, or what was chosen before, is chosen. */
export const PaymentMethods = ({
  methods,
  chosen,
}: {
  methods: readonly Method[];
  chosen: string | undefined;
}) => {
  const { t } = useTranslation();
  if (methods.length === 0) return <Notice tone="warning">{t('checkout.noMethod')}</Notice>;
  const known = methods.some(({ code }) => String(code) === chosen);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('checkoutPage.payment')}</legend>
      {methods.map(({ code, name, hint }, at) => (
        <ChoiceCard
          key={code}
          kind="radio"
          name="method"
          value={code}
          required
          defaultChecked={known ? String(code) === chosen : at === 0}
        >
          <MethodText code={code} name={name} hint={hint} />
        </ChoiceCard>
      ))}
    </fieldset>
  );
};

const MethodText = ({ code, name, hint }: Method) => {
  const { t } = useTranslation();
  const cash = code === PAYMENT_METHOD.cashOnDelivery;
  const isOwn = code >= OWN_METHODS.first;
  const known = isOwn ? null : t(cash ? 'checkoutPage.cashHint' : 'checkoutPage.onlineHint');
  return (
    <span className="flex items-start justify-between gap-4">
      <span className="grid">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-soft">{hint ?? known}</span>
      </span>
      <Icon name={cash || isOwn ? 'wallet' : 'credit-card'} className="size-6 text-faint" />
    </span>
  );
};
