import type { Profile } from '#contract/account/account.ts';

/** Why a form was not accepted, and what of it is shown again: never a password. */
export type Refused = {
  kind: 'refused';
  message: string;
  /** What is wrong with a field, by its name. */
  fields: Record<string, string>;
  typed: { email?: string; name?: string };
};

/** Somebody has signed in: where they go on, and what it has changed. */
export type SignInResult = {
  kind: 'signed-in';
  to: string;
  notice: string | null;
  profile: Profile;
  /** Whether they have an account only now. */
  isNew: boolean;
};

/** What a form of signing in is answered with, where that is no other page; null: it was not sent. */
export type FormAnswer = Refused | SignInResult | { kind: 'resent' } | null | undefined;
