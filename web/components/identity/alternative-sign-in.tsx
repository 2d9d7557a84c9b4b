import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useKeepSignInQuery } from './sign-in-query.ts';

type Props = { to: string; icon?: IconName; children: string };

/** The way to sign in that is on another page, below a line. */
export const AlternativeSignIn = ({ to, icon, children }: Props) => {
  const { t } = useTranslation();
  const keepQuery = useKeepSignInQuery();
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('signIn.or')}
      </p>
      <Link to={keepQuery(to)} className={buttonClass({ variant: 'secondary', wide: true })}>
        {icon && <Icon name={icon} className="size-5" />}
        {children}
      </Link>
    </>
  );
};
