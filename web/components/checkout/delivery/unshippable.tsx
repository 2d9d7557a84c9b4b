import { Form } from 'react-router';
import type { CartLine } from '#contract/cart/cart.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Names what does not go to the address, and offers to order without it. */
export const Unshippable = ({ lines }: { lines: readonly CartLine[] }) => {
  const { t, paths } = useTranslation();
  return (
    <Notice tone="error">
      <p className="font-medium">{t('shippingPage.unshippable')}</p>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0">
              <span className="font-medium text-ink">{line.product.title}</span>
              <br />
              {line.problems.find(({ code }) => code === 'not_shippable')?.message}
            </p>
            <Form
              method="post"
              action={paths.shipping()}
              replace
              preventScrollReset
              className="max-w-full"
            >
              <input type="hidden" name="line_id" value={line.id} />
              <button
                type="submit"
                name="intent"
                value="leave-out"
                aria-label={t('shippingPage.leaveOutOf', { title: line.product.title })}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {t('shippingPage.leaveOut')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
