import type { LoaderFunctionArgs } from 'react-router';
import { isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { visitContext } from './context.server.ts';
import { failure } from './failure.server.ts';

/**
 * The language of a file below `/language/{code}/`, in which the API answers from here on. Ends the
 * request with 404 for any other.
 */
export const requireLanguageFile = ({ params, context }: LoaderFunctionArgs): LanguageCode => {
  const visit = context.get(visitContext);
  const { code } = params;
  if (!isLanguageCode(code)) throw failure(visit.language, 404);
  // Nothing personal is in a file that others keep.
  context.set(visitContext, {
    ...visit,
    language: code,
    guestToken: undefined,
    sessionToken: undefined,
    profile: undefined,
  });
  return code;
};
