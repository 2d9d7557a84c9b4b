import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const CHANGES = {
  add: { text: 'compare.addOne', name: 'compare.addOf', icon: 'plus' },
  remove: { text: 'compare.remove', name: 'compare.removeOf', icon: 'x' },
} as const;

type Intent = keyof typeof CHANGES;

/** Ids of the products that are on their way out of the comparison. */
export const useLeaving = (): ReadonlySet<string> => {
  const { formData } = useNavigation();
  return new Set(formData?.get('intent') === 'remove' ? [String(formData.get('product_id'))] : []);
};

type Props = { product: { id: string; title: string }; intent: Intent };

/** Adds a product to the comparison or removes it, in place. */
export const ChangeButton = ({ product: { id, title }, intent }: Props) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { formData } = useNavigation();
  const { text, name, icon } = CHANGES[intent];
  // It stands on the product's picture.
  const isSmall = intent === 'remove';
  return (
    <Form method="post" action={pathname + search} replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="product_id" value={id} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        aria-label={t(name, { title })}
        title={isSmall ? t(text) : undefined}
        className={isSmall ? 'size-9' : undefined}
        busy={formData?.get('product_id') === id && formData.get('intent') === intent}
      >
        <Icon name={icon} className="size-4" />
        {!isSmall && t(text)}
      </Button>
    </Form>
  );
};
