import ShareButton from '#web/components/product/share-button.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DifferencesSwitch } from './only-differences.tsx';

/** What can be done with the whole table. `sharePath`: where others see it. */
export const CompareTools = ({ sharePath }: { sharePath?: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <DifferencesSwitch />
      <span className="contents noscript:hidden">
        <Button variant="quiet" size="sm" onClick={() => window.print()}>
          <Icon name="printer" className="size-4" />
          {t('compare.print')}
        </Button>
      </span>
      {sharePath && (
        <>
          <ShareButton path={sharePath} said={t('compare.linkCopied')} text={t('compare.share')} />
          <Link
            to={sharePath}
            className={`${buttonClass({ variant: 'quiet', size: 'sm' })} hidden noscript:inline-flex`}
          >
            {t('compare.shareLink')}
          </Link>
        </>
      )}
    </div>
  );
};
