import {
  findChallenge,
  forgotPassword,
  forgotPasswordShort,
  resetPassword,
  resetPasswordShort,
  sendCode,
  signInByPassword,
  signOut,
  signOutByGet,
  signUp,
  verify,
} from '#contract/account/identity.ts';
import {
  changeEmail,
  changePhone,
  deletePhone,
  prove,
  updateUserPassword,
} from '#contract/account/account-settings.ts';
import { getSettings } from '#db/settings.ts';
import { findPhone } from '#api/addresses/address-rules.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, refuse } from '#api/http/reply.ts';
import { beginChallenge, resendCode } from './send-code.ts';
import { beginEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { beginPhoneChange, removePhone } from './change-phone.ts';
import { CHALLENGE_TIMES, findChallengeOf, resendAfter } from './challenge.ts';
import type { IdentityDeps } from './deps.ts';
import { codeOver } from './enter-code.ts';
import { tooBusy } from './password.ts';
import { proveAgain } from './prove.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { setForgottenPassword } from './reset-password.ts';
import { signInWithPassword } from './sign-in-by-password.ts';
import { endSession } from './sign-out.ts';
import { beginSignUp } from './sign-up.ts';
import { verifyCode } from './verify-code.ts';

/**
 * Sign-ins in hand at once. Passwords are hashed one after the other in any case; a crowd that asked the
 * database first would keep every page waiting for a connection.
 */
const SIGN_INS = { atOnce: 4, mostWaiting: 300 } as const;

export const identityRoutes: Routes<IdentityDeps> = (app, deps) => {
  const signIns = createConcurrencyLimit(SIGN_INS);

  implement(app, deps, signUp, (call) => beginSignUp(deps, call));

  implement(app, deps, signInByPassword, async (call) => {
    const signedIn = await signIns(() => signInWithPassword(deps, call, call.json));
    return signedIn ?? tooBusy();
  });

  implement(app, deps, sendCode, async (call) => {
    const { email, phone, challenge } = call.json;
    const payload = { language: call.language };
    if (challenge !== undefined) return resendCode(deps, call, challenge);
    if (email !== undefined)
      return beginChallenge(deps, call, { purpose: 'login', email, payload });
    if (phone === undefined) return refuse('identity.emailRequired', {}, 'email');
    if (!deps.sms) return fail(404, 'identity.phoneUnavailable');
    const number = findPhone(phone, (await getSettings(call.db)).default_country);
    if (number === undefined) return refuse('identity.phoneInvalid', {}, 'phone');
    return beginChallenge(deps, call, { purpose: 'login', phone: number, payload });
  });

  implement(app, deps, findChallenge, async ({ db, now, json }) => {
    const found = await findChallengeOf(db, json.challenge, now);
    if (!found) return codeOver();
    const { purpose, email, phone, tries } = found;
    const tries_left = Math.max(0, CHALLENGE_TIMES.tries - tries);
    return ok({ purpose, email, phone, resend_after: resendAfter(found, now), tries_left });
  });

  implement(app, deps, verify, (call) => verifyCode(deps, call, call.json));

  for (const endpoint of [forgotPassword, forgotPasswordShort])
    implement(app, deps, endpoint, (call) => {
      const payload = { language: call.language };
      return beginChallenge(deps, call, { purpose: 'reset', email: call.json.email, payload });
    });

  for (const endpoint of [resetPassword, resetPasswordShort])
    implement(app, deps, endpoint, (call) => setForgottenPassword(deps, call, call.json));

  implement(app, deps, prove, (call) => proveAgain(deps, call, call.json.password));

  implement(app, deps, changeEmail, (call) => beginEmailChange(deps, call, call.json.email));

  implement(app, deps, changePhone, (call) => beginPhoneChange(deps, call, call.json));

  implement(app, deps, deletePhone, removePhone);

  implement(app, deps, updateUserPassword, (call) => changePassword(deps, call, call.json));

  implement(app, deps, signOut, ({ db, session }) => endSession(db, session));
  implement(app, deps, signOutByGet, ({ db, session, isPrefetch }) =>
    isPrefetch ? Promise.resolve(fail(400, 'api.badRequest')) : endSession(db, session),
  );
};
