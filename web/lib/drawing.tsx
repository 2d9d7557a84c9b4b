import {
  createContext,
  useContext,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { KEPT, useIsKept } from './kept.ts';
import { SharedContext, type SharedData } from './shared-data.ts';
import { TranslationContext } from './translation.tsx';

/** A part that shows only what every page of a language shares, which is `shop`. */
type OfShop = { shop: object; part: string };

/** By what a drawn part is known: a text that holds all that it shows, or what every page shares. */
export type DrawnKey = string | OfShop;

/** Draws an element, or finds what was drawn under the key before; the HTML that stands for it. */
export type Draw = (key: DrawnKey, element: ReactElement) => string;

export type Drawing = {
  draw: Draw;
  /** Whether what stands for a part is a mark that may be a text as well, not its HTML. */
  byMark: boolean;
};

/** Given on the server alone; a browser draws every part where it stands. */
export const DrawContext = createContext<Drawing | undefined>(undefined);

type DrawnPart = (
  keyOf: (shared: SharedData, language: string) => DrawnKey,
  part: ReactNode,
) => string;

/**
 * On the server, what draws a part once for all pages that show it; the part may use
 * `useTranslation`, `useCommon` and `useYear`, and nothing else of the page around it.
 */
export const useDrawnPart = (): DrawnPart | undefined => {
  const drawing = useContext(DrawContext);
  const translation = useContext(TranslationContext);
  const shared = useContext(SharedContext);
  if (!drawing || !shared) return undefined;
  return (keyOf, part) => {
    return drawing.draw(
      keyOf(shared, translation.language.code),
      <SharedContext value={shared}>
        <TranslationContext value={translation}>{part}</TranslationContext>
      </SharedContext>,
    );
  };
};

/** Whether the server has drawn the part for just these props, which it still has. */
const useIsKeptFor = (props: object): boolean => {
  const kept = useIsKept();
  const now = kept ? JSON.stringify(props) : '';
  const [first] = useState(now);
  return kept && now === first;
};

/**
 * Makes a list item of a part that shows nothing but its props, in the page's language and the
 * shop's currency. Of what every page shares it may show the currency and the address of pictures,
 * which are in the key. The browser leaves the item as the server has drawn it until its props change,
 * so the part has no state and no handler.
 */
export const drawnItem = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  function DrawnItem(props: Props) {
    const draw = useDrawnPart();
    // The name of the part is its item's in the styles: the part needs no element around it.
    const item = { className: name };
    if (useIsKeptFor(props)) return <li key="kept" {...item} {...KEPT} />;
    const part = <Part {...props} />;
    if (!draw)
      return (
        <li key="made" {...item}>
          {part}
        </li>
      );
    const html = draw(({ common: { img_src_url, setting } }, language) => {
      const { currency, currency_icon, currency_position } = setting;
      const shop = [img_src_url, currency, currency_icon, currency_position];
      return JSON.stringify([name, language, shop, props]);
    }, part);
    return <li {...item} dangerouslySetInnerHTML={{ __html: html }} />;
  };

/** The key of a part that shows only what every page of a language shares. */
const ofShop =
  (name: string) =>
  ({ common, year }: SharedData, language: string): OfShop => ({
    shop: common,
    part: `${name} ${language} ${year}`,
  });

type DrawnSharedProps = {
  as: 'div' | 'footer' | 'ul';
  name: string;
  className: string;
  children: ReactNode;
};

/**
 * An element whose content shows only what every page of a language shares, so the browser leaves it as
 * the server has drawn it.
 */
export const DrawnShared = ({ as: Element, name, className, children }: DrawnSharedProps) => {
  const draw = useDrawnPart();
  if (useIsKept()) return <Element className={className} {...KEPT} />;
  if (!draw) return <Element className={className}>{children}</Element>;
  const html = draw(ofShop(name), children);
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
};

type DrawnOnceProps = { name: string; children: ReactNode };

const OnServer = ({ name, children }: DrawnOnceProps) => {
  const draw = useDrawnPart();
  const byMark = useContext(DrawContext)?.byMark;
  if (!draw || !byMark) return children;
  return draw(ofShop(name), children);
};

/**
 * A part that is alive in the browser and begins there the same on every page of a language: the
 * server draws it once. When it begins it may use nothing of the page around it but
 * `useTranslation`, `useCommon` and `useYear`, and no ids of React's.
 */
export const DrawnOnce = import.meta.env.SSR
  ? OnServer
  : ({ children }: DrawnOnceProps) => children;
