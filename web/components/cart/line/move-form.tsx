import type { CartLine } from '#contract/cart/cart.ts';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  lines: readonly CartLine[];
  title: string;
  /** Where to. */
  intent: keyof typeof moves;
};

const moves = {
  remove: {
    text: 'cartPage.remove',
    name: 'cartPage.removeOf',
    icon: 'trash',
    look: 'text-soft hover:bg-danger-wash hover:text-danger',
  },
  save: {
    text: 'cartPage.save',
    name: 'cartPage.saveOf',
    icon: 'clock',
    look: 'text-soft hover:bg-surface hover:text-ink',
  },
  'put-back': {
    text: 'cartPage.putBack',
    name: 'cartPage.putBackOf',
    icon: 'shopping-bag',
    look: 'font-medium text-primary hover:bg-primary-wash',
  },
} as const satisfies Record<string, { text: string; name: string; icon: IconName; look: string }>;

/** Takes lines out of the cart, saves them for later or puts them back; a bundle goes as one. */
export const MoveForm = ({ lines, title, intent }: Props) => {
  const { t, paths } = useTranslation();
  const { text, name, icon, look } = moves[intent];
  return (
    <Form method="post" action={paths.cart()} replace preventScrollReset>
      {lines.map(({ id }) => (
        <input key={id} type="hidden" name="line_id" value={id} />
      ))}
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-label={t(name, { title })}
        className={cx(
          '-m-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-full px-2.5 py-1.5 text-sm transition-colors',
          look,
        )}
      >
        <Icon name={icon} className="size-4" />
        <span>{t(text)}</span>
      </button>
    </Form>
  );
};
