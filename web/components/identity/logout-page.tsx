import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Asks before it signs out: an address alone changes nothing. */
export const LogoutPage = () => {
  const { t, paths } = useTranslation();
  return (
    <SignInCard title={t('signIn.logoutTitle')} lead={t('signIn.logoutLead')}>
      <form method="post" className="grid gap-3">
        <Button type="submit" size="lg" wide>
          {t('layout.logout')}
        </Button>
        <Link to={paths.home()} className={buttonClass({ variant: 'quiet', wide: true })}>
          {t('signIn.stay')}
        </Link>
      </form>
    </SignInCard>
  );
};
