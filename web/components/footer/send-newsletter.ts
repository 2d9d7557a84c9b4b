/** What became of it, in the visitor's language (routes/newsletter-data.ts). */
export type NewsletterAnswer = { ok: boolean; message: string };

const ask = async (form: HTMLFormElement): Promise<NewsletterAnswer> => {
  const { send = '', down = '' } = form.dataset;
  try {
    const body = new URLSearchParams({
      subscriber: String(new FormData(form).get('subscriber') ?? ''),
    });
    const headers = { accept: 'application/json' };
    const response = await fetch(send, { method: 'POST', headers, body });
    if (response.ok) return await response.json();
  } catch {
    // It is said below; what was typed stays, and can be sent again.
  }
  return { ok: false, message: down };
};

const show = (form: HTMLFormElement, { ok, message }: NewsletterAnswer): void => {
  const said = form.querySelector('[role=status]');
  const field = form.querySelector('input');
  if (!said || !field) return;
  said.toggleAttribute('data-failed', !ok);
  said.textContent = message;
  field.ariaInvalid = ok ? null : 'true';
  if (ok) form.reset();
  else field.focus();
};

/** Sends the form in place, once at a time, and says beside it what became of it. */
export const sendNewsletter = async (form: HTMLFormElement): Promise<void> => {
  const button = form.querySelector('button');
  if (!button || button.ariaBusy) return;
  button.ariaBusy = 'true';
  const answer = await ask(form);
  button.ariaBusy = null;
  show(form, answer);
};
