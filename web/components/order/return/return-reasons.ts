import type { Translate } from '#i18n/translate.ts';
import { returnReasons } from '#web/components/order/cancel/cancellation-texts.ts';

type ReturnReason = (typeof returnReasons)[number];

/** What a form names; undefined where it is none of them. */
export const findReason = (named: string): ReturnReason | undefined =>
  returnReasons.find((name) => name === named);

/** Why things go back, as the shop reads it: one reason by itself, of several which things each is of; then the note. */
export const writeReasons = (
  t: Translate,
  lines: readonly { title: string; reason: ReturnReason }[],
  note: string,
): string => {
  const byReason = [...Map.groupBy(lines, ({ reason }) => reason)];
  const told = byReason.map(([reason, of]) => {
    const text = t(`returnPage.reasons.${reason}`);
    return byReason.length === 1 ? text : `${of.map(({ title }) => title).join(', ')}: ${text}`;
  });
  if (byReason.length === 1) return [...told, note].filter(Boolean).join(' – ');
  return [...told, note].filter(Boolean).join('\n');
};
