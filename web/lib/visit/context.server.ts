import type { NonSharedBuffer } from 'node:buffer';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Profile } from '#contract/account/account.ts';
import type { ApiRequest, ApiAnswer } from '#contract/api-request.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { ShopLists } from '#web/lib/page-data/shared-data.ts';

/** Answers a call: the API in this process, or one on another host. */
export type CallApi = (question: ApiRequest) => Promise<ApiAnswer>;

/** Set by the server for each request. */
export const apiContext = createContext<CallApi>();

/** The id under which the server logs this request; handed on to the API. */
export const requestIdContext = createContext<string>('');

/** The path that was asked for in the letters that the shop links to, where these are others. */
export const spelledContext = createContext<string | null>(null);

/** How the shop looks by its configuration, where that says so; a theme's files are the shop's own. */
export type PageTheme = {
  /** Rules that follow those of the style sheet. */
  css: string;
  /** The shop's colour, in place of the one of the settings. */
  primary: string | undefined;
  /** The grounds of the page, light and dark, where it names one. */
  canvas: readonly [light: string, dark: string] | undefined;
  logo: Logo | undefined;
};
/** Addresses of the logo, for the dark scheme too where there is one, and its width at 36 pixels. */
export type Logo = { src: string; dark: string | undefined; width: number };

/** Set by the server for each request. */
export const pageThemeContext = createContext<PageTheme | null>(null);

/** The lists of the frame for the document that is rendered; a browser is not sent them. */
export const shopListsContext = createContext<ShopLists | null>(null);

/** The page that was drawn for this request: the body of its answer. */
export const pageContext = createContext<NonSharedBuffer | null>(null);

/** What one request is known to be, and what its answer has to carry. Made by root's middleware. */
export type Visit = {
  language: LanguageCode;
  /** The token of a guest; undefined for a visitor who saved nothing yet. */
  guestToken: string | undefined;
  /** The session of an account, where the visitor is signed in. */
  sessionToken: string | undefined;
  /** Who is signed in. */
  profile: Profile | undefined;
  /** Whether an order of theirs stands, as far as it is known: what is for a first order is not for them. */
  hasOrdered: boolean;
  secure: boolean;
  /** What the visitor's browser calls itself. */
  userAgent: string | undefined;
  /** Added to the answer, whatever the loaders and actions return: cookies above all. */
  answerHeaders: Headers;
};
export const visitContext = createContext<Visit>();

/** What the API is asked with: the session, or else the guest's token. */
export const tokenOf = ({ sessionToken, guestToken }: Visit): string | undefined =>
  sessionToken ?? guestToken;

/** Who asks for something: the arguments of a loader or action, which know their request's visit. */
export type RequestArgs = { context: Readonly<RouterContextProvider> };
