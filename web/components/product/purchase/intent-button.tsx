import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

type Props = Pick<ButtonProps, 'form' | 'size' | 'variant' | 'disabled'> & {
  intent: 'add' | 'buy-now';
  /** The intent that is on its way. */
  pending: string | null;
};

export const IntentButton = ({ intent, pending, ...look }: Props) => {
  const { t } = useTranslation();
  return (
    <Button
      {...look}
      type="submit"
      name="intent"
      value={intent}
      busy={pending === intent}
      className={intent === 'add' ? 'grow' : 'basis-full'}
    >
      {t(intent === 'add' ? 'product.addToCart' : 'product.buyNow')}
    </Button>
  );
};
