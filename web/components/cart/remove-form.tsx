import type { CartLine } from '#contract/cart.ts';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Takes lines out of the cart; the page then offers to put them back. */
export const RemoveForm = ({ lines, title }: { lines: readonly CartLine[]; title: string }) => {
  const { t, paths } = useTranslation();
  return (
    <Form method="post" action={paths.cart()} replace preventScrollReset>
      {lines.map(({ id }) => (
        <input key={id} type="hidden" name="line_id" value={id} />
      ))}
      <button
        type="submit"
        name="intent"
        value="remove"
        aria-label={t('cartPage.removeOf', { title })}
        className="-m-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-full px-2.5 py-1.5 text-sm text-soft transition-colors hover:bg-danger-wash hover:text-danger"
      >
        <Icon name="trash" className="size-4" />
        <span>{t('cartPage.remove')}</span>
      </button>
    </Form>
  );
};
