/**
 * What a page about one shopper whose forms may be refused exports beside its own:
 * `export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts'`.
 */
export { shouldRevalidate } from './form-revalidation.ts';
export { clientAction } from './network-error.ts';
export { personalHeaders as headers } from './personal-page.ts';
