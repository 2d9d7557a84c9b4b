import { useNavigation } from 'react-router';
import { AnsweredForm } from '#web/components/form/answered-form.tsx';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { EmailField } from '#web/ui/field.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Amount } from '#web/ui/price.tsx';
import type { NoticeSubject } from './load-notices.server.ts';
import type { NoticeOutcome } from './perform-notices.server.ts';

type Props = {
  about: NoticeSubject;
  /** Of the account; null for whoever has to give one. */
  email: string | null;
  answer: NoticeOutcome | null | undefined;
};

const Product = ({ about: { product, variant, price } }: Pick<Props, 'about'>) => {
  const { paths } = useTranslation();
  const money = useMoney();
  return (
    <div className="flex items-center gap-4">
      <Thumbnail image={product.image} />
      <div className="grid min-w-0 gap-0.5">
        <Link to={paths.product(product)} className="font-medium wrap-anywhere hover:underline">
          {product.title}
        </Link>
        <p className="text-sm text-soft">
          {variant?.text && `${variant.text} · `}
          <Amount>{money(price)}</Amount>
        </p>
      </div>
    </div>
  );
};

type KindsProps = { inStock: boolean; chosen: readonly string[]; error: string | undefined };

/** What is in stock is not waited for. */
const Kinds = ({ inStock, chosen, error }: KindsProps) => {
  const { t } = useTranslation();
  const kinds = inStock ? (['price'] as const) : (['stock', 'price'] as const);
  return (
    <fieldset className="grid gap-2" aria-describedby={error && 'kinds-said'}>
      <legend className="mb-2 text-sm font-medium">{t('notice.kinds')}</legend>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          kind="checkbox"
          name="kinds"
          value={kind}
          defaultChecked={chosen.includes(kind)}
          aria-invalid={error ? true : undefined}
        >
          {t(kind === 'price' ? 'notice.price' : 'notice.stock')}
        </Choice>
      ))}
      {error && (
        <p id="kinds-said" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** Asks to be written to about one product. */
export const AskForm = ({ about, email, answer }: Props) => {
  const { t } = useTranslation();
  const { formMethod, formData } = useNavigation();
  const refused = answer?.kind === 'refused' ? answer : undefined;
  const first = about.inStock ? 'price' : 'stock';
  return (
    <section
      aria-labelledby="ask"
      className="grid max-w-2xl gap-5 rounded-lg border border-line p-5 sm:p-6"
    >
      <h2 id="ask" className="text-xl font-semibold">
        {t('notice.askTitle')}
      </h2>
      <Product about={about} />
      <AnsweredForm answer={refused}>
        <input type="hidden" name="product" value={about.product.id} />
        {about.variant && <input type="hidden" name="variant" value={about.variant.id} />}
        <Kinds
          inStock={about.inStock}
          chosen={refused?.typed.kinds ?? [first]}
          error={refused?.fields['kinds']}
        />
        {email === null ? (
          <EmailField
            label={t('notice.email')}
            hint={t('notice.emailHint')}
            defaultValue={refused?.typed.email}
            error={refused?.fields['email']}
          />
        ) : (
          <p className="wrap-anywhere text-soft">
            <LinkedText
              text={t('notice.goesTo', { email: '{email}' })}
              holes={{ email: <EmailAddress>{email}</EmailAddress> }}
            />
          </p>
        )}
        <div>
          <Button type="submit" busy={formMethod === 'POST' && !formData?.has('intent')}>
            {t('notice.submit')}
          </Button>
        </div>
      </AnsweredForm>
    </section>
  );
};
