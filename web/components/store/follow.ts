import type { PressedPage } from '#web/components/frame/static-presses.tsx';
import { fetchProfile, findProfile, learnProfile } from '#web/lib/page-data/profile.ts';
import type { FollowAnswer } from './perform-follow.server.ts';

/** Shows on every button of the store whether it is followed. */
const mark = (id: string, followed: boolean): void => {
  for (const element of document.querySelectorAll(`[data-store="${id}"]`))
    element.toggleAttribute('data-followed', followed);
};

const send = async (form: HTMLFormElement, wanted: boolean): Promise<FollowAnswer> => {
  const fields = new URLSearchParams({ following: wanted ? '1' : '0' });
  for (const [name, value] of new FormData(form)) fields.set(name, String(value));
  const response = await fetch(form.action, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as FollowAnswer;
};

/** From now on the page knows it: what is added to it later is marked as well. */
const remember = (id: string, followed: boolean, { paths }: PressedPage): void => {
  const known = findProfile();
  // Without it an answer may be on its way that is older than this press.
  if (!known) return void fetchProfile(paths.profileData());
  const others = (known.followed ?? []).filter((one) => one !== id);
  learnProfile({ ...known, followed: followed ? [id, ...others] : others });
};

/**
 * Follows the store of a button, or no longer: shown at once, and taken back where the shop refuses or cannot
 * be reached. Who is not signed in is asked to.
 */
export const press = async (button: HTMLButtonElement, page: PressedPage): Promise<void> => {
  const { t, notify } = page;
  const { form } = button;
  const id = form?.dataset['store'];
  if (!form || id === undefined) return;
  const wanted = !form.hasAttribute('data-followed');
  button.ariaBusy = 'true';
  mark(id, wanted);
  try {
    const { ok, message, login } = await send(form, wanted);
    if (!ok) mark(id, !wanted);
    if (login !== undefined) return location.assign(login);
    if (!ok) return notify.error(message);
    remember(id, wanted, page);
    notify.message(message);
  } catch {
    mark(id, !wanted);
    notify.error(t('error.apiDown'));
  } finally {
    button.ariaBusy = null;
  }
};
