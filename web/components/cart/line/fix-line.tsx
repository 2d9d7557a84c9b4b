import type { CartLine } from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import { Form, useFetcher } from 'react-router';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const LOOK =
  'inline-flex min-h-8 items-center text-sm font-medium text-primary underline underline-offset-2';

/**
 * A button that resolves the problem of a line: changes it so that it can be ordered, or leaves it
 * out.
 */
export const FixLine = ({ line }: { line: CartLine }) => {
  const { paths, t } = useTranslation();
  const codes = line.problems.filter(({ blocking }) => blocking).map(({ code }) => code);
  const [code] = codes;
  if (!code) return null;
  if (code === 'not_shippable') {
    return (
      <div className="flex flex-wrap gap-x-4">
        {line.selected === SELECTED.checked && <LeaveOut line={line} />}
        <Link to={`${paths.shipping()}?change=address`} className={LOOK}>
          {t('cartPage.otherAddress')}
        </Link>
      </div>
    );
  }
  if (line.max_quantity >= 1 && code !== 'unavailable') return <UseAvailableQuantity line={line} />;
  return <MoveOut line={line} gone={code === 'unavailable'} />;
};

type ChangeProps = { line: CartLine; intent: string; name: string; value: number; label: string };

/** One press that changes the line where it stands. */
const ChangeLine = ({ line, intent, name, value, label }: ChangeProps) => {
  const { paths } = useTranslation();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={paths.cart()}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="line_id" value={line.id} />
      <button type="submit" name={name} value={value} className={LOOK}>
        {label}
      </button>
    </fetcher.Form>
  );
};

/** From "too many" to as many as there are. */
const UseAvailableQuantity = ({ line }: { line: CartLine }) => {
  const { t } = useTranslation();
  const most = line.max_quantity;
  const label = t('cartPage.takeMost', { count: most });
  return <ChangeLine line={line} intent="quantity" name="quantity" value={most} label={label} />;
};

/** What does not go to the address stays in the cart, out of this order. */
const LeaveOut = ({ line }: { line: CartLine }) => {
  const { t } = useTranslation();
  const label = t('cartPage.leaveOut');
  return (
    <ChangeLine
      line={line}
      intent="select"
      name="selected"
      value={SELECTED.unchecked}
      label={label}
    />
  );
};

/** What is sold out may come again; what the shop has given up does not. */
const MoveOut = ({ line, gone }: { line: CartLine; gone: boolean }) => {
  const { t, paths } = useTranslation();
  return (
    <Form method="post" action={paths.cart()} replace preventScrollReset>
      <input type="hidden" name="line_id" value={line.id} />
      <button type="submit" name="intent" value={gone ? 'remove' : 'save'} className={LOOK}>
        {t(gone ? 'cartPage.removeGone' : 'cartPage.saveSoldOut')}
      </button>
    </Form>
  );
};
