import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { data } from 'react-router';

type FailureStatus = 400 | 404 | 500 | 503;

const standard: Record<FailureStatus, MessageKey> = {
  400: 'error.wentWrong',
  404: 'error.notFound',
  500: 'error.wentWrong',
  503: 'error.apiDown',
};

/** Where the error page leads first, if there is a better place than home. */
export type NextLink = { to: string; text: string };

/** What a loader throws for a page that cannot be shown; the error page says the message. */
export const failure = (
  language: LanguageCode,
  status: FailureStatus,
  key?: MessageKey,
  way?: NextLink,
) => data({ message: translator(language)(key ?? standard[status]), way }, { status });

/** Whether what a loader has thrown is the 404 page. */
export const isMissing = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'init' in thrown &&
  (thrown.init as ResponseInit | null)?.status === 404;
