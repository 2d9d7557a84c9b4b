import { useEffect } from 'react';

/** The name of the form, of which there is one in a page. */
export const NEWSLETTER = 'newsletter';

/**
 * Without its script the form is sent as a plain one; where there is no connection either, it stays and says
 * so, as its script would.
 */
const sendPlain = (form: HTMLFormElement): void => {
  const said = form.querySelector('[role=status]');
  if (navigator.onLine || !said) return form.submit();
  said.toggleAttribute('data-failed', true);
  said.textContent = form.dataset['down'] ?? '';
};

const send = (event: SubmitEvent) => {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement) || form.name !== NEWSLETTER) return;
  event.preventDefault();
  import('./send-newsletter.ts').then(
    ({ sendNewsletter }) => sendNewsletter(form),
    () => sendPlain(form),
  );
};

/** Hears when the form of the footer is sent, which is not hydrated. */
export const NewsletterSubmit = () => {
  useEffect(() => {
    document.addEventListener('submit', send);
    return () => document.removeEventListener('submit', send);
  }, []);
  return null;
};
