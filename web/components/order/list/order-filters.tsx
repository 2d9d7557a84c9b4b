import { ORDER_STATUS } from '#contract/codes.ts';
import { Form } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import type { OrderFilter } from './list-query.server.ts';

const choices = [undefined, ...Object.values(ORDER_STATUS)];

/** Narrows the list by its address: a search box, and a link for each status. */
export const OrderFilters = ({ filter: { status, q } }: { filter: OrderFilter }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid gap-4">
      <Form role="search" action={paths.orders()} className="flex max-w-xl flex-wrap gap-2">
        {status !== undefined && <input type="hidden" name="status" value={status} />}
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          dir="auto"
          maxLength={200}
          aria-label={t('orderPage.search')}
          placeholder={t('orderPage.searchHint')}
          enterKeyHint="search"
          className={`${controlClass} min-w-0 grow basis-68`}
        />
        <Button type="submit" variant="secondary" className="max-sm:px-3">
          <Icon name="search" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('layout.search')}</span>
        </Button>
      </Form>
      <nav aria-label={t('orderPage.filter')}>
        <ul className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice ?? 0}>
              <Link
                to={withQuery(paths.orders(), { status: choice, q })}
                aria-current={choice === status ? 'true' : undefined}
                className={chipClass(choice === status)}
              >
                {t(choice === undefined ? 'orderPage.all' : `orderPage.status.s${choice}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
