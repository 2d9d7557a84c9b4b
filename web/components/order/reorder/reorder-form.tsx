import { Form, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  /** The page that puts it back. */
  action: string;
  /** Which order, where the page is about several. */
  order?: { id: string; number: string };
} & Pick<ButtonLook, 'size' | 'variant' | 'wide'>;

/** Puts everything of an order into the cart again, as far as it can be had. */
export const ReorderForm = ({ action, order, size, wide, variant = 'secondary' }: Props) => {
  const { t } = useTranslation();
  const { state, formData } = useNavigation();
  const busy =
    state !== 'idle' &&
    formData?.get('intent') === 'put-back' &&
    (order === undefined || formData.get('order_id') === order.id);
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="put-back" />
      {order && <input type="hidden" name="order_id" value={order.id} />}
      <Button
        type="submit"
        variant={variant}
        {...(size && { size })}
        {...(wide && { wide })}
        busy={busy}
        aria-label={order && t('orderPage.putBackOf', { number: order.number })}
      >
        <Icon name="shopping-bag" className="size-4.5" />
        {t('orderPage.putBack')}
      </Button>
    </Form>
  );
};
