import { expect, test } from 'vitest';
import { BRANDS } from '#demo/brands.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { drawLogo } from './brand-logo.ts';

const draw = async ({ name, mark, colour, logo }: (typeof BRANDS)[number]): Promise<string> => {
  const picture = drawLogo({ name: name.en, mark, colour, style: logo }, 64);
  return (await picture.raw().toBuffer()).toString('base64');
};

test('every brand has a logo that no other one has', async () => {
  const logos = await Promise.all(BRANDS.map(draw));
  expect(new Set(logos).size).toBe(BRANDS.length);
});

test('brands write their names in many ways', () => {
  const styles = Map.groupBy(BRANDS, ({ logo }) => logo);
  expect(styles.size).toBeGreaterThan(9);
  for (const alike of styles.values()) expect(alike.length).toBeLessThan(7);
});

test('within a category, brands of one hand differ in colour', () => {
  for (const { id } of DEPARTMENTS) {
    const looks = BRANDS.filter(({ departments }) => departments.includes(id)).map(
      ({ logo, colour }) => `${logo} ${colour}`,
    );
    expect(new Set(looks).size).toBe(looks.length);
  }
});

/** Which share of the logo, as small as a list shows it, stands out from its paper. */
const inked = async ({ name, mark, colour, logo }: (typeof BRANDS)[number]): Promise<number> => {
  const picture = drawLogo({ name: name.en, mark, colour, style: logo }, 56);
  const data = await picture.removeAlpha().greyscale().raw().toBuffer();
  return data.filter((byte) => byte < 200).length / data.length;
};

test('a logo is still seen where it is as small as a thumb', async () => {
  const shares = await Promise.all(
    BRANDS.map(async (brand) => ({ id: brand.id, share: await inked(brand) })),
  );
  expect(shares.filter(({ share }) => share < 0.035)).toEqual([]);
});

test('a letter that nobody has drawn is refused, not left out', () => {
  expect(() => drawLogo({ name: 'Ñandú', mark: 0, colour: 'red', style: 'heavy' }, 64)).toThrow(
    'No letter',
  );
});
