import type { Minor } from '#contract/money.ts';
import { Link, useNavigation } from 'react-router';
import { isolate } from '#web/components/isolate.ts';
import { useMoney } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkedText } from './linked-text.tsx';

/** The press that orders: it names what is paid, and takes no second press while it is on its way. */
export const PlaceButton = ({ total, disabled }: { total: Minor; disabled: boolean }) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const { formAction } = useNavigation();
  const busy = formAction === paths.checkout();
  const link = 'underline underline-offset-2 hover:text-primary';
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">
        <LinkedText
          text={t('checkoutPage.terms')}
          holes={{
            terms: (
              <Link to={paths.page('terms')} className={link}>
                {t('checkoutPage.termsLink')}
              </Link>
            ),
            privacy: (
              <Link to={paths.page('privacy')} className={link}>
                {t('checkoutPage.privacyLink')}
              </Link>
            ),
          }}
        />
      </p>
      <Button
        type="submit"
        form="order"
        size="lg"
        className="text-base"
        wide
        busy={busy}
        disabled={disabled}
      >
        {t('checkoutPage.place', { amount: isolate(money(total)) })}
      </Button>
      <p role="status" className="sr-only">
        {busy ? t('checkoutPage.placing') : ''}
      </p>
    </div>
  );
};
