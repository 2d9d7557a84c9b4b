import { visitContext, type RequestArgs } from './context.server.ts';

/**
 * For pages that a token in their address opens: it must not be sent to other sites, nor be listed by search
 * engines. Not `no-referrer`: with it browsers hide the origin of a form, and the router refuses forms
 * without one.
 */
export const hideAddress = ({ context }: RequestArgs): void => {
  const { answerHeaders } = context.get(visitContext);
  answerHeaders.set('Referrer-Policy', 'same-origin');
  answerHeaders.set('X-Robots-Tag', 'noindex, nofollow');
};
