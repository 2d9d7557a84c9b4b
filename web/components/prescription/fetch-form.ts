import type { Messages } from '#i18n/translate.ts';
import type { PreparedForm } from './load-form.server.ts';
import type { SendAnswer } from './perform-send.server.ts';

/** What `paths.prescriptionForm()` answers: the form, and its words, as no page carries them. */
export type FetchedForm = { form: PreparedForm; messages: Messages };

const HEADERS = { accept: 'application/json' };
const TOO_MANY = 429;

/** Undefined where the shop cannot be reached. */
export const fetchForm = async (address: string): Promise<FetchedForm | undefined> => {
  try {
    const response = await fetch(address, { headers: HEADERS });
    return response.ok ? await response.json() : undefined;
  } catch {
    // Whoever asks says so, and can ask again.
    return undefined;
  }
};

const post = async (address: string, body: FormData): Promise<SendAnswer | undefined> => {
  try {
    const response = await fetch(address, { method: 'POST', headers: HEADERS, body });
    return response.ok || response.status === TOO_MANY ? await response.json() : undefined;
  } catch {
    // The form stays as it is, and can be sent again.
    return undefined;
  }
};

/** Sends the form, with a new token where its own is over; undefined where nobody knows whether it came. */
export const sendForm = async (
  address: string,
  body: FormData,
): Promise<SendAnswer | undefined> => {
  const answer = await post(address, body);
  if (answer?.kind !== 'refused' || !answer.fields['csrf_token']) return answer;
  const fetched = await fetchForm(address);
  if (!fetched) return undefined;
  body.set('csrf_token', fetched.form.csrf_token);
  return post(address, body);
};
