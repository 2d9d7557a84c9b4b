import { Form, useNavigation } from 'react-router';
import { LinkAddress } from '#web/components/share/link-address.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { WishlistLink, WishlistRefusal } from './wishlist-data.ts';

type Props = {
  link: WishlistLink | null;
  refused: WishlistRefusal | undefined;
  action: string;
};

/** Makes the link to the list, shows it, names the list, ends it. */
export const ShareSection = ({ link, refused, action }: Props) => {
  const { t } = useTranslation();
  const { formData } = useNavigation();
  const sending = formData?.get('intent');
  return (
    <section aria-labelledby="share" className="grid max-w-xl gap-4">
      <div className="grid gap-1">
        <h2 id="share" className="text-lg font-semibold">
          {t('wishlistPage.share')}
        </h2>
        <p className="text-sm text-soft">{t('wishlistPage.shareText')}</p>
      </div>
      {link && (
        <LinkAddress
          label={t('wishlistPage.link')}
          title={t('wishlistPage.sharedTitle')}
          address={link.address}
        />
      )}
      <Form method="post" action={action} replace preventScrollReset className="grid gap-4">
        <TextField
          // Changed elsewhere or ended, it begins anew.
          key={link?.name}
          label={t('wishlistPage.name')}
          optional={t('wishlistPage.optional')}
          hint={t('wishlistPage.nameHint')}
          name="name"
          autoComplete="off"
          maxLength={60}
          defaultValue={refused?.name ?? link?.name ?? ''}
          error={refused?.message}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="intent"
            value="share"
            size="sm"
            variant="secondary"
            busy={sending === 'share'}
          >
            {t(link ? 'wishlistPage.changeName' : 'wishlistPage.makeLink')}
          </Button>
          {link && (
            <Button
              type="submit"
              name="intent"
              value="end-share"
              size="sm"
              variant="danger"
              busy={sending === 'end-share'}
            >
              {t('wishlistPage.endLink')}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
};
