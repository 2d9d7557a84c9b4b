import { Form, useNavigation } from 'react-router';
import { AddressLines } from '#web/components/checkout/address/address-lines.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { ListedAddress } from './load-addresses.server.ts';
import { questionBelow } from '#web/ui/question-below.ts';

type Props = ListedAddress & {
  /** Also while the press that makes it so is on its way. */
  isDefault: boolean;
};

const small = buttonClass({ variant: 'secondary', size: 'sm' });

/** An address of the book, with what can be done about it. It is deleted after a question. */
export const AddressItem = ({ address, country, isDefault }: Props) => {
  const { t, paths } = useTranslation();
  const { id } = address;
  const name = isolateText(address.name);
  const { formData } = useNavigation();
  const isBusy = formData?.get('id') === id;
  return (
    <li className="grid content-between gap-5 rounded-lg border border-line p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-[min(100%,12rem)]">
          <AddressLines address={address} country={country} />
        </div>
        {isDefault && <Badge tone="primary">{t('addressPage.isDefault')}</Badge>}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Link
          to={withQuery(paths.addresses(), { edit: id })}
          className={small}
          aria-label={t('addressPage.editOf', { name })}
        >
          {t('addressPage.edit')}
        </Link>
        {!isDefault && (
          <Form method="post" action={paths.addresses()} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="default"
              variant="secondary"
              size="sm"
              aria-label={t('addressPage.makeDefaultOf', { name })}
            >
              {t('addressPage.makeDefault')}
            </Button>
          </Form>
        )}
        <details className={questionBelow}>
          <summary aria-label={t('addressPage.deleteOf', { name })} className={small}>
            {t('addressPage.delete')}
          </summary>
          <Form
            method="post"
            action={paths.addresses()}
            preventScrollReset
            className="mt-1 grid justify-items-start gap-3 rounded-md bg-danger-wash p-4"
          >
            <input type="hidden" name="id" value={id} />
            <p className="font-medium">{t('addressPage.deleteAsk')}</p>
            <Button
              type="submit"
              name="intent"
              value="delete"
              variant="danger"
              size="sm"
              busy={isBusy}
            >
              {t('addressPage.deleteNow')}
            </Button>
          </Form>
        </details>
      </div>
    </li>
  );
};
