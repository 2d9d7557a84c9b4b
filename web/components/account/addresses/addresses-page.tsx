import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Profile } from '#contract/account/account.ts';
import { AccountFrame, AccountHeading } from '#web/components/account/account-page.tsx';
import type { ListedAddress } from '#web/components/checkout/address/address-book.server.ts';
import { AddressForm } from '#web/components/checkout/address/address-form.tsx';
import type { AddressAnswer } from '#web/components/checkout/address/typed-address.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { BackLink } from '#web/components/navigation/back-link.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AddressItem } from './address-item.tsx';
import type { OpenForm } from './load-addresses.server.ts';

type Props = {
  profile: Profile;
  addresses: readonly ListedAddress[];
  /** Shown in place of the list. */
  form: OpenForm | null;
  flash: Flash | null;
  /** The address that has just been deleted and can be restored. */
  deleted: string | null;
  answer: AddressAnswer | null | undefined;
};

/** The list as it will be once the press on its way has arrived. */
const useExpected = (addresses: readonly ListedAddress[]) => {
  const { formData } = useNavigation();
  const pressed = formData?.get('id');
  const intent = formData?.get('intent');
  return addresses
    .filter(({ address }) => !(intent === 'delete' && address.id === pressed))
    .map((one) => ({
      ...one,
      isDefault: intent === 'default' ? one.address.id === pressed : one.address.is_default,
    }));
};

const AddLink = () => {
  const { t, paths } = useTranslation();
  return (
    <Link to={withQuery(paths.addresses(), { add: '1' })} className={buttonClass()}>
      <Icon name="plus" className="size-5" />
      {t('addressPage.add')}
    </Link>
  );
};

/** Says what was deleted; the pressed button has gone with it, so the focus moves here. */
const Undo = ({ text, id }: { text: string; id: string }) => {
  const { t, paths } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Notice tone="success" alert>
      <Form
        method="post"
        action={paths.addresses()}
        replace
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
      >
        <p>{text}</p>
        <input type="hidden" name="id" value={id} />
        <Button
          ref={button}
          type="submit"
          name="intent"
          value="restore"
          variant="secondary"
          size="sm"
        >
          <Icon name="rotate-ccw" mirrored className="size-4" />
          {t('addressPage.undo')}
        </Button>
      </Form>
    </Notice>
  );
};

const Book = ({ addresses, flash, deleted }: Props) => {
  const { t } = useTranslation();
  const expected = useExpected(addresses);
  return (
    <>
      <AccountHeading
        title={t('addressPage.title')}
        lead={t('addressPage.lead')}
        action={expected.length > 0 && <AddLink />}
      />
      {flash && deleted ? (
        <Undo key={deleted} text={flash.text} id={deleted} />
      ) : (
        <FlashToast flash={flash} />
      )}
      {expected.length === 0 ? (
        <EmptyState icon="map-pin" title={t('addressPage.none')} text={t('addressPage.noneText')}>
          <AddLink />
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {expected.map((one) => (
            <AddressItem key={one.address.id} {...one} />
          ))}
        </ul>
      )}
    </>
  );
};

const EditAddress = ({
  profile,
  form: { address, countries, country },
  answer,
}: Pick<Props, 'profile' | 'answer'> & { form: OpenForm }) => {
  const { t, paths } = useTranslation();
  const { name, email, phone } = profile;
  const known = { name: name ?? '', email: email ?? '', phone: phone ?? '' };
  return (
    <>
      <AccountHeading
        title={t(address ? 'addressPage.editTitle' : 'addressPage.addTitle')}
        back={<BackLink to={paths.addresses()}>{t('addressPage.back')}</BackLink>}
      />
      <div className="max-w-2xl">
        <AddressForm
          countries={countries}
          country={country}
          saved={address ?? known}
          answer={answer ?? undefined}
          action={withQuery(paths.addresses(), address ? { edit: address.id } : { add: '1' })}
          texts={{
            submit: t('addressPage.save'),
            emailHint: t('addressPage.emailHint'),
            privacy: t('addressPage.privacy'),
          }}
        >
          {address && <input type="hidden" name="id" value={address.id} />}
          {!address?.is_default && (
            <Choice kind="checkbox" name="is_default">
              {t('addressPage.useDefault')}
            </Choice>
          )}
        </AddressForm>
      </div>
    </>
  );
};

/** The address book, or one address of it to be changed. */
export const AddressesPage = (props: Props) => (
  <AccountFrame>
    {props.form ? <EditAddress {...props} form={props.form} /> : <Book {...props} />}
  </AccountFrame>
);
