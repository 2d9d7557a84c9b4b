import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { challenge, emailInput, signedIn } from './identity.ts';
import { required } from '#contract/required.ts';

export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export const socialProvider = z.enum(SOCIAL_PROVIDERS);
export type SocialProviderName = z.infer<typeof socialProvider>;

export const listWaysIn = endpoint({
  method: 'GET',
  path: '/user/sign-in-ways',
  summary: 'The ways to sign in beside password and e-mail that this shop has set up',
  data: z.object({
    providers: z.array(socialProvider),
    /** Whether codes are sent by SMS too. */
    phone: z.boolean(),
    passkeys: z.boolean(),
  }),
});

const params = z.object({ provider: z.string().max(20) });

/** A path of the shop's own pages: another site can be written in many ways, and none of them passes. */
const pathInput = z
  .string()
  .max(2_000)
  .refine((path) => URL.parse(path, 'http://shop.invalid')?.origin === 'http://shop.invalid')
  .regex(/^\/(?![/\\])/)
  .optional()
  .catch(undefined);

export const startSocialLogin = endpoint({
  method: 'GET',
  path: '/user/social-login/redirect/{provider}',
  summary: 'Begin a sign-in at Google or Facebook: where the browser goes, and what it keeps',
  cache: 'personal',
  params,
  query: z.object({
    /** Where the shopper goes on afterwards: a path of this site; anything else counts as none. */
    redirect: pathInput,
    /** What the shopper was about to do there. */
    intent: z.string().max(200).optional().catch(undefined),
  }),
  refusals: {
    201: ['social.unreachable'],
    403: ['account.proofNeeded'],
    404: ['social.notSetUp'],
  },
  data: z.object({
    /** The page of the provider. */
    url: z.string(),
    /** Counts for ten minutes and once; only the browser that asked may hold it. */
    token: z.string(),
  }),
});

/** How a sign-in at a provider goes on. */
export const socialOutcome = z.object({
  outcome: z.enum(['signed-in', 'linked', 'code-sent', 'email-needed', 'cancelled']),
  provider: socialProvider,
  /** `signed-in`: the session. */
  signed_in: signedIn.nullable(),
  /** `code-sent`: the address has to be proven first, by `verify`. */
  challenge: challenge.nullable(),
  /** `email-needed`: what the address is given with. */
  token: z.string().nullable(),
  /** As they were given at the beginning. */
  redirect: z.string().nullable(),
  intent: z.string().nullable(),
});
export type SocialOutcome = z.infer<typeof socialOutcome>;

const token = z.string(required('social.otherBrowser')).max(100);
const given = (most: number) => z.string().max(most).optional();

/** Why a sign-in at a provider does not go on. */
const CALLBACK_REFUSALS = [
  'social.otherBrowser',
  'social.failed',
  'social.unreachable',
  'social.disabled',
  'social.linkSignIn',
  'social.otherAccount',
  'social.alreadyLinked',
] as const;

export const finishSocialLogin = endpoint({
  method: 'POST',
  path: '/user/social-login/callback',
  summary: 'What the provider has sent the browser back with: signs in, links, or asks for a proof',
  json: z.object({
    /** Of `startSocialLogin`. */
    token,
    code: given(4_000),
    state: given(500),
    iss: given(500),
    error: given(200),
  }),
  refusals: { 201: CALLBACK_REFUSALS },
  data: socialOutcome,
});

export const giveSocialEmail = endpoint({
  method: 'POST',
  path: '/user/social-login/email',
  summary: 'The e-mail address of a shopper whose provider names none: a code is sent there',
  json: z.object({ token, email: emailInput }),
  refusals: { 201: ['social.otherBrowser', 'identity.emailRequired', 'identity.emailInvalid'] },
  data: socialOutcome,
});

export const listSocialLogins = endpoint({
  method: 'GET',
  path: '/user/social-login',
  summary: 'The logins at Google and Facebook that open the account',
  audience: 'account',
  cache: 'personal',
  data: z.object({
    logins: z.array(
      z.object({
        provider: socialProvider,
        /** As the provider named it then. */
        email: z.string().nullable(),
        linked_at: z.iso.datetime(),
      }),
    ),
  }),
});

export const unlinkSocialLogin = endpoint({
  method: 'DELETE',
  path: '/user/social-login/{provider}',
  summary: 'Take a login at Google or Facebook off the account; a code still opens it',
  audience: 'account',
  params,
  refusals: { 403: ['account.proofNeeded'], 404: ['social.notLinked'] },
  data: z.object({ provider: socialProvider }),
});
