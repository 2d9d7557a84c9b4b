import { useId } from 'react';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** Offers an account to a guest who has just ordered: by the same e-mail address the order becomes the account's. */
export const AccountOffer = ({ email }: { email: string }) => {
  const { t, paths } = useTranslation();
  const profile = useProfile();
  const id = useId();
  if (profile?.is_logged_in !== false) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-start gap-3 rounded-lg bg-primary-wash p-5 sm:p-6 print:hidden"
    >
      <h2 id={id} className="text-lg font-semibold">
        {t('orderPage.accountTitle')}
      </h2>
      <p className="text-sm text-soft">
        {t('orderPage.accountText', { email: isolateText(email) })}
      </p>
      <Link to={paths.register()} className={buttonClass({ variant: 'secondary' })}>
        {t('layout.register')}
      </Link>
    </section>
  );
};
