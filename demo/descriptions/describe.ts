import { findAdvice } from './advice.ts';
import type { Brand } from '#demo/brands.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import { proseOf } from './prose.ts';
import type { Random } from '#demo/random.ts';
import type { Spec } from '#demo/products/specs.ts';
import type { FiveTexts } from '#demo/text.ts';
import { fillIn, inEach } from '#demo/text.ts';

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const COLON = { en: ':', fr: '\u202f:', ar: ':', tr: ':', hi: ':' };

/** Two paragraphs and a list, as simple HTML. */
export const describe = (
  type: ProductType,
  brand: Brand,
  department: string,
  specs: readonly Spec[],
  random: Random,
): FiveTexts => {
  const prose = proseOf(department, type.section);
  const middle = fillIn(random.pick(prose.middles), { brand: brand.name });
  const end = random.pick(prose.ends);
  const advice = findAdvice(type.section);
  const points = random.shuffled(prose.points).slice(0, 2);
  return inEach((code) => {
    const facts = specs
      .slice(0, 2)
      .map(({ label, value }) => `${label[code]}${COLON[code]} ${value[code]}`);
    const items = [...facts, ...points.map((point) => point[code])];
    const list = items.map((item) => `<li>${escaped(item)}</li>`).join('');
    return `<p>${escaped(`${type.pitch[code]} ${middle[code]}`)}</p><ul>${list}</ul><p>${escaped(`${advice?.[code] ?? ''} ${end[code]}`.trim())}</p>`;
  });
};
