import { CARD_FORM } from '#web/components/card/card-form.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const BUTTONS = [
  { name: 'wish', icon: 'heart', marked: 'wished' },
  { name: 'compare', icon: 'scale', marked: 'compared' },
] as const;

/**
 * The same buttons as on a card, with their texts, on the page of a product. Which of its two texts
 * a button has is decided by the mark around it (web/styles/card.css).
 */
export default function ProductSaveButtons({ id }: { id: string }) {
  const { t, paths } = useTranslation();
  return (
    <div data-product={id} className="saves">
      {BUTTONS.map(({ name, icon, marked }) => (
        <button
          key={name}
          type="submit"
          form={CARD_FORM}
          data-press="save"
          formAction={paths.saveProduct()}
          name={name}
          value={id}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <Icon name={icon} />
          <span>{t(`product.${name}`)}</span>
          <span>{t(`product.${marked}`)}</span>
        </button>
      ))}
    </div>
  );
}
