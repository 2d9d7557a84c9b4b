import { SOURCE_TYPE } from '#contract/codes.ts';
import type { Trx } from '#db/client.ts';
import { artwork } from '#demo/pictures/key.ts';
import { BANNERS, SLIDES, type Target } from '#demo/promotions.ts';
import { fillIn, same, text } from '#demo/text.ts';
import { largestReduction } from './flash-sales.ts';
import type { Product } from './products.ts';
import { getFrom, insertRows } from './rows.ts';
import type { Structure } from './structure.ts';

const sources = (products: readonly Product[], structure: Structure) => (target: Target) => {
  if ('path' in target) return { source_type: SOURCE_TYPE.url, source_ids: [], url: target.path };
  if ('category' in target)
    return {
      source_type: SOURCE_TYPE.category,
      source_ids: [getFrom(structure.categories, target.category)],
    };
  if ('section' in target)
    return {
      source_type: SOURCE_TYPE.subCategory,
      source_ids: [getFrom(structure.sections, target.section)],
    };
  if ('sections' in target)
    return {
      source_type: SOURCE_TYPE.products,
      source_ids: products
        .filter(({ draft }) => target.sections.includes(draft.type.section))
        .map(({ id }) => id),
    };
  if ('brand' in target)
    return {
      source_type: SOURCE_TYPE.brand,
      source_ids: [getFrom(structure.brands, target.brand)],
    };
  return { source_type: SOURCE_TYPE.tag, source_ids: [getFrom(structure.tags, target.tag)] };
};

const TECH_SALE = text(
  'Tech flash sale: up to {percent}% off',
  'Vente flash high-tech : jusqu’à −{percent} %',
  'عرض خاطف للتقنية: خصم حتى {percent}%',
  'Teknoloji flaş indirimi: %{percent} oranına varan indirim',
  'टेक फ़्लैश सेल: {percent}% तक छूट',
);

/** Writes slides, banners, the banner on top, the one that pops up and the one in the menu. */
export const insertPromotions = async (
  trx: Trx,
  products: readonly Product[],
  structure: Structure,
): Promise<void> => {
  const sourceOf = sources(products, structure);
  await insertRows(
    trx,
    'slide',
    SLIDES.map(({ art, title, subtitle, action, to }, position) => ({
      title,
      subtitle,
      action,
      image: artwork(art),
      position,
      ...sourceOf(to),
    })),
  );
  await insertRows(
    trx,
    'banner',
    BANNERS.map(({ type, art, title, subtitle, to }, position) => ({
      type,
      title,
      subtitle,
      image: artwork(art),
      position,
      ...sourceOf(to),
    })),
  );
  await insertRows(trx, 'site_banner', [
    {
      kind: 'top',
      title: text(
        'First order 10% off (max. $15): WELCOME10',
        '1er achat −10 % (15 $ max.) : WELCOME10',
        'خصم 10% (حتى $15) لأول طلب: WELCOME10',
        'İlk siparişe %10 (en çok $15): WELCOME10',
        'पहले ऑर्डर पर 10% छूट ($15 तक): WELCOME10',
      ),
      closable: true,
      ...sourceOf({ path: '/flash-sale' }),
    },
    {
      kind: 'popup',
      title: fillIn(TECH_SALE, { percent: same(`${largestReduction(products)}`) }),
      image: artwork('popup-tech'),
      closable: true,
      ...sourceOf({ path: '/flash-sale' }),
    },
    {
      kind: 'menu',
      title: fillIn(TECH_SALE, { percent: same(`${largestReduction(products)}`) }),
      image: artwork('popup-tech'),
      closable: false,
      ...sourceOf({ path: '/flash-sale' }),
    },
  ]);
};
