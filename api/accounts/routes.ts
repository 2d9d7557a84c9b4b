import { getProfile } from '#contract/account/account.ts';
import { deletePicture, getPicture, setPicture } from '#contract/account/account-picture.ts';
import { ACCOUNT_PICTURE } from '#contract/files.ts';
import {
  deleteAccount,
  endSession,
  exportAccount,
  listSessions,
  updateProfile,
} from '#contract/account/account-settings.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok, refuse } from '#api/http/reply.ts';
import { findCaller, tokenOf } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccountData } from './export-account.ts';
import { findPicture, PICTURE_SIDE, removePicture, replacePicture } from './account-picture.ts';
import { hasPassword, presentProfile } from './profile.ts';
import { decodePicture } from '#api/files/decode-picture.ts';
import { needsProof } from '#api/identity/fresh-proof.ts';
import { endOneSession, endSessions, listOpenSessions } from './sessions.ts';

export const accountRoutes: Routes = (app, deps) => {
  implement(app, deps, getProfile, async ({ db, now, shopper, account, query }) => {
    if (shopper) return ok(await presentProfile(db, { shopper, account }));
    const token = tokenOf(query.user_token);
    return ok(await presentProfile(db, token ? await findCaller(db, token, now) : undefined));
  });

  implement(app, deps, updateProfile, async ({ db, shopper, account, json }) => {
    const { name, language } = json;
    await db
      .updateTable('account')
      .set({ name, ...(language && { language }) })
      .where('id', '=', account.id)
      .execute();
    return ok({ user: await presentProfile(db, { shopper, account }) }, 'account.saved');
  });

  implement(app, deps, setPicture, async ({ db, shopper, account, files, now }) => {
    const [file] = files;
    if (!file) return refuse('upload.pictureRequired', {}, ACCOUNT_PICTURE);
    const decoded = await decodePicture(file.bytes, { square: PICTURE_SIDE });
    if (!decoded) return refuse('upload.unreadable', {}, ACCOUNT_PICTURE);
    const picture = { accountId: account.id, jpeg: decoded.bytes, now };
    await runInTransaction(db, (trx) => replacePicture(trx, deps.privateFiles, picture));
    return ok({ user: await presentProfile(db, { shopper, account }) }, 'account.pictureSaved');
  });

  implement(app, deps, getPicture, async ({ db, account }) => {
    const file = await findPicture(db, deps.privateFiles, account.id);
    return file ? ok(file) : notFound();
  });

  implement(app, deps, deletePicture, async ({ db, shopper, account }) => {
    await runInTransaction(db, (trx) => removePicture(trx, account.id));
    return ok({ user: await presentProfile(db, { shopper, account }) }, 'account.pictureRemoved');
  });

  implement(app, deps, listSessions, async ({ db, now, account, session }) => {
    const own = { accountId: account.id, sessionId: session.id, now };
    return ok({
      sessions: await listOpenSessions(db, own),
      has_password: await hasPassword(db, account.id),
      needs_proof: needsProof(session, now),
    });
  });

  implement(app, deps, endSession, async ({ db, account, session, query, json }) => {
    const id = query.id ?? json?.id;
    if (id === undefined)
      return ok({ ended: await endSessions(db, account.id, session.id) }, 'account.othersEnded');
    const ended = await endOneSession(db, account.id, id);
    return ended ? ok({ ended: 1 }, 'account.sessionEnded') : notFound();
  });

  implement(app, deps, exportAccount, async ({ db, account }) =>
    ok(await exportAccountData(db, account.id)),
  );

  implement(app, deps, deleteAccount, ({ db, account, session, now }) =>
    transact(db, async (trx) => {
      if (needsProof(session, now)) return fail(403, 'account.proofNeeded');
      return (await eraseAccount(trx, account.id, now)) ? ok({}, 'account.deleted') : notFound();
    }),
  );
};
