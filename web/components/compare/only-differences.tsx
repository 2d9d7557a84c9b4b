import { useLocation } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The query's value that leaves out the rows in which all are alike. */
const DIFFERENCES = 'differences';

/** Whether the address asks for the differences alone. */
export const useOnlyDifferences = (): boolean =>
  new URLSearchParams(useLocation().search).get('only') === DIFFERENCES;

/** Shows the differences alone, or all rows again. */
export const DifferencesSwitch = () => {
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
