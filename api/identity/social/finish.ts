import { PROVIDER_NAMES } from '#contract/account/login-providers.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { finishSocialLogin, SocialOutcome } from '#contract/account/social-login.ts';
import type { Trx } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import type { AnyCall, IdentityRouteDeps } from '#api/identity/deps.ts';
import { noteSignIn } from '#api/identity/note-sign-in.ts';
import { findLinked, link } from './link.ts';
import { outcomeOf } from './outcome.ts';
import { proveEmail, readEmail } from './prove-email.ts';
import { ProviderError, type Person, type Secrets, type SocialProvider } from './provider.ts';
import type { SocialDeps } from './deps.ts';
import { keepRequest, takeAtProvider, type SocialRequest } from './request.ts';
import { signInLinked, signInProven } from './sign-in.ts';
import { logProblem, redirectUriOf } from './start.ts';

type Taken = SocialRequest & { secrets: Secrets };
type Answer = Omit<InputOf<typeof finishSocialLogin>['json'], 'token'>;

/** Who has signed in at the provider, or why nobody has. */
const readPerson = async (
  { log, origin }: SocialDeps,
  provider: SocialProvider,
  { secrets }: Taken,
  answer: Answer,
): Promise<Person | ProviderError> => {
  const callback = new URL(redirectUriOf(origin));
  for (const name of ['code', 'state', 'iss', 'error'] as const)
    if (answer[name] !== undefined) callback.searchParams.set(name, answer[name]);
  try {
    return await provider.finish(secrets, callback);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logProblem(log, provider, error);
    return error;
  }
};

/** Links the login to the account that has asked for it, and that is still signed in. */
const linkTo = async (
  trx: Trx,
  taken: Taken & { accountId: string },
  { subject, email }: Person,
  call: AnyCall,
): Promise<Reply<SocialOutcome>> => {
  const { provider } = taken;
  const { account } = call;
  const values = { provider: PROVIDER_NAMES[provider] };
  if (account?.id !== taken.accountId) return refuse('social.linkSignIn', values);
  if (!(await link(trx, { provider, subject, email }, account, call))) {
    const owner = await findLinked(trx, { provider, subject });
    if (!owner) return refuse('social.alreadyLinked', values);
    if (owner.id !== account.id) return refuse('social.otherAccount', values);
  }
  return ok(outcomeOf(taken, 'linked'));
};

/** Signs in by a login that is linked, or by an address that the provider has proven. */
const signIn = async (
  trx: Trx,
  taken: Taken,
  { subject, email, name, isEmailProven }: Person,
  call: AnyCall,
): Promise<Reply<SocialOutcome> | undefined> => {
  const { provider } = taken;
  const proven = isEmailProven ? readEmail(email) : undefined;
  const reply =
    (await signInLinked(trx, { provider, subject }, call)) ??
    (proven !== undefined
      ? await signInProven(trx, { provider, subject, email: proven, name }, call)
      : undefined);
  if (reply?.kind !== 'ok') return reply;
  return ok(outcomeOf(taken, 'signed-in', { signed_in: reply.data }));
};

/** A login that is new here, with an address that nobody has proven, or none: that comes first. */
const askForProof = async (
  deps: IdentityRouteDeps,
  call: AnyCall,
  taken: Taken,
  { subject, email, name }: Person,
): Promise<Reply<SocialOutcome>> => {
  const given = readEmail(email);
  if (given === undefined) {
    const token = await keepRequest(call.db, taken, { subject, name }, call);
    return ok(outcomeOf(taken, 'email-needed', { token }));
  }
  const { provider } = taken;
  const sent = await proveEmail(deps, call, { provider, subject, name, email: given });
  return sent.kind === 'ok' ? ok(outcomeOf(taken, 'code-sent', { challenge: sent.data })) : sent;
};

/**
 * Goes on with who comes back from a provider. What was asked is forgotten first: whatever the answer is,
 * it counts once, and only in the browser that holds the token.
 */
export const finish = async (
  deps: SocialDeps,
  call: AnyCall,
  { token, ...answer }: Answer & { token: string },
): Promise<Reply<SocialOutcome>> => {
  const { db, now } = call;
  const taken = await takeAtProvider(db, { token, now });
  const provider = taken && deps.social.get(taken.provider);
  if (!provider) return refuse('social.otherBrowser');
  const person = await readPerson(deps, provider, taken, answer);
  if (person instanceof ProviderError) {
    if (person.problem === 'cancelled') return ok(outcomeOf(taken, 'cancelled'));
    const values = { provider: PROVIDER_NAMES[provider.name] };
    return refuse(person.problem === 'failed' ? 'social.failed' : 'social.unreachable', values);
  }
  const { accountId } = taken;
  if (accountId !== undefined)
    return runInTransaction(db, (trx) => linkTo(trx, { ...taken, accountId }, person, call));
  const reply = await runInTransaction(db, (trx) => signIn(trx, taken, person, call));
  if (reply?.kind === 'ok' && reply.data.signed_in)
    await noteSignIn(deps, call, reply.data.signed_in);
  return reply ?? askForProof(deps, call, taken, person);
};
