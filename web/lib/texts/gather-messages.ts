import type { Messages } from '#i18n/translate.ts';
import { memoiseByObject } from '#web/lib/memoise-by-object.ts';
import { unpack } from '#web/rendering/packed-data.ts';

type Match = { loaderData?: unknown } | undefined;

const messagesOf = (match: Match): Messages => {
  const text = (match?.loaderData as { messages?: string } | null | undefined)?.messages;
  return text ? unpack<Messages>(text) : NONE;
};

const NONE: Messages = {};
const withMore = memoiseByObject((first: Messages) =>
  memoiseByObject((more: Messages): Messages => ({ ...first, ...more })),
);

/** All messages that the matched routes' loaders have sent; the same object for the same. */
export const gatherMessages = (matches: readonly Match[]): Messages =>
  matches.map(messagesOf).reduce((all, more) => withMore(all)(more), NONE);
