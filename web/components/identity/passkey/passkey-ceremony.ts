import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Ceremony } from '#contract/account/passkey.ts';
import type { MessageKey } from '#i18n/translate.ts';

// Only ever imported by a page's script when it is needed: no page waits for the library.

/** Before what was asked for the field of the address is over, it is asked anew. */
const RENEW_MS = 8 * 60_000;
/** A refusal within this time of the limit is the limit's. */
const SHORTLY_MS = 1_000;

/** Why it did not work: a message key of ours, or what the shop has said. */
export type Problem = { key: MessageKey } | { text: string; needsProof?: boolean };

type Refused = { ok: false; message: string; needsProof?: boolean };
type Asked<Data> = ({ ok: true } & Data) | Refused;
/** What a device is asked, without the token of the question: a page's script never sees it. */
export type Question = Pick<Ceremony, 'origin' | 'options'>;

/** Sends fields to the shop; undefined where the connection is lost or the shop down. */
const send = async <Data>(
  address: string,
  fields: Record<string, string>,
): Promise<Asked<Data> | undefined> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    // The page stays as it is, and the button can be pressed again.
    return undefined;
  }
};

const problemOf = (answer: Refused | undefined): Problem =>
  answer ? { ...answer, text: answer.message } : { key: 'passkey.failed' };

const UNSUPPORTED = new Set(['SecurityError', 'NotSupportedError', 'ConstraintError']);

/** What a browser's refusal means, in words; it does not tell a cancellation from a lapse of time. */
const explain = (error: unknown, beganAt: number, timeout: unknown): Problem => {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { key: 'passkey.registered' };
  if (name === 'NotAllowedError' || name === 'AbortError') {
    const isOver = performance.now() - beganAt > Number(timeout) - SHORTLY_MS;
    return { key: isOver ? 'passkey.timedOut' : 'passkey.cancelled' };
  }
  return { key: UNSUPPORTED.has(name ?? '') ? 'passkey.unsupported' : 'passkey.failed' };
};

/** Asks the device; the origin has to be the one that the shop believes to have. */
const askDevice = async <Result>(
  { origin, options }: Question,
  ask: (optionsJSON: never) => Promise<Result>,
): Promise<{ answer: Result } | { problem: Problem }> => {
  const isHere = origin === location.origin && 'PublicKeyCredential' in window;
  if (!isHere) return { problem: { key: 'passkey.unsupported' } };
  const beganAt = performance.now();
  try {
    return { answer: await ask(options as never) };
  } catch (error) {
    return { problem: explain(error, beganAt, options['timeout']) };
  }
};

/** Makes a passkey on the device and gives it to the shop: what the shop says, or the problem. */
export const createPasskey = async (
  address: string,
): Promise<{ message: string } | { problem: Problem }> => {
  const question = await send<Question>(address, { intent: 'create' });
  if (!question?.ok) return { problem: problemOf(question) };
  const asked = await askDevice(question, (optionsJSON) => startRegistration({ optionsJSON }));
  if ('problem' in asked) return asked;
  const credential = JSON.stringify(asked.answer);
  const added = await send<{ message: string }>(address, { intent: 'add', credential });
  return added?.ok ? { message: added.message } : { problem: problemOf(added) };
};

/** Has the shopper choose a passkey: what it has signed, as JSON, or the problem. */
export const choosePasskey = async (
  address: string,
): Promise<{ credential: string } | { problem: Problem }> => {
  const question = await send<Question>(address, { intent: 'sign-in' });
  if (!question?.ok) return { problem: problemOf(question) };
  const asked = await askDevice(question, (optionsJSON) => startAuthentication({ optionsJSON }));
  return 'problem' in asked ? asked : { credential: JSON.stringify(asked.answer) };
};

type FieldEvents = {
  onChosen: (credential: string) => void;
  /** The shop believes to be at another address, where no passkey can be used. */
  onUnavailable: () => void;
};

/**
 * Has the browser offer its passkeys at the field of the e-mail address, where it can; returns a
 * function that ends it. Nobody has asked for it, so nothing is said where it does not work.
 */
export const offerInField = (
  address: string,
  { onChosen, onUnavailable }: FieldEvents,
): (() => void) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = async (): Promise<void> => {
    const question = await send<Question>(address, { intent: 'sign-in' });
    if (isOver || !question?.ok) return;
    if (question.origin !== location.origin) onUnavailable();
    if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
    timer = setTimeout(() => void offer(), RENEW_MS);
    const asked = await askDevice(question, (optionsJSON) =>
      startAuthentication({ optionsJSON, useBrowserAutofill: true }),
    );
    if (!isOver && 'answer' in asked) onChosen(JSON.stringify(asked.answer));
  };
  void offer();
  return () => {
    isOver = true;
    clearTimeout(timer);
    WebAuthnAbortService.cancelCeremony();
  };
};
