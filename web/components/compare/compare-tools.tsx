import { useLocation } from 'react-router';
import ShareButton from '#web/components/product/share-button.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The query's value that leaves out the rows in which all are alike. */
const DIFFERENCES = 'differences';

/** Whether the address asks for the differences alone. */
export const useOnlyDifferences = (): boolean =>
  new URLSearchParams(useLocation().search).get('only') === DIFFERENCES;

const DifferencesSwitch = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isOn = useOnlyDifferences();
  const query = Object.fromEntries(new URLSearchParams(search));
  return (
    <Link
      to={withQuery(pathname, { ...query, only: isOn ? null : DIFFERENCES })}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
      replace
      className={chipClass(isOn)}
    >
      {isOn && <Icon name="check" className="size-4" />}
      {t('compare.onlyDifferences')}
    </Link>
  );
};

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
