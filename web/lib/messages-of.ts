import type { Messages } from '#i18n/translate.ts';
import { unpack } from './packed.ts';

type Match = { loaderData?: unknown } | undefined;

const messagesOf = (match: Match): Messages => {
  const text = (match?.loaderData as { messages?: string } | null | undefined)?.messages;
  return text ? unpack<Messages>(text) : {};
};

/** All messages that the matched routes' loaders have sent. */
export const gatherMessages = (matches: readonly Match[]): Messages =>
  Object.assign({}, ...matches.map(messagesOf)) as Messages;
