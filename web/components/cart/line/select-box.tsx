import type { CartLine } from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { useExpectedSelection } from '#web/components/cart/change/pending.ts';

type Props = {
  lines: readonly CartLine[];
  intent: 'select' | 'select-all';
  /** What it selects, for those who do not see where it stands. */
  label: string;
  /** Shows the label beside the box. */
  labelled?: boolean;
};

const mark = (chosen: number, of: number) => {
  if (chosen === 0) return 'false';
  return chosen === of ? 'true' : 'mixed';
};

/**
 * A check box over one line or many. It is a button of a form of its own: a real check box could
 * not send anything without scripts.
 */
export const SelectBox = ({ lines, intent, label, labelled = false }: Props) => {
  const { paths } = useTranslation();
  const fetcher = useFetcher<CartOutcome>();
  const notify = useNotify();
  const answer = fetcher.data;
  const isSelected = useExpectedSelection();
  const checked = mark(lines.filter(isSelected).length, lines.length);
  const next = checked === 'true' ? SELECTED.unchecked : SELECTED.checked;

  useEffect(() => {
    if (answer && !answer.ok) notify.error(answer.message);
  }, [answer, notify]);

  return (
    <fetcher.Form method="post" action={paths.cart()} className="flex">
      <input type="hidden" name="intent" value={intent} />
      {lines.map(({ id }) => (
        <input key={id} type="hidden" name="line_id" value={id} />
      ))}
      {lines.some((line) => line.bundle_deal) && <input type="hidden" name="is_bundle" value="1" />}
      <button
        type="submit"
        name="selected"
        value={next}
        role="checkbox"
        aria-checked={checked}
        aria-label={labelled ? undefined : label}
        className="group -m-2 flex items-center gap-3 rounded-md p-2 text-start font-medium"
      >
        <span className="grid size-5 shrink-0 place-items-center rounded-[5px] border border-edge bg-canvas text-on-primary transition-colors group-hover:border-ink group-aria-checked:border-primary group-aria-checked:bg-primary group-aria-[checked=mixed]:border-primary group-aria-[checked=mixed]:bg-primary">
          {checked === 'true' && <Icon name="check" className="size-4 stroke-[2.6]" />}
          {checked === 'mixed' && <Icon name="minus" className="size-4 stroke-[2.6]" />}
        </span>
        {labelled && label}
      </button>
    </fetcher.Form>
  );
};
