import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Stands where a form would, until who is here is proven again; the notice of the page leads there. */
export const AfterConfirm = () => (
  <p className="flex items-start gap-2 text-sm text-faint">
    <Icon name="shield-check" className="mt-0.5 size-4" />
    {useTranslation().t('accountPage.afterConfirm')}
  </p>
);
