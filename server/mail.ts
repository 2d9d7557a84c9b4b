import type { Logger } from 'pino';
import { createMailedOrders } from '#api/orders/mailed-order.ts';
import { createMailedPrescriptions } from '#api/prescriptions/mailed-prescription.ts';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import { composeMail } from '#jobs/mail/compose.ts';
import type { MailSending } from '#jobs/mail/send-logged.ts';
import { outboxTransport, smtpTransport } from '#jobs/mail/transport.ts';
import type { Config } from '#server/config.ts';
import type { CustomShop } from '#server/custom-shop.ts';

type Parts = { config: Config; log: Logger; own: CustomShop; db: Db; origin: string };

/** How the mails of this shop are written and where they go: to a transport of its own, a server, or into files. */
export const openMail = ({ config, log, own, db, origin }: Parts): MailSending => {
  const { smtpUrl, mailFrom: from, dataDir } = config;
  const transport = smtpUrl === undefined ? outboxTransport(dataDir) : smtpTransport(smtpUrl);
  const readTheme = createMailTheme(own.loaded, {
    dataDir,
    onProblem: (err) => log.warn({ err }, 'the logo cannot be shown in mails'),
  });
  const composing = {
    db,
    origin,
    from,
    readTheme,
    findOrder: createMailedOrders(prepared(db), () => new Date()),
    findPrescription: createMailedPrescriptions(db),
  };
  return {
    db: prepared(db),
    transport: own.shop.mail ?? transport,
    compose: (content, language) => composeMail(composing, content, language),
  };
};
