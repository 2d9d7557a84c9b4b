import { useId } from 'react';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';

/** Offers an account to a guest who has just ordered: by the same e-mail address the order becomes the account's. */
export const AccountOffer = ({ email }: { email: string }) => {
  const { t, paths } = useTranslation();
  const profile = useProfile();
  const id = useId();
  if (profile?.is_logged_in !== false) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-primary-wash p-5 sm:p-6 print:hidden"
    >
      <div className="min-w-0 grow basis-60">
        <h2 id={id} className="text-lg font-semibold">
          {t('orderPage.accountTitle')}
        </h2>
        <p className="text-sm text-soft">
          <LinkedText
            text={t('orderPage.accountText', { email: '{email}' })}
            holes={{ email: <EmailAddress>{email}</EmailAddress> }}
          />
        </p>
      </div>
      <Link to={paths.register()} className={buttonClass()}>
        {t('layout.register')}
      </Link>
    </section>
  );
};
