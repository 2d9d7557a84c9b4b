import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Says which line has left the cart and offers to restore it. The pressed button has disappeared
 * with its line, so the focus moves here; the bar stays visible, and the page does not scroll.
 */
export const UndoBar = ({ text, lineId }: { text: string; lineId: string }) => {
  const { t, paths } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [lineId]);
  return (
    <div
      role="status"
      className="sticky top-2 z-20 lg:top-24 flex animate-rise flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2 shadow-low"
    >
      <p className="grow text-sm">{text}</p>
      <Form method="post" action={paths.cart()} replace preventScrollReset>
        <input type="hidden" name="line_id" value={lineId} />
        <button
          ref={button}
          type="submit"
          name="intent"
          value="put-back"
          className="inline-flex min-h-10 items-center gap-2 rounded-full px-3 text-sm font-semibold text-primary hover:bg-primary-wash"
        >
          <Icon name="rotate-ccw" mirrored className="size-4" />
          {t('cartPage.undo')}
        </button>
      </Form>
    </div>
  );
};
