import { z } from 'zod';
import { formFieldsOf } from '#contract/files.ts';
import { PRESCRIPTION_FILES } from '#contract/prescriptions/prescription-files.ts';
import type { PlacedFile } from './decode-files.ts';
import type { SentForm } from './save-prescription.ts';

/** The shopper waits for it. */
const PATIENCE_MS = 10_000;
const LONGEST_MESSAGE = 300;

const FILES = { jpeg: ['image/jpeg', 'jpg'], pdf: ['application/pdf', 'pdf'] } as const;

const answerSchema = z.object({
  status: z.number().optional(),
  message: z.string().optional(),
});

const bodyOf = (form: SentForm, files: readonly PlacedFile[]): FormData => {
  const body = new FormData();
  for (const [name, text] of formFieldsOf(form)) body.append(name, text);
  for (const { position, kind, bytes } of files) {
    const field = PRESCRIPTION_FILES[position - 1] ?? '';
    const [type, ending] = FILES[kind];
    const blob = new Blob([new Uint8Array(bytes)], { type });
    body.append(field, blob, `prescription-${position}.${ending}`);
  }
  return body;
};

/** What the other side says; an answer that is no JSON says nothing. */
const readAnswer = async (response: Response): Promise<z.infer<typeof answerSchema>> => {
  const text = await response.text();
  try {
    return answerSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
};

/**
 * Gives a prescription to the service at the address, as the form that it came in, with pictures written
 * anew; what that says to the shopper, null where it says nothing. Throws where it cannot be reached, does not
 * answer in time, or refuses: its status 201 in a body is a refused form, as everywhere.
 */
export const sendElsewhere = async (
  url: string,
  form: SentForm,
  files: readonly PlacedFile[],
): Promise<string | null> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: bodyOf(form, files),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { status = 200, message } = await readAnswer(response);
  if (!response.ok || status !== 200)
    throw new Error(`SEND_EMAIL_URL answered with ${response.status}, status ${status}.`);
  return message?.slice(0, LONGEST_MESSAGE) || null;
};
