import { createContext, useContext, type ComponentType, type ReactElement } from 'react';
import { SharedContext } from './shared-data.ts';
import { TranslationContext } from './translation.tsx';

/** Draws an element as HTML, or finds what was drawn under the key before. */
export type Draw = (key: string, element: ReactElement) => string;

/** Given on the server alone; a browser draws every part where it stands. */
export const DrawContext = createContext<Draw | undefined>(undefined);

/**
 * Makes a list item of a part that shows nothing but its props, in the page's language and the
 * shop's currency: on the server the same item is drawn once for all pages that show it. The part
 * may use `useTranslation` and `useCommon`; of what every page shares it may show the currency and
 * the address of pictures, which are in the key.
 */
export const drawnItem = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  function DrawnItem(props: Props) {
    const draw = useContext(DrawContext);
    const translation = useContext(TranslationContext);
    const shared = useContext(SharedContext);
    if (!draw || !shared)
      return (
        <li>
          <Part {...props} />
        </li>
      );
    const { img_src_url, setting } = shared.common;
    const { currency, currency_icon, currency_position } = setting;
    const shop = [img_src_url, currency, currency_icon, currency_position];
    const key = JSON.stringify([name, translation.language.code, shop, props]);
    const part = (
      <SharedContext value={shared}>
        <TranslationContext value={translation}>
          <Part {...props} />
        </TranslationContext>
      </SharedContext>
    );
    return <li dangerouslySetInnerHTML={{ __html: draw(key, part) }} />;
  };
