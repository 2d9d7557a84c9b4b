import { redirect, type ActionFunctionArgs } from 'react-router';
import type { SentFile } from '#contract/files.ts';
import { saveReview } from '#contract/reviews/own-review.ts';
import { translator } from '#i18n/messages.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { whichLine } from './load-review-page.server.ts';

/** Why nothing was saved, and what was typed. */
export type ReviewRefusal = {
  kind: 'refused';
  message: string;
  fields: Record<string, string>;
  typed: { rating: number | undefined; review: string };
};

/** The pictures of a form; a field that was left empty is a file without name and content. */
const picturesOf = async (form: FormData): Promise<SentFile[]> => {
  const files = form
    .getAll('images')
    .filter((one): one is File => typeof one !== 'string' && (one.size > 0 || one.name !== ''));
  return Promise.all(
    files.map(async (file) => ({
      field: 'images',
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
};

/** Saves or deletes the review, and leads to the order; where pictures were not taken, back to the form. */
export const performReview = async (
  args: ActionFunctionArgs,
): Promise<ReviewRefusal | Response> => {
  const { language } = args.context.get(visitContext);
  const { line, token } = whichLine(args);
  const form = await args.request.formData();
  const rating = Number(formText(form, 'rating')) || undefined;
  const review = formText(form, 'review');
  const isDelete = form.get('intent') === 'delete';
  const answer = await call(args, saveReview, {
    json: isDelete
      ? { line_id: line, token, action: 'delete' }
      : {
          line_id: line,
          token,
          rating,
          review,
          removed_images: form.getAll('removed_images').map(String),
        },
    files: isDelete ? [] : await picturesOf(form),
  });
  if (!answer.ok) {
    const { message, fields } = answer;
    return { kind: 'refused', message, fields, typed: { rating, review } };
  }
  const paths = makePaths(language);
  const { refused_images: refused } = answer.data;
  if (refused.length > 0) {
    const reasons = new Set(refused.map(({ message }) => message));
    const text = [translator(language)('upload.someFailed'), ...reasons].join(' ');
    leaveFlash(args, 'error', text);
    return redirect(withQuery(paths.review(line), { token }), 303);
  }
  leaveFlash(args, 'message', answer.message);
  const to = token === undefined ? paths.order(orderOf(form)) : paths.trackOrder(token);
  return redirect(to, 303);
};

const orderOf = (form: FormData): string => formText(form, 'order').slice(0, 64);
