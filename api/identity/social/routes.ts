import {
  finishSocialLogin,
  giveSocialEmail,
  listSocialLogins,
  listWaysIn,
  socialProvider,
  startSocialLogin,
  unlinkSocialLogin,
} from '#contract/account/social-login.ts';
import type { RouteDeps, Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { needsProof } from '#api/identity/fresh-proof.ts';
import type { SocialDeps } from './deps.ts';
import { finish } from './finish.ts';
import { giveEmail } from './give-email.ts';
import { unlink } from './link.ts';
import { listLogins } from './list-logins.ts';
import { start } from './start.ts';

/** Browsers keep passkeys for pages that nobody can have changed on the way. */
const allowsPasskeys = (origin: string): boolean =>
  origin.startsWith('https:') || new URL(origin).hostname === 'localhost';

export const socialRoutes: Routes<Omit<SocialDeps, keyof RouteDeps>> = (app, deps) => {
  const { social, limits, sms, origin } = deps;
  const limiters = [limits.socialLogins];

  implement(app, deps, listWaysIn, async () =>
    ok({
      providers: [...social.keys()],
      phone: sms !== undefined,
      passkeys: allowsPasskeys(origin),
    }),
  );

  implement(
    app,
    deps,
    startSocialLogin,
    async (call) => {
      const { now, account, session, params, query } = call;
      const { data: name } = socialProvider.safeParse(params.provider);
      const provider = name && social.get(name);
      if (!provider) return fail(404, 'social.notSetUp');
      if (account && session && needsProof(session, now)) return fail(403, 'account.proofNeeded');
      return start(deps, call, provider, query);
    },
    { limiters },
  );

  implement(app, deps, finishSocialLogin, (call) => finish(deps, call, call.json), { limiters });

  implement(app, deps, giveSocialEmail, (call) => giveEmail(deps, call, call.json), { limiters });

  implement(app, deps, listSocialLogins, async ({ db, account }) =>
    ok(await listLogins(db, account.id)),
  );

  implement(app, deps, unlinkSocialLogin, async ({ db, now, account, session, params }) => {
    const { data: provider } = socialProvider.safeParse(params.provider);
    if (!provider) return fail(404, 'social.notLinked');
    if (needsProof(session, now)) return fail(403, 'account.proofNeeded');
    const done = await unlink(db, account.id, provider);
    return done ? ok({ provider }, 'social.unlinked') : fail(404, 'social.notLinked');
  });
};
