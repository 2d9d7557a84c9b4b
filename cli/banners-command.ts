import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { BannerKind } from '#contract/shop/view-counts.ts';
import { BANNER_TYPE } from '#contract/codes.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import { CommandError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { readMoment } from '#cli/option-values.ts';
import { tableOf } from '#cli/table.ts';

const DAY_MS = 86_400_000;
/** The days that are summed up without `--from`. */
const DAYS = 30;

type Row = {
  kind: BannerKind;
  id: number;
  place: string;
  title: Texts;
  seen: number;
  closed: number;
  clicked: number;
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What the days from the first to the last come to, of every banner that is shown or has figures. */
const listFigures = async (db: Db, from: string, to: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with figures as (
      select kind, banner_id, sum(seen)::bigint as seen, sum(closed)::bigint as closed, sum(clicked)::bigint as clicked
      from banner_day where day between ${from}::date and ${to}::date
      group by kind, banner_id),
    every as (
      select 'site' as kind, id, kind as place, title, visible from site_banner
      union all select 'slide', id, 'slider', title, visible from slide
      union all select 'banner', id, type::text, title, visible from banner)
    select every.kind, every.id, every.place, every.title,
      coalesce(f.seen, 0)::bigint as seen, coalesce(f.closed, 0)::bigint as closed,
      coalesce(f.clicked, 0)::bigint as clicked
    from every left join figures f on f.kind = every.kind and f.banner_id = every.id
    where every.visible or f.banner_id is not null
    order by seen desc, every.kind, every.id`.execute(db);
  return rows;
};

/** `listingSidebar` is "listing sidebar". */
const placeWords = ({ kind, place }: Row): string => {
  if (kind !== 'banner') return place;
  const name = Object.entries(BANNER_TYPE).find(([, type]) => String(type) === place)?.[0];
  return (name ?? place).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
};

/** Of a hundred who have seen it, how many have clicked; null where nobody has seen it. */
const clickRate = ({ seen, clicked }: Row): number | null =>
  seen === 0 ? null : Math.round((clicked / seen) * 10_000) / 100;

const figures = async ({ args, db, now, print }: Call): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { from: text, to: text, json: { type: 'boolean', default: false } },
  });
  const to = readMoment('--to', values.to) ?? now();
  const from = readMoment('--from', values.from) ?? new Date(to.getTime() - (DAYS - 1) * DAY_MS);
  if (dayOf(from) > dayOf(to)) throw new CommandError('--from is not later than --to.');
  const rows = await listFigures(db, dayOf(from), dayOf(to));
  if (values.json)
    print(
      JSON.stringify(
        rows.map(({ id, title, ...row }) => ({
          id: String(id),
          ...row,
          place: placeWords({ id, title, ...row }),
          title: inLanguage(title, 'en'),
          click_rate: clickRate({ id, title, ...row }),
        })),
        undefined,
        2,
      ),
    );
  else if (rows.length === 0) print('There are no banners.');
  else
    print(
      [
        `From ${dayOf(from)} to ${dayOf(to)} (UTC):`,
        tableOf(
          [
            { title: 'banner', cell: ({ kind, id }) => `${kind} ${id}` },
            { title: 'place', cell: placeWords },
            { title: 'seen', cell: ({ seen }) => seen, end: true },
            { title: 'clicked', cell: ({ clicked }) => clicked, end: true },
            { title: 'closed', cell: ({ closed }) => closed, end: true },
            {
              title: 'click rate',
              cell: (row) => (row.seen === 0 ? '-' : `${clickRate(row)} %`),
              end: true,
            },
            { title: 'title', cell: ({ title }) => inLanguage(title, 'en') },
          ],
          rows,
        ),
      ].join('\n'),
    );
  return 0;
};

/** `banners figures`. */
export const bannersCommand: Command = {
  usage: ['banners figures [--from DAY] [--to DAY] [--json]'],
  about: 'see how often banners and slides were seen, clicked and closed',
  details: [
    `Without --from the last ${DAYS} days until --to, without --to until today. DAY is as 2026-12-31, in UTC.`,
    'A banner counts as seen once a page when half of it was on the screen; bots are left out as far as',
    'they say what they are. The figures are a few seconds behind.',
  ].join('\n'),
  run: (call) => runAction('banners', { figures }, call),
};
