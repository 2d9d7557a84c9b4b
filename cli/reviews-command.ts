import { parseArgs } from 'node:util';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { type Call, type Command, runAction } from '#cli/command.ts';
import { readCount } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { changeReview, findReview, listReviews, type ReviewRow } from '#cli/reviews/reviews.ts';
import { factsOf, tableOf } from '#cli/table.ts';

const LIMIT = 50;
const LONGEST_REPLY = 5_000;
const json = { type: 'boolean', default: false } as const;
const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

/** Reviews have numbers; the id that follows the action. Throws CommandError. */
const readId = (action: string, positionals: readonly string[]): number => {
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0 || !/^[1-9]\d{0,14}$/.test(given))
    throw new CommandError(`reviews ${action} needs one ID; reviews list shows them.`);
  return Number(given);
};

const stateOf = ({ visible, reports }: ReviewRow): string =>
  [visible ? 'shown' : 'hidden', reports > 0 && `${reports} reported`].filter(Boolean).join(', ');

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: { reported: flag, hidden: flag, unanswered: flag, product: text, limit: text, json },
  });
  const reviews = await listReviews(db, {
    reported: values.reported,
    hidden: values.hidden,
    unanswered: values.unanswered,
    productId: readCount('--product', values.product),
    limit: readCount('--limit', values.limit) ?? LIMIT,
  });
  if (values.json) print(JSON.stringify(reviews, undefined, 2));
  else if (reviews.length === 0) print('There are no such reviews.');
  else
    print(
      tableOf(
        [
          { title: 'id', cell: ({ id }) => id, end: true },
          { title: 'written (UTC)', cell: ({ created_at }) => timeWords(created_at) },
          { title: 'stars', cell: ({ rating }) => rating, end: true },
          {
            title: 'helpful',
            cell: ({ helpful, unhelpful }) => `${helpful}/${helpful + unhelpful}`,
          },
          { title: 'state', cell: stateOf },
          { title: 'reply', cell: ({ reply }) => (reply === null ? 'no' : 'yes') },
          { title: 'product', cell: ({ product_id, product }) => `${product_id} ${product}` },
          { title: 'by', cell: ({ name }) => name || '(erased)' },
          {
            title: 'says',
            cell: ({ body }) => (body.length > 60 ? `${body.slice(0, 60)}…` : body),
          },
        ],
        reviews,
      ),
    );
  return 0;
};

const show = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json } });
  const id = readId('show', positionals);
  const review = await findReview(db, id);
  if (!review) throw new CommandError(`There is no review ${id}; reviews list shows them.`);
  if (values.json) {
    print(JSON.stringify(review, undefined, 2));
    return 0;
  }
  print(
    factsOf([
      ['review', String(review.id)],
      ['product', `${review.product_id} ${review.product}`],
      ['written', `${timeWords(review.created_at)} by ${review.name || '(erased)'}`],
      ['stars', String(review.rating)],
      ['state', stateOf(review)],
      ['helped', `${review.helpful} of ${review.helpful + review.unhelpful} who answered`],
      ['pictures', review.images.join(', ') || 'none'],
      ['says', review.body || '(no words)'],
      ['reply', review.reply ?? 'none'],
      ...review.reported.map(({ reason, details, at }): [string, string] => [
        'reported',
        [timeWords(new Date(at)), reason, details].filter(Boolean).join(', '),
      ]),
    ]),
  );
  return 0;
};

const reply = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { message: text, remove: flag },
  });
  const id = readId('reply', positionals);
  const message = values.message?.trim() ?? '';
  if (values.remove === (message !== ''))
    throw new CommandError('reviews reply needs a --message for everybody to read, or --remove.');
  if (message.length > LONGEST_REPLY)
    throw new RuleError(`A reply has at most ${LONGEST_REPLY} characters.`);
  const at = now();
  await changeReview(db, id, values.remove ? { reply: null } : { reply: message }, at);
  print(
    values.remove ? `Review ${id} has no reply any more.` : `Review ${id} is answered: ${message}`,
  );
  return 0;
};

const setVisible =
  (visible: boolean) =>
  async ({ args, db, now, print }: Call): Promise<number> => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const id = readId(visible ? 'unhide' : 'hide', positionals);
    const changed = await changeReview(db, id, { visible }, now());
    if (!changed) throw new RuleError(`Review ${id} is ${visible ? 'shown' : 'hidden'} already.`);
    print(
      visible
        ? `Review ${id} is shown again, and its stars count.`
        : `Review ${id} is hidden, and its stars count no more.`,
    );
    return 0;
  };

const settle = async ({ args, db, now, print }: Call): Promise<number> => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const id = readId('settle', positionals);
  const settled = await changeReview(db, id, { settle: true }, now());
  if (!settled) throw new RuleError(`Nobody has reported review ${id}, or it is settled.`);
  print(`Review ${id} stands; what was reported of it is settled.`);
  return 0;
};

/** `reviews list|show|reply|hide|unhide|settle`. */
export const reviewsCommand: Command = {
  usage: [
    'reviews list [--reported] [--hidden] [--unanswered] [--product ID] [--limit N] [--json]',
    'reviews show ID [--json]',
    'reviews reply ID --message TEXT | --remove',
    'reviews hide ID',
    'reviews unhide ID',
    'reviews settle ID',
  ],
  about: 'see reviews and what is held against them, answer them, hide them',
  details: [
    `list shows the newest ${LIMIT} unless --limit says otherwise; --reported those that readers have`,
    'reported and nobody has settled, --unanswered those without a reply of the store.',
    '',
    'A reply stands below the review for everybody to read; another one takes its place.',
    '',
    'hide takes a review off the pages and its stars out of the rating; its author sees that it is not',
    'shown, and may still change or delete it. settle lets a reported review stand; so does hide settle it.',
  ].join('\n'),
  run: (call) =>
    runAction(
      'reviews',
      { list, show, reply, hide: setVisible(false), unhide: setVisible(true), settle },
      call,
    ),
};
