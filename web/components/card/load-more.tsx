import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  /** The next page, for those without scripts. */
  to: string;
  loading: boolean;
  onPress: () => void;
};

/** The way to more of a list: in place where there are scripts. */
export const LoadMore = ({ to, loading, onPress }: Props) => {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      aria-disabled={loading}
      className={buttonClass({ variant: 'secondary' })}
    >
      {loading && (
        <span className="inline-flex animate-spin">
          <Icon name="loader-circle" />
        </span>
      )}
      {t('card.loadMore')}
    </Link>
  );
};
