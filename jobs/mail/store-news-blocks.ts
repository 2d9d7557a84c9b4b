import { PAGES } from '#contract/pages.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Block } from '#jobs/mail/body.ts';
import type { MailData, StoreNews } from '#jobs/mail/kinds.ts';

type Parts = {
  t: Translate;
  /** Puts origin and language in front of `/login`. */
  address: (path: string) => string;
};

const productPath = ({ slug, id }: StoreNews['products'][number]): string =>
  `/${PAGES.product.path.replace(':slug', encodeURIComponent(slug)).replace(':id?', id)}`;

const storePath = ({ slug }: StoreNews): string =>
  `/${PAGES.store.path.replace(':slug', encodeURIComponent(slug))}?sort=newest`;

const storeBlocks = ({ t, address }: Parts, store: StoreNews): Block[] => [
  { kind: 'heading', text: store.name },
  ...store.products.map((product): Block => ({
    kind: 'link',
    text: product.title,
    href: address(productPath(product)),
  })),
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
  { kind: 'link', text: parts.t('mail.store-news.end'), href: parts.address(end) },
];
