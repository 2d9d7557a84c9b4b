import { useEffect, useEffectEvent } from 'react';
import { useNotify } from '#web/lib/browser/notify.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What buttons of static parts do, by their `data-press`; each is fetched when it is first pressed. */
const PRESSES = {
  follow: () => import('#web/components/store/follow.ts'),
  scroll: () => import('#web/components/card/scroll-row.ts'),
  share: () => import('#web/components/product/share.ts'),
};

/** Answers presses in parts that are not hydrated. Without it their forms are sent as they are. */
export const StaticPresses = () => {
  const notify = useNotify();
  const { t, paths } = useTranslation();
  const press = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('[data-press]') : null;
    if (!button) return;
    event.preventDefault();
    const load = PRESSES[button.dataset['press'] as keyof typeof PRESSES];
    load()
      .then(({ press: answer }) => answer(button, { t, notify, paths }))
      .catch(() => notify.error(t('error.apiDown')));
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return null;
};
