import { expect, test } from 'vitest';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { createDb } from '#db/client.ts';
import { writeSetting } from '#db/settings.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { freePort } from '#test/free-port.ts';
import { startShop, testFolder } from '#test/shop.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { addOne } from '#test/stock.ts';
import { openChance } from './chance.ts';
import { createDoor, killWhile } from './door.ts';
import { audit, drain } from './payment-audit.ts';
import { buy, dealMethods } from './payment-buyers.ts';

/** `npm run crash` kills shops fifty times, each of them every other time. */
const KILLS = Math.ceil(Number(process.env['CRASHES'] ?? 6) / 2);
const BUYERS = 6;
const STOCK = 200;

// No currency is taken by all: codes of UPI are for rupees alone, and half of the others take none.
const { stripe, paypal, flutterwave, razorpay, cardGateway, upi } = PAYMENT_METHOD;
const MARKETS = [
  {
    currency: 'USD',
    methods: [stripe, paypal, flutterwave, razorpay, cardGateway],
    connection: await testConnection(),
  },
  { currency: 'INR', methods: [stripe, razorpay, upi], connection: await testConnection() },
];

test.for(MARKETS)(
  `a shop in $currency that is killed ${KILLS} times while people pay, cancel and are given back loses no cent`,
  { timeout: 300_000 + KILLS * 20_000 },
  async ({ currency, methods, connection }) => {
    const db = createDb(connection);
    await writeSetting(db, 'currency', currency);
    const port = await freePort();
    const providers = await openSimulators(`http://localhost:${port}`);
    const variants = [
      await addOne(db, 'Kettle', { quantity: STOCK }),
      await addOne(db, 'Lamp', { quantity: STOCK }),
    ];
    const env = {
      PORT: String(port),
      DATABASE_URL: addressOf(connection),
      DATA_DIR: await testFolder(),
      RATE_LIMITS: '0',
      PAYMENT_SIM: '1',
      ...providers.environment,
    };
    const door = createDoor({ start: () => startShop(env) });
    await door.open();

    const chance = openChance(`payments in ${currency}`);
    const nextMethod = dealMethods(methods, chance.of('methods'));
    const market = { door, db, providers, variants, methods, nextMethod };
    const often = { kills: KILLS, buyers: BUYERS, chance };
    const told = await killWhile(door, often, (own) => buy(market, own));
    expect(told.length).toBeGreaterThan(KILLS);
    await drain(market, told);
    await audit(market, told, STOCK);
    const used = await db.selectFrom('payment_attempt').select('method').distinct().execute();
    expect(used.map(({ method }) => method).toSorted()).toEqual(methods.toSorted());
    expect(await door.close()).toBe(0);
    await providers.close();
    await db.destroy();
  },
);
