import { translator } from '#i18n/messages.ts';
import { personalResponse } from '#api/http/envelope.ts';
import { languageOf } from '#api/http/language.ts';
import { fail } from '#api/http/reply.ts';
import type { Answer } from '#server/storefront.ts';

const excuse = ({ url, headers }: Request): Response => {
  const language = languageOf(headers);
  const isCall = new URL(url).pathname.startsWith('/api/');
  const response = isCall
    ? personalResponse(language, fail(503, 'api.tooLong'))
    : new Response(translator(language)('api.tooLong'), {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
  response.headers.set('Retry-After', '5');
  return response;
};

/** Answers as `answer` does, but tells the visitor after so many milliseconds that it was not done. */
export const withPatience =
  (answer: Answer, milliseconds: number): Answer =>
  async (request, bindings) => {
    const { promise: over, resolve } = Promise.withResolvers<Response>();
    const timer = setTimeout(() => resolve(excuse(request)), milliseconds);
    try {
      return await Promise.race([answer(request, bindings), over]);
    } finally {
      clearTimeout(timer);
    }
  };
