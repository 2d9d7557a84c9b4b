import type { Profile } from '#contract/account/account.ts';

/** What `paths.saveProduct()` answers a script. */
export type SaveAnswer = {
  ok: boolean;
  /** What became of it, in the shopper's language. */
  message: string;
  /** Where all that was saved so is, and how the link there is named. */
  link: { to: string; text: string } | null;
  /** Where to sign in first, where that needs an account: it is finished afterwards. */
  signIn: string | null;
  /** Who is here and what they have saved now. */
  profile: Profile;
};
