import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Says which store is no longer followed and offers to take that back. The pressed button has left the page
 * with its store, so the focus moves here.
 */
export const UndoBar = ({ text, storeId }: { text: string; storeId: string }) => {
  const { t, paths } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelector('button')?.focus({ preventScroll: true }), [storeId]);
  return (
    <div
      ref={bar}
      role="status"
      className="sticky top-2 z-20 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2 shadow-low lg:top-24"
    >
      <p className="grow text-sm">{text}</p>
      <Form method="post" action={paths.following()} replace preventScrollReset>
        <input type="hidden" name="store_id" value={storeId} />
        <Button type="submit" name="intent" value="undo" variant="quiet" size="sm">
          <Icon name="rotate-ccw" mirrored className="size-4" />
          {t('follow.undo')}
        </Button>
      </Form>
    </div>
  );
};
