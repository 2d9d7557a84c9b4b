import { sql } from 'kysely';
import type { Purpose } from '#contract/account/identity.ts';
import type { Trx } from '#db/client.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';
import {
  CODE_MINUTES,
  insertChallenge,
  renewCode,
  type Challenge,
  type NewChallenge,
  type Renewed,
} from './challenge.ts';
import { findAccount, type FoundAccount } from './find-account.ts';
import type { CodeBySms } from './send-code-by-sms.ts';

/** What is known when it is decided what to send. */
type Sending = Renewed & {
  challenge: Challenge;
  /** The account that has the address which the code is sent to; undefined where none has it. */
  owner: FoundAccount | undefined;
};

type Letter = {
  /** Whether the code may ever be right: where not, nobody learns that from the answers. */
  isLive: boolean;
  mail: (sending: Sending) => MailContent | undefined;
};

const named = (name: string | undefined): { name?: string } => (name ? { name } : {});

const coded = ({ challenge, owner, code }: Sending) => ({
  ...named(owner?.name ?? challenge.payload.name),
  code,
  minutes: CODE_MINUTES,
});

const nothing: Letter = { isLive: false, mail: () => undefined };

const signIn: Letter = {
  isLive: true,
  mail: (sending) => ({ kind: 'code', data: coded(sending) }),
};

const verifyAddress: Letter = {
  isLive: true,
  mail: (sending) => ({ kind: 'verify', data: coded(sending) }),
};

/** Tells whoever has the address already that there is nothing to prove. */
const alreadyKnown: Letter = {
  isLive: false,
  mail: ({ owner }) => ({ kind: 'known-address', data: named(owner?.name) }),
};

const setPassword: Letter = {
  isLive: true,
  mail: (sending) => ({
    kind: 'reset',
    data: { ...coded(sending), link: `/forgot-password?token=${sending.linkToken}` },
  }),
};

/** What is sent for each purpose; to an address that is somebody's it may be something else. */
const LETTERS: Record<Purpose, (owner: FoundAccount | undefined) => Letter> = {
  signup: (owner) => (owner ? alreadyKnown : verifyAddress),
  login: (owner) => (owner?.isDisabled ? nothing : signIn),
  email: (owner) => (owner ? alreadyKnown : verifyAddress),
  phone: (owner) => (owner ? nothing : verifyAddress),
  reset: (owner) => (!owner || owner.isDisabled ? nothing : setPassword),
  social: (owner) => (owner?.isDisabled ? nothing : verifyAddress),
  proof: () => signIn,
};

/** Queues a mail; where there is none to be sent, takes as long and leaves nothing behind. */
const mailOrPretend = async (
  trx: Trx,
  { challenge, code }: Sending,
  content: MailContent | undefined,
  now: Date,
): Promise<void> => {
  const { id, email, payload } = challenge;
  if (email === null) return;
  const mail = {
    key: `challenge:${id}:${now.getTime()}`,
    to: email,
    // That of the page where it was asked for, which is open beside the mail.
    language: payload.language,
  };
  const pretended = { kind: 'code', data: { code, minutes: CODE_MINUTES } } as const;
  // The same statements either way, so that they take as long.
  await sql`savepoint unsent`.execute(trx);
  await queueMail(trx, { ...mail, ...(content ?? pretended) });
  await sql`${content ? sql`release` : sql`rollback to`} savepoint unsent`.execute(trx);
};

/**
 * Makes a code in place of the former one and sends it, in the transaction of the caller. The answer is
 * an SMS where one is to be sent after that; a mail is queued.
 */
export const sendCodeOf = async (
  trx: Trx,
  challenge: Challenge,
  now: Date,
): Promise<CodeBySms | undefined> => {
  const { email, phone, purpose, payload } = challenge;
  const owner = await findAccount(trx, { email, phone });
  const letter = LETTERS[purpose](owner);
  const renewed = await renewCode(trx, challenge, { isLive: letter.isLive, now });
  const sending = { ...renewed, challenge, owner };
  await mailOrPretend(trx, sending, letter.mail(sending), now);
  if (phone === null) return undefined;
  return letter.isLive ? { to: phone, code: renewed.code, language: payload.language } : undefined;
};

/** A challenge with its first code on the way. Its token is for the browser that asked, and nobody else. */
export const challengeAddress = async (
  trx: Trx,
  input: NewChallenge,
): Promise<{ token: string; sms: CodeBySms | undefined }> => {
  const { challenge, token } = await insertChallenge(trx, input);
  return { token, sms: await sendCodeOf(trx, challenge, input.now) };
};
