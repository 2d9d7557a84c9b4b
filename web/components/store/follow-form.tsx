import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = { storeId: string };

/**
 * A button to follow a store, drawn for everybody alike: the browser sets `data-followed` where the visitor
 * follows it (docs/decisions/042), and `StaticPresses` answers the press. Without scripts the form follows;
 * the page of followed stores is where one stops.
 */
const FollowForm = ({ storeId }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <form method="post" action={paths.followStore()} data-store={storeId} className="group/follow">
      <input type="hidden" name="store_id" value={storeId} />
      <button
        type="submit"
        data-press="follow"
        className={cx(
          buttonClass({ variant: 'secondary', size: 'sm', wide: true }),
          'waits relative',
        )}
      >
        <span className="contents group-data-followed/follow:hidden">
          <Icon name="plus" className="size-4" />
          {t('product.follow')}
        </span>
        <span className="hidden group-data-followed/follow:contents">
          <Icon name="check" className="size-4" />
          {t('product.following')}
        </span>
      </button>
    </form>
  );
};

export default FollowForm;
