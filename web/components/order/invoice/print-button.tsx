import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Prints the page, which is laid out as an invoice on paper. Needs a script, so it is away without. */
export const PrintButton = () => {
  const { t } = useTranslation();
  return (
    <span className="contents noscript:hidden">
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('orderPage.print')}
      </Button>
    </span>
  );
};
