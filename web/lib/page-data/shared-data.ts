import type { CommonData } from '#contract/shop/common.ts';
import { createContext } from 'react';
import type { Logo } from '#web/lib/visit/context.server.ts';
import { unpack } from '#web/rendering/packed-data.ts';

/** The lists of `common`, which only the frame's menu, links and footer show. */
export type ShopLists = Pick<
  CommonData,
  'categories' | 'about' | 'services' | 'payment' | 'social' | 'header_links' | 'menu_banner'
>;
export type SentCommon = Omit<CommonData, keyof ShopLists>;

/** What every page of a language shares. */
export type SharedData = {
  common: SentCommon;
  /** The day of the server's clock in UTC: `2026-11-24`. */
  today: string;
  logo?: Logo | undefined;
};

/** Given on the server alone; a browser has the lists as HTML, or fetches them (use-shop-lists.ts). */
export const ShopListsContext = createContext<ShopLists | null>(null);

/** Given by TranslationProvider; a part that is drawn by itself is given it again. */
export const SharedContext = createContext<SharedData | undefined>(undefined);

/** The same as the loader of `routes/language` sends it: packed. */
export type SentData = {
  common: string;
  today: string;
  theme: string;
  canvas?: readonly [light: string, dark: string];
  logo?: Logo;
};

/** What the loader has sent, as the pages use it. */
export const sharedData = ({ common, today, logo }: SentData): SharedData => ({
  common: unpack<SentCommon>(common),
  today,
  logo,
});

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The same among the matches of a page, for what stands outside React. */
export const sharedDataOf = (matches: Matches): SharedData | undefined => {
  const sent = matches.find((match) => match?.id === 'routes/language')?.loaderData;
  return sent ? sharedData(sent as SentData) : undefined;
};
