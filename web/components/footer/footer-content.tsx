import type { Link as LinkData, PaymentLink } from '#contract/shop/common.ts';
import { Logo } from '#web/components/menu/logo.tsx';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { ContactLink, SupportLinks } from '#web/components/menu/support-links.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useShopLists } from '#web/components/menu/use-shop-lists.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart, Nothing } from '#web/rendering/lazy-part.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** By itself, because the checkout has need of it and none of the footer. */
const PaymentMark = lazyPart(() => import('#web/components/payment/payment-mark.tsx'), Nothing);

/** Links below their title, folded on small screens; nothing where the owner has set none. */
const Column = ({ title, links }: { title: string; links: LinkData[] }) => {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul>
          {links.map((link) => (
            <li key={link.title + link.link}>
              <ShopLink link={link}>{link.title}</ShopLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
};

type MarksProps = { title: string; links: PaymentLink[]; isPayment?: boolean };

/** Payment marks and social links: a picture with its name, or the name alone. */
const Marks = ({ title, links, isPayment = false }: MarksProps) => {
  const { img_src_url, thumb_prefix } = useCommon();
  if (links.length === 0) return null;
  return (
    <ul
      aria-label={title}
      className={isPayment ? 'grid grid-cols-2 gap-x-4 md:grid-cols-1' : 'flex flex-wrap gap-x-4'}
    >
      {links.map((link) => (
        <li key={link.title + link.link}>
          <ShopLink
            link={link}
            className="inline-flex min-h-9 items-center gap-2 rounded-sm text-soft hover:text-primary"
          >
            {link.image ? (
              <img
                src={img_src_url + thumb_prefix + link.image}
                alt={link.title}
                height="24"
                loading="lazy"
                className="h-6 w-auto"
              />
            ) : (
              <>
                {isPayment && <PaymentMark method={link.method} />}
                {link.title}
              </>
            )}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
};

export type FooterProps = {
  /** Pages about one shopper, such as an order, do without. */
  hasNewsletter: boolean;
};

/** What stands in the footer, but for its last line. */
export default function FooterContent({ hasNewsletter }: FooterProps) {
  const { t } = useTranslation();
  const { services, about, payment, social, header_links } = useShopLists();
  // The form stands with mail and telephone.
  const others = services.filter(({ link }) => link !== '/contact');
  const shop = [
    { title: t('layout.allCategories'), link: '/categories', image: null, slug: null },
    ...header_links.left,
  ];
  return (
    <>
      {hasNewsletter && (
        <div className="bg-primary-wash">
          <NewsletterForm />
        </div>
      )}
      <div className="foot shell">
        <div>
          <div>
            <Logo />
            <p className="mt-2 max-w-80 text-soft">{t('layout.tagline')}</p>
          </div>
          <div className="grid justify-items-start text-soft lg:mt-4">
            <ContactLink />
            <SupportLinks />
            <Marks title={t('layout.social')} links={social} />
          </div>
        </div>
        <Column title={t('layout.shop')} links={shop} />
        <Column title={t('layout.services')} links={others} />
        <Column title={t('layout.about')} links={about} />
        {payment.length > 0 && (
          <div>
            <h2>{t('layout.payment')}</h2>
            <Marks title={t('layout.payment')} links={payment} isPayment />
          </div>
        )}
      </div>
    </>
  );
}
