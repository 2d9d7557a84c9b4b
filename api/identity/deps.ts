import type { RouteDeps } from '#api/deps.ts';
import type { Call } from '#api/http/run-call.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Attempts } from './limit-attempts.ts';
import type { Passwords } from './password.ts';
import type { SmsSender } from './send-code-by-sms.ts';

/** What the calls that prove an identity are given. */
export type IdentityDeps = {
  attempts: Attempts;
  passwords: Passwords;
  /** Without it no codes are sent by SMS, and none are offered. */
  sms: SmsSender | undefined;
};

export type IdentityRouteDeps = RouteDeps & IdentityDeps;

/** What is known of a call, whichever it is. */
export type AnyCall = Omit<Call<Endpoint>, 'params' | 'query' | 'json'>;
