import { getSettings } from '#db/settings.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { Log } from '#api/http/env.ts';

/** Sends short messages, as the gateway of server/send-sms.ts; rejects where one was not accepted. */
export type SmsSender = {
  /** `to` is E.164. */
  send: (message: { to: string; text: string }) => Promise<void>;
};

/** A code that is to be sent by SMS when its transaction is committed. */
export type CodeBySms = { to: string; code: string; language: LanguageCode };

/** Sends the SMS of a code that is committed; says so where that fails, since nobody else will try again. */
export const sendCodeBySms = async (
  { sms: sender, log }: { sms: SmsSender | undefined; log: Log },
  db: Db,
  { to, code, language }: CodeBySms,
): Promise<boolean> => {
  if (!sender) return false;
  const site = inLanguage((await getSettings(db)).site_name, language);
  try {
    await sender.send({ to, text: translator(language)('identity.smsCode', { code, site }) });
    return true;
  } catch (error) {
    log.error({ err: error }, 'an SMS was not sent');
    return false;
  }
};
