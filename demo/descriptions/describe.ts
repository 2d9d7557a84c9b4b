import { findAdvice } from './advice.ts';
import { blurbOf } from './blurbs/blurb-of.ts';
import type { Brand } from '#demo/brands.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import { nameOf } from '#demo/product-types/product-type.ts';
import { pointsOf } from './points/points-of.ts';
import { proseOf } from './prose.ts';
import { sizeGuideOf } from './size-guide.ts';
import type { Random } from '#demo/random.ts';
import type { FiveTexts } from '#demo/text.ts';
import { fillIn, inEach } from '#demo/text.ts';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Two paragraphs and a list, of what is worn its size guide too, as simple HTML. What the specifications measure is not repeated. */
export const describe = (
  type: ProductType,
  number: number,
  brand: Brand,
  department: string,
  random: Random,
): FiveTexts => {
  const prose = proseOf(department, type);
  const opening = blurbOf(type.id, number) ?? nameOf(type, number).pitch ?? type.pitch;
  const middle = fillIn(random.pick(prose.middles), { brand: brand.name });
  const end = random.pick(prose.ends);
  const advice = findAdvice(type.section);
  const points = pointsOf(type.id) ?? random.shuffled(prose.points).slice(0, 3);
  const guide = sizeGuideOf(type.id);
  return inEach((code) => {
    const list = points.map((point) => `<li>${escaped(point[code])}</li>`).join('');
    return `<p>${escaped(`${opening[code]} ${middle[code]}`)}</p><ul>${list}</ul><p>${escaped(`${advice?.[code] ?? ''} ${end?.[code] ?? ''}`.trim())}</p>${guide?.[code] ?? ''}`;
  });
};
