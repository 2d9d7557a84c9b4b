import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

const steps = ['cart', 'shipping', 'payment'] as const;

/** Where the shopper stands between cart and order; the steps behind are links. */
export const CheckoutSteps = ({ now }: { now: 'shipping' | 'payment' }) => {
  const { t, paths } = useTranslation();
  const reached = steps.indexOf(now);
  const to = {
    cart: paths.cart(),
    shipping: `${paths.shipping()}?change=address`,
    payment: paths.checkout(),
  };
  return (
    <nav aria-label={t('checkoutPage.steps')}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {steps.map((step, at) => (
          <li key={step} className="flex items-center gap-2">
            {at > 0 && <Icon name="chevron-right" mirrored className="size-4 text-faint" />}
            {at < reached ? (
              <Link
                to={to[step]}
                className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-primary"
              >
                <Icon name="check" className="size-4 text-success" />
                {t(`checkoutPage.step.${step}`)}
              </Link>
            ) : (
              <span
                aria-current={at === reached ? 'step' : undefined}
                className={cx(
                  'inline-flex min-h-8 items-center',
                  at === reached ? 'font-semibold' : 'text-faint',
                )}
              >
                {t(`checkoutPage.step.${step}`)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
