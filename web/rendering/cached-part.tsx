import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import type { LanguageCode } from '#i18n/languages.ts';
import { SharedContext, type SharedData } from '#web/lib/page-data/shared-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { UNTOUCHED, useIsServerRendered } from './static-part.tsx';

/** What JSON carries, and nothing else: no functions, no elements, no dates. */
type Serialisable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never[]) => unknown) | symbol | bigint | Date
    ? never
    : { [Name in keyof Value]: Serialisable<Value[Name]> };

type Component<Props> = (props: Props) => ReactNode;

/** A component whose props are serialisable; for any other the type is `never`. */
type PureComponent<Props> = Props extends Serialisable<Props> ? Component<Props> : never;

/** A part of a page for certain props. Its HTML depends on this alone. */
export type PartToRender = {
  name: string;
  Part: Component<object>;
  props: object;
  language: LanguageCode;
  shared: SharedData;
};

/** Finds the HTML of a part, or renders it. */
export type RenderPart = (part: PartToRender) => string;

/** Given on the server alone; a browser renders every part where it stands. */
export const RenderPartContext = createContext<RenderPart | undefined>(undefined);

/** All cached parts by their names, for the test that holds their rules. */
export const cachedParts = new Map<string, Component<never>>();

type Element = { name: string; as: 'div' | 'li' | 'ul' | 'footer'; className?: string };

/**
 * Makes an element of a part whose HTML the server keeps and gives to every page that shows it. `Part`
 * is a pure function of its props, the page's language and what every page of the shop shares
 * (`useTranslation`, `useCommon`, `useMoney`): it has no state, no handler and asks nothing of the page
 * around it, and the key of the cache is made of just these. The browser leaves the element as it is
 * until its props change: what many pages have and few browsers render (the footer) is a `lazyPart` in it.
 */
export const cachedPart = <Props extends object>(
  { name, as: Element, className = name }: Element,
  part: PureComponent<Props>,
) => {
  const Part: Component<Props> = part;
  cachedParts.set(name, Part);
  return function CachedPart(props: Props) {
    const renderPart = useContext(RenderPartContext);
    const shared = useContext(SharedContext);
    const { language } = useTranslation();
    const isServerRendered = useIsServerRendered();
    const now = isServerRendered ? JSON.stringify(props) : '';
    const [first] = useState(now);
    if (isServerRendered && now === first)
      return <Element key="server" className={className} {...UNTOUCHED} />;
    if (!renderPart || !shared)
      return (
        <Element key="made" className={className}>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </Element>
      );
    const part = { name, Part: Part as Component<object>, props };
    const html = renderPart({ ...part, language: language.code, shared });
    return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  };
};
