import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where the monthly mail of followed stores is ended without signing in. */
export const EndStoreNewsPage = ({ isEnded }: { isEnded: boolean }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="shell-narrow grid gap-6 py-8 md:py-12">
      <h1 className="text-2xl font-semibold sm:text-3xl">{t('follow.endTitle')}</h1>
      {isEnded ? (
        <Notice tone="success" alert>
          {t('follow.newsEnded')}
        </Notice>
      ) : (
        <>
          <p className="text-soft">{t('follow.endText')}</p>
          <Form method="post" action={pathname + search} replace>
            <Button type="submit" busy={isBusy}>
              {t('follow.newsEnd')}
            </Button>
          </Form>
        </>
      )}
    </div>
  );
};
