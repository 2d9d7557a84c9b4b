import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { FILE_REFUSALS } from '#contract/files.ts';
import { FORM_REFUSED } from '#contract/envelope.ts';
import {
  ACCOUNT_REFUSALS,
  GENERAL_REFUSALS,
  IDEMPOTENT_REFUSALS,
  JSON_REFUSALS,
  mergeRefusals,
  TOKEN_REFUSALS,
  type Refusals,
} from '#contract/refusals.ts';
import type { RawReply, Reply } from './reply.ts';

/** What is logged, and what fails a test, where a call refuses what it does not declare. */
export const UNDECLARED = 'a call refuses what it does not declare';

const takesBody = ({ json, files, raw }: Endpoint): boolean =>
  Boolean(files ?? raw) || !(json instanceof z.ZodUndefined);

/** All that a call may refuse: what it declares, and what any call like it may. */
export const refusalsOf = (endpoint: Endpoint): Refusals =>
  mergeRefusals(
    endpoint.refusals,
    GENERAL_REFUSALS,
    takesBody(endpoint) ? JSON_REFUSALS : {},
    endpoint.files ? FILE_REFUSALS : {},
    endpoint.idempotent ? IDEMPOTENT_REFUSALS : {},
    endpoint.audience === 'anyone' ? {} : TOKEN_REFUSALS,
    endpoint.audience === 'account' ? ACCOUNT_REFUSALS : {},
  );

/** What a reply answers that its call does not declare, as `status key`. */
export const undeclaredIn = (
  declared: Refusals,
  { raw }: Endpoint,
  reply: Reply<unknown> | RawReply,
): string[] => {
  if (reply.kind === 'ok') return [];
  if (reply.kind === 'raw') return raw?.statuses.includes(reply.status) ? [] : [`${reply.status}`];
  const status = reply.kind === 'refused' ? FORM_REFUSED : reply.status;
  const refused = reply.kind === 'refused' ? reply.refusals.map(({ key }) => key) : [reply.key];
  const known: readonly string[] = (declared as Record<number, readonly string[]>)[status] ?? [];
  return refused.filter((key) => !known.includes(key)).map((key) => `${status} ${key}`);
};
