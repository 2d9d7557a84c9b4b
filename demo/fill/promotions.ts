import { SOURCE_TYPE } from '#contract/codes.ts';
import type { Trx } from '#db/client.ts';
import { artwork } from '#demo/pictures/key.ts';
import { BANNERS, SLIDES, type Target } from '#demo/promotions.ts';
import { text } from '#demo/text.ts';
import { getFrom, insertRows } from './rows.ts';
import type { Structure } from './structure.ts';

const sourceOf = (target: Target, structure: Structure) => {
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
  if ('brand' in target)
    return {
      source_type: SOURCE_TYPE.brand,
      source_ids: [getFrom(structure.brands, target.brand)],
    };
  return { source_type: SOURCE_TYPE.tag, source_ids: [getFrom(structure.tags, target.tag)] };
};

/** Writes slides, banners, the banner on top and the one that pops up. */
export const insertPromotions = async (trx: Trx, structure: Structure): Promise<void> => {
  await insertRows(
    trx,
    'slide',
    SLIDES.map(({ art, title, subtitle, action, to }, position) => ({
      title,
      subtitle,
      action,
      image: artwork(art),
      position,
      ...sourceOf(to, structure),
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
      ...sourceOf(to, structure),
    })),
  );
  await insertRows(trx, 'site_banner', [
    {
      kind: 'top',
      title: text(
        '10% off your first order with the code WELCOME10',
        '10 % sur votre première commande avec le code WELCOME10',
        'خصم 10% على طلبك الأول بالرمز WELCOME10',
        'İlk siparişinize WELCOME10 koduyla %10 indirim',
        'पहले ऑर्डर पर कोड WELCOME10 से 10% छूट',
      ),
      closable: true,
      ...sourceOf({ path: '/flash-sale' }, structure),
    },
    {
      kind: 'popup',
      title: text(
        'Two-day tech days: up to 45% off',
        'Deux jours high-tech : jusqu’à −45 %',
        'عروض التقنية ليومين: خصم يصل إلى 45%',
        'İki günlük teknoloji fırsatı: %45’e varan indirim',
        'दो दिन की टेक सेल: 45% तक छूट',
      ),
      image: artwork('popup-tech'),
      closable: true,
      ...sourceOf({ path: '/flash-sale' }, structure),
    },
  ]);
};
