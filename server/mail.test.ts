import { pino } from 'pino';
import { expect, test } from 'vitest';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { sendLogged } from '#jobs/mail/send-logged.ts';
import type { OutgoingMail } from '#jobs/mail/transport.ts';
import { parseConfig } from '#server/config.ts';
import { openMail } from '#server/mail.ts';
import type { CustomShop } from '#server/custom-shop.ts';
import { testDatabase } from '#test/database.ts';

const db = await testDatabase();

test('mails go to the transport of the configuration, whatever the settings say', async () => {
  const taken: OutgoingMail[] = [];
  const shop = { mail: { send: async (mail: OutgoingMail) => void taken.push(mail) } };
  const mail = openMail({
    config: parseConfig({ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://shop.example' }),
    log: pino({ enabled: false }),
    own: { shop, loaded: { shop, folder: '.' } } as CustomShop,
    db,
    origin: 'https://shop.example',
  });
  await db.transaction().execute((trx) =>
    queueMail(trx, {
      kind: 'code',
      key: 'code:1',
      to: 'ada@example.org',
      language: 'fr',
      data: { name: 'Ada', code: '123456', minutes: 10 },
    }),
  );
  const { id } = await db.selectFrom('mail_log').select('id').executeTakeFirstOrThrow();
  await sendLogged(mail, id, false);
  expect(taken).toMatchObject([{ to: 'ada@example.org', kind: 'code' }]);
  expect(taken[0]?.text).toContain('123456');
});
