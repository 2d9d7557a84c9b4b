import type { VoteAnswer } from '#web/components/review/vote-answer.ts';

const press = (form: HTMLFormElement, voted: string): void => {
  for (const button of form.querySelectorAll('button'))
    button.ariaPressed = String(button.value === voted);
};

const answerOf = async (
  form: HTMLFormElement,
  helpful: string,
): Promise<VoteAnswer | undefined> => {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ helpful }),
    });
    return (await response.json()) as VoteAnswer;
  } catch {
    // No connection, or an answer of somebody in between: the button is as it was.
    return undefined;
  }
};

/**
 * Says whether a review has helped, by its static form: the pressed button is marked at once, and as
 * before where that is refused. A second press of the same takes it back.
 */
export const sendVote = async (
  target: EventTarget | null,
  submitter: HTMLElement | null,
): Promise<void> => {
  if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  if (target.ariaBusy === 'true') return;
  const before = target.querySelector<HTMLButtonElement>('[aria-pressed=true]')?.value ?? '';
  const wanted = submitter.value === before ? '' : submitter.value;
  target.ariaBusy = 'true';
  press(target, wanted);
  const answer = await answerOf(target, wanted);
  target.ariaBusy = null;
  if (!answer?.ok) press(target, before);
  const said = target.querySelector('[role=status]');
  const count = target.closest('article')?.querySelector('[data-helpful]');
  if (said) said.textContent = answer?.message ?? target.dataset['failed'] ?? '';
  if (count && answer?.ok) count.textContent = answer.helpful;
};
