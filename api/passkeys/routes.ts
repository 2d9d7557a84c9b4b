import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  provePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#contract/account/passkey.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok } from '#api/http/reply.ts';
import { guestOf } from '#api/identity/complete-sign-in.ts';
import type { IdentityDeps } from '#api/identity/deps.ts';
import { needsProof } from '#api/identity/fresh-proof.ts';
import { noteSignIn } from '#api/identity/note-sign-in.ts';
import { siteOf } from './ceremony.ts';
import * as own from './own-passkeys.ts';
import * as registration from './register-passkey.ts';
import * as signIn from './sign-in.ts';

export const passkeyRoutes: Routes<Pick<IdentityDeps, 'attempts'>> = (app, deps) => {
  const { log, limits } = deps;
  const site = siteOf(deps.origin);
  const limiters = [limits.passkeys];

  implement(
    app,
    deps,
    startPasskey,
    async ({ db, now, language, account, session }) =>
      needsProof(session, now)
        ? fail(403, 'account.proofNeeded')
        : registration.startPasskey(db, { accountId: account.id, site, language, now }),
    { limiters },
  );

  implement(
    app,
    deps,
    addPasskey,
    async ({ db, now, language, account, session, json, userAgent }) =>
      needsProof(session, now)
        ? fail(403, 'account.proofNeeded')
        : registration.addPasskey(db, log, {
            ...json,
            userAgent,
            accountId: account.id,
            site,
            language,
            now,
          }),
    { limiters },
  );

  implement(
    app,
    deps,
    startPasskeySignIn,
    async ({ db, language, now }) =>
      ok(await signIn.startPasskeySignIn(db, { site, language, now })),
    { limiters },
  );

  implement(
    app,
    deps,
    signInByPasskey,
    async (call) => {
      const { db, now, language, json, userAgent } = call;
      const given = { ...json, guest: guestOf(call), site, userAgent, language, now };
      const reply = await signIn.signInByPasskey(db, log, given);
      if (reply.kind === 'ok') await noteSignIn(deps, call, reply.data);
      return reply;
    },
    { limiters },
  );

  implement(
    app,
    deps,
    provePasskey,
    ({ db, now, account, session, json }) =>
      signIn.proveByPasskey(db, log, {
        ...json,
        accountId: account.id,
        sessionId: session.id,
        site,
        now,
      }),
    { limiters },
  );

  implement(app, deps, listPasskeys, async ({ db, now, account, session }) =>
    ok({
      passkeys: await own.listPasskeys(db, account.id),
      origin: site.origin,
      needs_proof: needsProof(session, now),
    }),
  );

  implement(app, deps, renamePasskey, async ({ db, account, params, json }) => {
    const renamed = await own.renamePasskey(db, { ...params, ...json, accountId: account.id });
    return renamed ? ok(renamed, 'passkey.renamed') : notFound();
  });

  implement(app, deps, deletePasskey, async ({ db, account, params }) => {
    const isDeleted = await own.deletePasskey(db, { ...params, accountId: account.id });
    return isDeleted ? ok(params, 'passkey.deleted') : notFound();
  });
};
