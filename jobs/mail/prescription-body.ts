import { PAGES } from '#contract/pages.ts';
import type { Prescription } from '#contract/prescriptions/prescription.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Block, Body } from '#jobs/mail/body.ts';
import type { MailContent } from '#jobs/mail/kinds.ts';
import { onOneLine, writeDate } from '#jobs/mail/texts.ts';

export type PrescriptionMail = Extract<MailContent, { kind: `prescription-${string}` }>;

/** A prescription as mails tell of it; what is medical in its pictures stays behind links. */
export type MailedPrescription = {
  prescription: Prescription;
  name: string;
  email: string;
  phone: string;
  address: string;
  note: string;
  /** Tokens that open its files, and when they end (ISO 8601). */
  fileTokens: readonly string[];
  fileTokensEnd: string;
  /** The token of its own link. */
  token: string;
};

type Parts = MailedPrescription & {
  t: Translate;
  language: LanguageCode;
  site: string;
  /** Puts origin and language in front of `/login`. */
  addressOf: (path: string) => string;
};

type Letter = Omit<Body, 'preview' | 'reason' | 'subject' | 'title'> & { reason: string };

const numberFact = ({ t, prescription: { number } }: Parts): Block => ({
  kind: 'facts',
  facts: [{ name: t('mail.prescriptionNumber'), value: number }],
});

const seeLink = ({ addressOf, token }: Parts): string =>
  addressOf(`/${PAGES.prescriptions.path}?token=${token}`);

/** Whatever was typed, with the lines that it was typed in. */
const quoted = (text: string): Block[] => (text ? [{ kind: 'quote', text }] : []);

const toShop = (parts: Parts): Letter => {
  const { t, language, site, name, email, phone, address, note, fileTokens, prescription } = parts;
  const { number } = prescription;
  const fact = (field: 'name' | 'email' | 'phone', value: string) => ({
    name: t(`mail.prescription-sent.${field}`),
    value: onOneLine(value),
  });
  return {
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: t('mail.prescriptionNumber'), value: number },
          fact('name', name),
          fact('email', email),
          fact('phone', phone),
        ],
      },
      ...quoted(address),
      ...quoted(note),
      ...fileTokens.map((token, at): Block => ({
        kind: 'link',
        text: t('mail.prescription-sent.picture', { number: String(at + 1) }),
        href: parts.addressOf(`/${PAGES.privateFile.path}?token=${token}`),
      })),
      {
        kind: 'small',
        text: t('mail.prescription-sent.links', {
          date: writeDate(parts.fileTokensEnd, language),
          command: `npm run shop -- requests show ${number}`,
        }),
      },
    ],
    replyTo: email,
    reason: t('mail.reasonShop', { site }),
  };
};

const receipt = (parts: Parts): Letter => {
  const { t, language, site, prescription } = parts;
  const date = writeDate(prescription.erase_at, language);
  return {
    blocks: [
      numberFact(parts),
      { kind: 'button', text: t('mail.prescription-receipt.button'), href: seeLink(parts) },
      { kind: 'small', text: t('mail.prescription-receipt.link', { date }) },
      { kind: 'small', text: t('mail.ignore') },
    ],
    reason: t('mail.reasonAddress', { site }),
  };
};

const changed = (parts: Parts, about: 'unreadable' | 'answered'): Letter => {
  const { t, site, addressOf } = parts;
  const href =
    about === 'answered' ? seeLink(parts) : addressOf(`/${PAGES.uploadPrescription.path}`);
  return {
    blocks: [
      numberFact(parts),
      { kind: 'button', text: t(`mail.prescription-${about}.button`), href },
    ],
    reason: t('mail.reasonAddress', { site }),
  };
};

const letterOf = (parts: Parts, mail: PrescriptionMail): Letter => {
  switch (mail.kind) {
    case 'prescription-sent':
      return toShop(parts);
    case 'prescription-receipt':
      return receipt(parts);
    case 'prescription-state':
      return changed(parts, mail.data.state);
  }
};

/**
 * What a mail about a prescription says. Its sender has not proven their address, so nothing that they have
 * typed is mailed there.
 */
export const prescriptionBody = (parts: Parts, mail: PrescriptionMail): Body => {
  const { t, site, prescription } = parts;
  const about =
    mail.kind === 'prescription-state' ? (`prescription-${mail.data.state}` as const) : mail.kind;
  const text = t(`mail.${about}.text`);
  const { blocks, ...rest } = letterOf(parts, mail);
  return {
    subject: t(`mail.${about}.subject`, { number: prescription.number, site }),
    preview: text,
    title: t(`mail.${about}.title`),
    blocks: [{ kind: 'text', text: t('mail.helloAnyone') }, { kind: 'text', text }, ...blocks],
    ...rest,
  };
};
