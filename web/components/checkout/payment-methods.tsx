import { PAYMENT_METHOD } from '#contract/codes.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ChoiceCard } from '#web/ui/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';

export type Method = { code: number; name: string };

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
      {methods.map(({ code, name }, at) => (
        <ChoiceCard
          key={code}
          kind="radio"
          name="method"
          value={code}
          required
          defaultChecked={known ? String(code) === chosen : at === 0}
        >
          <MethodText name={name} cash={code === PAYMENT_METHOD.cashOnDelivery} />
        </ChoiceCard>
      ))}
    </fieldset>
  );
};

const MethodText = ({ name, cash }: { name: string; cash: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className="flex items-start justify-between gap-4">
      <span className="grid">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-soft">
          {t(cash ? 'checkoutPage.cashHint' : 'checkoutPage.onlineHint')}
        </span>
      </span>
      <Icon name={cash ? 'wallet' : 'credit-card'} className="size-6 text-faint" />
    </span>
  );
};
