import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { languages } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { SharedContext, ShopListsContext, type ShopLists } from '#web/lib/page-data/shared-data.ts';
import { TranslationContext } from '#web/lib/texts/translation.tsx';
import { RenderPartContext, type PartToRender } from './cached-part.tsx';
import { inlineOf, type Inline } from './content-security-policy.ts';

/** The HTML of a part as it is sent, and what stands inline in it. */
export type RenderedPart = { bytes: Uint8Array; inline: Inline };

/** 8,000 cards or so. */
const MOST_BYTES = 8_000_000;

const cache = new LRUCache<string, RenderedPart>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }, key) => key.length + bytes.length,
});

const versions = new WeakMap<object, number>();
let newest = 0;

/** A number for this state of what every page shares. Parts of an older state are used no more. */
const versionOf = (common: object): number => {
  const version = versions.get(common) ?? (newest += 1);
  versions.set(common, version);
  return version;
};

const keyOf = (
  { name, language, shared, props }: PartToRender,
  lists: ShopLists | null,
): string => {
  const shop = `${versionOf(shared.common)} ${lists && versionOf(lists)} ${shared.logo?.src}`;
  return `${name} ${language} ${shared.today} ${shop} ${JSON.stringify(props)}`;
};

/** Outside of any page, so that a part which asks something of it fails instead of telling it to others. */
const render = (
  { Part, props, language, shared }: PartToRender,
  lists: ShopLists | null,
): string => {
  const translation = {
    t: translator(language),
    language: languages[language],
    paths: makePaths(language),
  };
  return renderToString(
    <RenderPartContext value={(part) => render(part, lists)}>
      <SharedContext value={shared}>
        <ShopListsContext value={lists}>
          <TranslationContext value={translation}>
            <Part {...props} />
          </TranslationContext>
        </ShopListsContext>
      </SharedContext>
    </RenderPartContext>,
  );
};

/**
 * A part rendered once for the same props in the same language and the same state of the shop; what was
 * asked for longest ago is forgotten first. A part inside another is kept with that one alone.
 */
export const renderCachedPart = (part: PartToRender, lists: ShopLists | null): RenderedPart => {
  const key = keyOf(part, lists);
  const known = cache.get(key);
  if (known) return known;
  const html = render(part, lists);
  const rendered = { bytes: new TextEncoder().encode(html), inline: inlineOf(html) };
  cache.set(key, rendered);
  return rendered;
};
