import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  /** What has just left the page. */
  text: string;
  undo: string;
  /** Where the form is sent that brings it back: with the intent `put-back`, and which thing. */
  action: string;
  name: string;
  value: string;
};

/**
 * Says what has left a list and offers to restore it. The pressed button has disappeared with it, so the
 * focus moves here; the bar stays visible, and the page does not scroll.
 */
export const UndoBar = ({ text, undo, action, name, value }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [value]);
  return (
    <div
      role="status"
      className="sticky top-2 z-20 lg:top-24 flex animate-rise flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2 shadow-low"
    >
      <p className="grow text-sm">{text}</p>
      <Form method="post" action={action} replace preventScrollReset>
        <input type="hidden" name={name} value={value} />
        <button
          ref={button}
          type="submit"
          name="intent"
          value="put-back"
          className="inline-flex min-h-10 items-center gap-2 rounded-full px-3 text-sm font-semibold text-primary hover:bg-primary-wash"
        >
          <Icon name="rotate-ccw" mirrored className="size-4" />
          {undo}
        </button>
      </Form>
    </div>
  );
};
