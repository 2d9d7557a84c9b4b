import { isLanguageCode } from '#i18n/languages.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

/** Ends the request with 404 where the path starts with what is no language: `/xx/cart`. */
export const requireLanguage = ({ params, context }: LoaderFunctionArgs) => {
  if (params['lang'] === undefined || isLanguageCode(params['lang'])) return;
  throw failure(context.get(visitContext).language, 404);
};
