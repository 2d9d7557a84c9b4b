import { listPasskeys, type Passkey } from '#contract/account/passkey.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';

/** The passkeys of whoever is signed in; whether another one can be added here, and whether that needs a proof first. */
export type Passkeys = { passkeys: Passkey[]; isHere: boolean; needsProof: boolean };

export const loadPasskeys = async (args: RequestArgs & { url: URL }): Promise<Passkeys> => {
  const { passkeys, origin, needs_proof: needsProof } = await load(args, listPasskeys);
  return { passkeys, isHere: siteOrigin(args) === origin, needsProof };
};
