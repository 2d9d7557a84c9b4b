import { setTimeout as wait } from 'node:timers/promises';
import type { Envelope } from '#contract/envelope.ts';
import { callerOf } from '#test/app.ts';
import type { RunningShop } from '#test/shop.ts';
import type { Chance } from './chance.ts';

type Opening = {
  start: () => Promise<RunningShop>;
  /** What dies with the shop. */
  killBeside?: (round: number) => Promise<void>;
};

/** A shop that is killed and opened again, while buyers hold on to its door. */
export const createDoor = ({ start, killBeside = async () => {} }: Opening) => {
  let open = Promise.withResolvers<RunningShop>();
  return {
    crash: async (round: number): Promise<void> => {
      const shop = await open.promise;
      open = Promise.withResolvers();
      await killBeside(round);
      await shop.end('SIGKILL');
    },
    open: async (): Promise<void> => open.resolve(await start()),
    close: async (): Promise<number | null> => (await open.promise).end('SIGTERM'),
    caller: callerOf(async (path, init) => {
      const { url } = await open.promise;
      return fetch(`${url}/api/v1${path}`, init);
    }),
  };
};
export type Door = ReturnType<typeof createDoor>;

/** Whether nobody can know if the call was done: no answer came, or the shop is closing. */
const isUnknown = <Data>(answer: Envelope<Data> | undefined): answer is undefined =>
  answer === undefined || answer.status >= 500;

/** Asks again and again, as a shopper does who gets no answer. */
export const persist = async <Data>(
  ask: () => Promise<Envelope<Data>>,
): Promise<Envelope<Data>> => {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (!isUnknown(answer)) return answer;
    await wait(20);
  }
};

type Moment = { chance: Chance; most: number };

/** A moment in the thick of it: some of them later, or soon where nothing is left to do. */
const someLater = async (told: readonly unknown[], { chance, most }: Moment): Promise<void> => {
  const enough = told.length + chance.int(1, 12);
  const latest = Date.now() + most;
  while (told.length < enough && Date.now() < latest) await wait(chance.int(1, 12));
};

/** So long nothing is waited for on a quick machine. */
const SOON_MS = 1_500;

type Often = { kills: number; buyers: number; chance: Chance };

/**
 * Kills the shop so often while so many buyers do what they do; all that was told to them. What each of them
 * does the nth time is drawn for itself.
 */
export const killWhile = async <Told>(
  door: Door,
  { kills, buyers, chance }: Often,
  buy: (chance: Chance) => Promise<Told[]>,
): Promise<Told[]> => {
  const told: Told[] = [];
  let isOver = false;
  const buyer = async (name: string): Promise<void> => {
    for (let nth = 1; !isOver; nth += 1) told.push(...(await buy(chance.of(`${name} ${nth}`))));
  };
  const all = Array.from({ length: buyers }, (_, nth) => buyer(`buyer ${nth}`));
  const moments = chance.of('kills');
  // Where a shop takes long to open it takes long to sell too.
  let most = SOON_MS;
  for (let round = 1; round <= kills; round += 1) {
    await someLater(told, { chance: moments, most });
    await door.crash(round);
    const closed = Date.now();
    await door.open();
    most = Math.max(SOON_MS, Date.now() - closed);
  }
  isOver = true;
  await Promise.all(all);
  return told;
};
