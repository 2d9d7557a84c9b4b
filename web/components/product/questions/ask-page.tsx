import { Form, useNavigation } from 'react-router';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AskRefusal } from './perform-ask.server.ts';

type Props = {
  product: { id: string; slug: string; title: string; image: string };
  /** What was typed before signing in. */
  draft: string;
  refused: AskRefusal | undefined;
};

/** Asks about one product, for whoever is signed in. */
export const AskPage = ({ product, draft, refused }: Props) => {
  const { t, paths } = useTranslation();
  const form = useFocusFirstInvalid(refused);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <SmallPage title={t('questionPage.askTitle')} lead={t('questionPage.askLead')}>
      <p className="flex items-center gap-4">
        <Thumbnail image={product.image} />
        <span className="min-w-0 font-medium wrap-anywhere">{product.title}</span>
      </p>
      <Form
        ref={form}
        method="post"
        action={paths.askQuestion(product.id)}
        noValidate
        className="grid gap-5 rounded-lg border border-line p-5 sm:p-6"
      >
        {refused && !refused.fields['question'] && (
          <Notice tone="error" alert>
            {refused.message}
          </Notice>
        )}
        <TextAreaField
          label={t('questions.label')}
          name="question"
          required
          rows={5}
          maxLength={500}
          defaultValue={refused?.typed ?? draft}
          error={refused?.fields['question']}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy}>
            {t('questions.submit')}
          </Button>
          <Link to={paths.product(product)} className={buttonClass({ variant: 'quiet' })}>
            {t('questionPage.back')}
          </Link>
        </div>
      </Form>
    </SmallPage>
  );
};
