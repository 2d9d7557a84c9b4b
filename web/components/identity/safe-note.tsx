import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** What becomes of the password that is asked for. */
export const SafeNote = () => {
  const { t } = useTranslation();
  return (
    <p className="flex items-start gap-2 text-sm text-faint">
      <Icon name="shield-check" className="mt-0.5 size-4" />
      {t('signIn.safe')}
    </p>
  );
};
