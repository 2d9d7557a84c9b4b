import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** Stands where a form would, until who is here is proven again; leads there and back to this path. */
export const ConfirmLink = ({ back }: { back: string }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">{t('accountPage.confirmFirst')}</p>
      <Link to={paths.confirmIdentity(back)} className={buttonClass({ variant: 'secondary' })}>
        {t('accountPage.confirm')}
      </Link>
    </div>
  );
};
