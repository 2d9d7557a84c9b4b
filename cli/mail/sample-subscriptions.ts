import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { MailedMessage } from '#jobs/mail/contact-body.ts';
import type { MailedSubscription } from '#jobs/mail/subscription-body.ts';

/** Ids that samples of mails name. */
export const SAMPLE_SUBSCRIPTIONS = {
  newsletter: '00000000-0000-4000-8000-000000000001',
  price: '00000000-0000-4000-8000-000000000002',
  stock: '00000000-0000-4000-8000-000000000003',
} as const;

const KETTLE: Texts = {
  en: 'Copper kettle',
  fr: 'Bouilloire en cuivre',
  ar: 'غلاية نحاسية',
  tr: 'Bakır su ısıtıcı',
  hi: 'ताँबे की केतली',
};
const CUPS: Texts = {
  en: 'Tea cups',
  fr: 'Tasses à thé',
  ar: 'أكواب شاي',
  tr: 'Çay bardakları',
  hi: 'चाय के कप',
};
const BLUE: Texts = { en: 'Blue', fr: 'Bleu', ar: 'أزرق', tr: 'Mavi', hi: 'नीला' };

/** What somebody waits for in the samples, as it would be read from a shop. */
export const sampleSubscriptions = (
  ids: readonly string[],
  language: LanguageCode,
): MailedSubscription[] => {
  const { newsletter, price, stock } = SAMPLE_SUBSCRIPTIONS;
  const product = (id: number, title: Texts) => ({
    id,
    slug: 'sample',
    title: inLanguage(title, language),
    image: '',
  });
  const all: MailedSubscription[] = [
    { id: newsletter, kind: 'newsletter', product: undefined, variant: undefined },
    { id: price, kind: 'price', product: product(1, KETTLE), variant: undefined },
    {
      id: stock,
      kind: 'stock',
      product: product(2, CUPS),
      variant: { id: 3, name: inLanguage(BLUE, language) },
    },
  ];
  return all.filter(({ id }) => ids.includes(id));
};

export const SAMPLE_MESSAGE: MailedMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'Kettle 2',
  message: '1 + 1?\n\nAda',
};
