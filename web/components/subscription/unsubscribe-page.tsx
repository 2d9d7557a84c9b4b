import { Form, useNavigation } from 'react-router';
import type { DataOf } from '#contract/endpoint.ts';
import type { findSubscription } from '#contract/subscriptions/subscription.ts';
import { SmallPage } from '#web/components/frame/small-page.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BackHome, ExpiredLink } from './expired-link.tsx';

type Props = DataOf<typeof findSubscription> & {
  /** Why it was not done; a link that has become too old is another page. */
  refused: string | undefined;
};

const useQuestion = ({ purpose, subscription }: Props): string => {
  const { t } = useTranslation();
  const email = isolateText(subscription?.email ?? '');
  if (purpose === 'end-notices') return t('subscription.endNotices', { email });
  const title = subscription?.product?.title;
  return title === undefined
    ? t('subscription.endNewsletter', { email })
    : t('subscription.endNotice', { email, title: isolateText(title) });
};

/** It is done, now or before. */
export const Ended = () => {
  const { t } = useTranslation();
  return (
    <SmallPage title={t('subscription.endedTitle')} lead={t('subscription.endedText')} isAnswer>
      <BackHome />
    </SmallPage>
  );
};

/** For people; mail programs unsubscribe by sending the same form without looking (RFC 8058). */
export const UnsubscribePage = (props: Props) => {
  const { purpose, subscription, refused } = props;
  const { t } = useTranslation();
  const { formMethod, formData } = useNavigation();
  const question = useQuestion(props);
  const isAll = formData?.get('all') === '1';
  if (!subscription) return <ExpiredLink />;
  // All notices may be ended by a link about one that is over.
  if (subscription.state === 'ended' && purpose === 'end') return <Ended />;
  return (
    <SmallPage title={t('subscription.unsubscribeTitle')} lead={question}>
      {refused && (
        <Notice tone="error" alert>
          {refused}
        </Notice>
      )}
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" busy={formMethod === 'POST' && !isAll}>
          {t('subscription.endButton')}
        </Button>
        <Button type="submit" name="all" value="1" variant="secondary" busy={isAll}>
          {t('subscription.endAllButton')}
        </Button>
      </Form>
    </SmallPage>
  );
};
