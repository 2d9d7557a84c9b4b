import { Form, useNavigation } from 'react-router';
import type { Subscription } from '#contract/subscriptions/subscription.ts';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BackHome, ExpiredLink } from './expired-link.tsx';

type Props = { subscription: Subscription };

type PageProps = {
  /** Null where the link is too old. */
  subscription: Subscription | null;
  /** Why it was not done. */
  refused: string | undefined;
};

/** What one is written about. */
const About = ({ subscription: { product, kinds } }: Props) => {
  const { t, paths } = useTranslation();
  if (!product) return null;
  return (
    <div className="grid gap-2 rounded-lg border border-line p-4">
      <Link to={paths.product(product)} className="font-medium hover:underline">
        {product.title}
      </Link>
      <ul className="list-disc ps-5 text-soft">
        {kinds.map((kind) => (
          <li key={kind}>{t(kind === 'price' ? 'notice.price' : 'notice.stock')}</li>
        ))}
      </ul>
    </div>
  );
};

const useQuestion = ({ product, email }: Subscription): string => {
  const { t } = useTranslation();
  return t(product ? 'subscription.confirmNotices' : 'subscription.confirmNewsletter', {
    email: isolateText(email),
  });
};

const Confirmed = ({ subscription }: Props) => {
  const { t } = useTranslation();
  const { product, email } = subscription;
  const question = useQuestion(subscription);
  const lead = product
    ? question
    : t('subscription.confirmedNewsletter', { email: isolateText(email) });
  return (
    <SmallPage title={t('subscription.confirmedTitle')} lead={lead} isAnswer>
      <About subscription={subscription} />
      <BackHome />
    </SmallPage>
  );
};

const Question = ({ subscription, refused }: Props & { refused: string | undefined }) => {
  const { t } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <SmallPage title={t('subscription.confirmTitle')} lead={useQuestion(subscription)}>
      <About subscription={subscription} />
      {refused && (
        <Notice tone="error" alert>
          {refused}
        </Notice>
      )}
      <Form method="post">
        <Button type="submit" size="lg" busy={busy}>
          {t('subscription.confirmButton')}
        </Button>
      </Form>
    </SmallPage>
  );
};

/** Behind the link of a mail: a button confirms, since programs that look for harm open links as well. */
export const ConfirmPage = ({ subscription, refused }: PageProps) => {
  if (!subscription || subscription.state === 'ended') return <ExpiredLink />;
  return subscription.state === 'confirmed' ? (
    <Confirmed subscription={subscription} />
  ) : (
    <Question subscription={subscription} refused={refused} />
  );
};
