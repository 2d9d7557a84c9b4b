import { Form } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { RemovedLines } from './removed-lines.ts';

/** Says what was removed and puts it back on demand. */
export const UndoBar = ({ text, removed }: { text: string; removed: RemovedLines }) => {
  const { t, paths } = useTranslation();
  return (
    <div
      role="status"
      className="flex animate-rise flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-surface px-4 py-2"
    >
      <p className="grow text-sm">{text}</p>
      <Form method="post" action={paths.cart()} replace preventScrollReset>
        {Object.entries(removed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          name="intent"
          value="undo"
          className="inline-flex min-h-10 items-center gap-2 rounded-full px-3 text-sm font-semibold text-primary hover:bg-primary-wash"
        >
          <Icon name="rotate-ccw" mirrored className="size-4" />
          {t('cartPage.undo')}
        </button>
      </Form>
    </div>
  );
};
