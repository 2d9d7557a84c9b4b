import { type Command, runAction } from '#cli/command.ts';
import { doctor } from '#cli/payments/doctor.ts';
import { ATTEMPT_STATUSES } from '#cli/payments/find-payment.ts';
import { LIMIT, list } from '#cli/payments/list.ts';
import { paidBack } from '#cli/payments/paid-back.ts';
import { refund } from '#cli/payments/refund.ts';
import { confirm, settle } from '#cli/payments/settle.ts';
import { show } from '#cli/payments/show.ts';
import { report, REPORT_DAYS } from '#cli/payments/report.ts';
import { CASH_BACK } from '#cli/payments/words.ts';

/** `payments list|show|settle|confirm|refund|paid-back|report|doctor`. */
export const paymentsCommand: Command = {
  usage: [
    'payments list [--status STATUS] [--provider NAME] [--since DAY] [--until DAY] [--review] [--limit N] [--json]',
    'payments show ATTEMPT|NUMBER [--json]',
    'payments settle ATTEMPT|NUMBER',
    'payments confirm ATTEMPT|NUMBER [--reference TEXT]',
    'payments refund ATTEMPT|NUMBER [--amount SUM] [--request N] [--reason TEXT] [--by-hand] [--again]',
    'payments paid-back ATTEMPT|NUMBER [--refund N] --note TEXT',
    'payments report [FILE] [--csv|--json] [--since DAY] [--until DAY]',
    'payments doctor [--json]',
  ],
  about: 'see what providers took and gave back, ask them, give money back, look for what is wrong',
  details: [
    `STATUS is one of ${ATTEMPT_STATUSES.join(', ')}. list shows the newest`,
    `${LIMIT} unless --limit says otherwise; --review only those that wait for a person: what was paid is not`,
    'clear, or a refund has failed and nothing went back in its place. DAY is as 2026-12-31, or a time as',
    '2026-12-31T18:00Z, in UTC; --until a day includes it. NUMBER is that of an order, for all its attempts.',
    '',
    'settle asks the provider now, as the clock does by itself, and says how it stood and stands. confirm writes',
    'that the money has come, on your word: where you have seen it yourself, as by UPI without a provider.',
    '',
    'refund gives back all that is left, or --amount, never more than came; the shop’s jobs have the provider do',
    'it. --request is what was cancelled or returned and could not be given back, numbered by orders show.',
    '--by-hand asks no provider and records what you have given back yourself; of a request orders paid-back does.',
    '--reason is for you. As much once more is given only by --again: a command that is repeated gives nothing twice.',
    CASH_BACK,
    '',
    'paid-back is for a refund that lies since its provider was switched off for good, or has refused it: it records',
    'that you have given the money back by other means, as --note says, and no provider is asked for it again.',
    '--refund is its number, as show has it, where there are several.',
    '',
    'report sums up what came and went back by days (UTC), methods and currencies, each sum on the day on which it',
    `moved: the last ${REPORT_DAYS} days without --since. It goes to the terminal or into FILE. What was given back by hand`,
    'stands by itself, since no provider has it in its books. Without npm’s own lines: npm run -s shop -- …',
    '',
    'doctor looks whether all is set up and nothing lies: keys (by their names alone), the addresses of webhooks,',
    'currencies, whether providers answer, the last webhooks, jobs. It ends with 1 where something is wrong.',
    'Webhooks whose signature did not hold are counted at /metrics.',
  ].join('\n'),
  run: (call) =>
    runAction(
      'payments',
      { list, show, settle, confirm, refund, 'paid-back': paidBack, report, doctor },
      call,
    ),
};
