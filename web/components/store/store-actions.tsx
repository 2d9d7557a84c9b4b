import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import FollowForm from './follow-form.tsx';

type Props = { id: string; slug: string };

/** What one can do with a store: follow it, and write to it. */
export default function StoreActions({ id, slug }: Props) {
  const { t, paths } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <FollowForm storeId={id} />
      <Link
        to={paths.storeMessage(slug)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {t('store.write')}
      </Link>
    </div>
  );
}
