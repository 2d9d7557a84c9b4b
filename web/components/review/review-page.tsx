import { Form, useNavigation } from 'react-router';
import { PICTURE_BYTES } from '#contract/files.ts';
import { REVIEW_LENGTH, REVIEW_PICTURES } from '#contract/reviews/review-rules.ts';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { useFocusFirstInvalid } from '#web/components/form/focus-first-invalid.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { OrderFrame } from '#web/components/order/order-frame.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { shrinkPicture } from '#web/lib/browser/shrink-picture.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import { StarField } from '#web/ui/star-field.tsx';
import { DeleteReview } from './delete-review.tsx';
import type { ReviewPageData } from './load-review-page.server.ts';
import { OwnPictures } from './own-pictures.tsx';
import type { ReviewRefusal } from './perform-review.server.ts';

type Props = Omit<ReviewPageData, 'messages'> & { refused: ReviewRefusal | undefined };

const shrink = (file: File): Promise<File> => shrinkPicture(file, PICTURE_BYTES);

/** Stars, words and pictures for something that was bought. */
export const ReviewPage = (props: Props) => {
  const { review, line, token, flash } = props;
  const { t, paths } = useTranslation();
  return (
    <OrderFrame hasMenu={token === null} isForm>
      <FlashToast flash={flash} />
      <AccountHeading title={t('reviewPage.title')} />
      <div className="grid w-full max-w-2xl grid-cols-1 gap-6">
        <Bought line={line} />
        {review && !review.visible && <Notice tone="warning">{t('reviewPage.hidden')}</Notice>}
        {line.delivered ? (
          <ReviewForm {...props} />
        ) : (
          <Notice tone="info">{t('review.notDelivered')}</Notice>
        )}
        {review && <DeleteReview line={line} token={token} />}
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          <Link
            to={token === null ? paths.order(line.order_id) : paths.trackOrder(token)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('reviewPage.toOrder')}
          </Link>
          {line.product.id !== '' && (
            <Link to={paths.product(line.product)} className={buttonClass({ variant: 'quiet' })}>
              {t('reviewPage.toProduct')}
            </Link>
          )}
        </div>
      </div>
    </OrderFrame>
  );
};

const Bought = ({ line: { product, variant } }: Pick<Props, 'line'>) => (
  <div className="flex items-center gap-4">
    <span className="block size-16 shrink-0 overflow-hidden rounded-md bg-surface">
      <ShopPicture image={product.image} alt="" sizes="64px" upTo={160} />
    </span>
    <div className="min-w-0">
      <p className="leading-snug font-medium">{product.title}</p>
      {variant && <p className="text-sm text-soft">{variant}</p>}
    </div>
  </div>
);

const ReviewForm = ({ review, line, name, token, stars, refused }: Props) => {
  const { t, paths } = useTranslation();
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === 'POST' && formData?.get('intent') === 'save';
  const form = useFocusFirstInvalid(refused);
  const isBesideField = refused && Object.keys(refused.fields).length > 0;
  return (
    <Form
      ref={form}
      method="post"
      action={withQuery(paths.review(line.id), { token })}
      encType="multipart/form-data"
      className="grid grid-cols-1 gap-6"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="order" value={line.order_id} />
      {refused && !isBesideField && (
        <Notice tone="error" alert>
          {refused.message}
        </Notice>
      )}
      <StarField
        legend={t('reviewPage.stars')}
        name="rating"
        labelOf={(count) => t('reviews.stars', { count })}
        defaultValue={refused?.typed.rating ?? stars ?? review?.rating}
        error={refused?.fields['rating']}
      />
      <TextAreaField
        label={t('reviewPage.text')}
        hint={t('reviewPage.textHint')}
        name="review"
        rows={6}
        maxLength={REVIEW_LENGTH}
        defaultValue={refused?.typed.review ?? review?.review}
        error={refused?.fields['review']}
      />
      {review && review.images.length > 0 && <OwnPictures images={review.images} />}
      <PictureField
        // The pictures of a saved review are above; what was chosen before is gone with it.
        key={review?.images.join()}
        label={t('reviewPage.pictures')}
        name="images"
        multiple
        hint={t('reviewPage.picturesHint', {
          most: REVIEW_PICTURES,
          size: PICTURE_BYTES / 1000,
        })}
        error={refused?.fields['images']}
        shrink={shrink}
        labels={{ choose: t('upload.choose'), remove: t('upload.remove') }}
      />
      {name && (
        <p className="text-sm text-faint">{t('reviewPage.shownAs', { name: isolateText(name) })}</p>
      )}
      <div>
        <Button type="submit" size="lg" busy={busy}>
          {t(review ? 'reviewPage.save' : 'reviewPage.publish')}
        </Button>
      </div>
    </Form>
  );
};
