import type { DataOf } from '#contract/endpoint.ts';
import type { reorder } from '#contract/orders/reorder.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What became of an order that was put back into the cart, where not all of it could be. */
export type Reordered = {
  /** Whether anything of it is in the cart now. */
  added: boolean;
  message: string;
  short: DataOf<typeof reorder>['not_added'];
};

/** What could not be had again, each with its reason, read out when it appears. */
export const ReorderNote = ({ putBack }: { putBack: Reordered }) => {
  const { t, paths } = useTranslation();
  if (!putBack.added) {
    return (
      <Notice tone="error" alert>
        <p className="font-medium">{t('orderPage.nothingAdded')}</p>
        <p>{putBack.message}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" alert>
      <p className="font-medium">{t('orderPage.notAdded')}</p>
      <ul className="my-1 grid gap-1">
        {putBack.short.map(({ title, added, wanted, message }) => (
          <li key={title}>
            {t('orderPage.notAddedLine', { title, added, wanted })} {message}
          </li>
        ))}
      </ul>
      <Link to={paths.cart()} className="font-medium underline">
        {t('orderPage.toCart')}
      </Link>
    </Notice>
  );
};
