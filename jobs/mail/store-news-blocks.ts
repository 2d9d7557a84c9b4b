import { PAGES } from '#contract/pages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Block } from '#jobs/mail/body.ts';
import type { MailData, StoreNews } from '#jobs/mail/kinds.ts';

type Parts = {
  t: Translate;
  /** Puts origin and language in front of `/login`. */
  address: (path: string) => string;
  /** Where the picture of a product is, if a mail may show it. */
  pictureOf: (image: string) => string | undefined;
};

const productPath = ({ slug, id }: StoreNews['products'][number]): string =>
  `/${PAGES.product.path.replace(':slug', encodeURIComponent(slug)).replace(':id?', id)}`;

const storePath = ({ slug }: StoreNews): string =>
  `/${PAGES.store.path.replace(':slug', encodeURIComponent(slug))}?sort=newest`;

const storeBlocks = ({ t, address, pictureOf }: Parts, store: StoreNews): Block[] => [
  { kind: 'heading', text: store.name },
  {
    kind: 'items',
    items: store.products.map((product) => ({
      title: product.title,
      details: [],
      amount: '',
      cancelled: false,
      picture: pictureOf(product.image ?? ''),
      link: { text: t('mail.notice.button'), href: address(productPath(product)) },
    })),
  },
  ...(store.count > store.products.length
    ? [
        {
          kind: 'link',
          text: t('mail.store-news.all', { count: store.count }),
          href: address(storePath(store)),
        } as const,
      ]
    : []),
];

/** What is new in each followed store, and how to end these mails. */
export const storeNewsBlocks = (parts: Parts, { stores, end }: MailData['store-news']): Block[] => [
  ...stores.flatMap((store) => storeBlocks(parts, store)),
  {
    kind: 'button',
    text: parts.t('mail.store-news.button'),
    href: parts.address(`/${PAGES.following.path}`),
  },
  { kind: 'link', text: parts.t('mail.store-news.end'), href: parts.address(end), quiet: true },
];
