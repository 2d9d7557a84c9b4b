import { LONGEST_REASON } from '#contract/orders/ask-cancellation.ts';
import type { Translate } from '#i18n/translate.ts';
import { returnReasons } from '#web/components/order/cancel/cancellation-texts.ts';

type ReturnReason = (typeof returnReasons)[number];

/** What a form names; undefined where it is none of them. */
export const findReason = (named: string): ReturnReason | undefined =>
  returnReasons.find((name) => name === named);

type ReturnedLine = { title: string; reason: ReturnReason };

const write = (t: Translate, lines: readonly ReturnedLine[], note: string): string => {
  const byReason = [...Map.groupBy(lines, ({ reason }) => reason)];
  const told = byReason.map(([reason, of]) => {
    const text = t(`returnPage.reasons.${reason}`);
    return byReason.length === 1 ? text : `${of.map(({ title }) => title).join(', ')}: ${text}`;
  });
  return [...told, note].filter(Boolean).join(byReason.length === 1 ? ' – ' : '\n');
};

/** As much of a title as has room, cut between its letters. */
const shorten = (title: string, room: number): string => {
  if (title.length <= room) return title;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (short.length + segment.length >= room) break;
    short += segment;
  }
  return `${short.trimEnd()}…`;
};

/**
 * Why things go back, as the shop reads it: one reason by itself, of several which things each is of; then the note.
 * Of very many things the titles are shortened, so that the API takes whatever a shopper may give back.
 */
export const writeReasons = (
  t: Translate,
  lines: readonly ReturnedLine[],
  note: string,
): string => {
  const whole = write(t, lines, note);
  if (whole.length <= LONGEST_REASON) return whole;
  const titles = lines.reduce((sum, { title }) => sum + title.length, 0);
  const room = Math.floor((LONGEST_REASON - (whole.length - titles)) / lines.length);
  return write(
    t,
    lines.map((line) => ({ ...line, title: shorten(line.title, room) })),
    note,
  );
};
