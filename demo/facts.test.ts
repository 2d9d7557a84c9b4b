import { expect, test } from 'vitest';
import { formOf } from '#demo/pictures/forms.ts';
import { patternOf } from '#demo/pictures/patterns/patterns.ts';
import { checkDigitOf } from '#demo/products/book-specs.ts';
import type { DraftProduct } from '#demo/products/draft-product.ts';
import { draftProducts } from '#demo/products/draft-products.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { nameOf } from '#demo/product-types/product-type.ts';

const products = draftProducts();
const ofType = (...ids: string[]): DraftProduct[] => {
  const found = products.filter(({ type }) => ids.includes(type.id));
  expect(found.length).toBe(ids.length * 5);
  return found;
};
const inSection = (...sections: string[]): DraftProduct[] =>
  products.filter(({ type }) => sections.includes(type.section));
const findSpec = ({ specs }: DraftProduct, label: string): string | undefined =>
  specs.find((row) => row.label.en === label)?.value.en;
const numberOf = (product: DraftProduct, label: string): number =>
  Number.parseFloat(findSpec(product, label) ?? '');
const titlesOf = (some: readonly DraftProduct[]): string[] => some.map(({ title }) => title.en);

const IN_HALL = ['electronics', 'sports', 'toys'];
const BY_HAND = /finished by hand|small series|seamstress/i;

test('what a factory makes is not said to be finished by hand', () => {
  const made = products.filter(
    ({ department, type }) =>
      IN_HALL.includes(department.id) &&
      !['abacus', 'nesting-dolls', 'chess-set'].includes(type.id),
  );
  expect(made.length).toBeGreaterThan(120);
  const wrong = [...made, ...inSection('accessories', 'shoes', 'bags')].filter(({ description }) =>
    BY_HAND.test(description.en),
  );
  expect(titlesOf(wrong)).toEqual([]);
});

test('only what is sewn speaks of seams and sewing', () => {
  const sewn = new Set(['women', 'men', 'bags']);
  const wrong = products.filter(
    ({ description, type }) =>
      !sewn.has(type.section) && /\bseams?\b|sewn|seamstress/i.test(description.en),
  );
  expect(titlesOf(wrong)).toEqual([]);
});

test('care suits what a thing is made of', () => {
  const careOf = (product: DraftProduct): string => findSpec(product, 'Care') ?? '';
  const wrong = products.filter((product) => {
    const material = findSpec(product, 'Material') ?? '';
    if (/iron/.test(material)) return /dishwasher safe/i.test(careOf(product));
    if (/wool/i.test(material)) return /machine wash/i.test(careOf(product));
    return /leather/i.test(material) && /wash/i.test(careOf(product));
  });
  expect(titlesOf(wrong)).toEqual([]);
  expect(ofType('frying-pan').filter((one) => /oil lightly/.test(careOf(one))).length).toBe(3);
});

test('boots are of leather, a watch withstands bars and a tent a column of water', () => {
  for (const boots of ofType('hiking-boots'))
    expect(findSpec(boots, 'Material')).toMatch(/leather/);
  for (const watch of ofType('wristwatch'))
    expect(findSpec(watch, 'Water resistance')).toMatch(/^\d+ bar$/);
  for (const tent of ofType('tent'))
    expect(findSpec(tent, 'Water column')).toMatch(/^\d000 mm|\d500 mm$/);
});

test('the pattern that is written is the one that is pictured', () => {
  const patterned = ofType('dress', 'coat').map((product) => {
    const { type, number } = product;
    return [findSpec(product, 'Pattern') !== 'Plain', !!patternOf(type.id, number, 'navy')];
  });
  expect(patterned.filter(([written, pictured]) => written !== pictured)).toEqual([]);
});

const WELL_KNOWN = ['smartphone', 'laptop', 'sofa', 'dress', 'coat', 'television', 'camera'];

test('a set says what is in it, and a travel kit is not the family’s', () => {
  for (const set of ofType('badminton-racket')) {
    const isSet = /set/.test(set.title.en);
    expect(findSpec(set, 'Contents')).toBe(isSet ? '2 rackets, 2 shuttlecocks' : undefined);
    expect(formOf(set.type.id, set.number)).toBe(isSet ? 'badminton-set' : 'badminton-racket');
  }
  for (const kit of ofType('first-aid-kit'))
    expect(/travel/.test(kit.title.en)).toBe(/travel/.test(formOf(kit.type.id, kit.number)));
});

test('only a flowering cactus is pictured in flower', () => {
  for (const cactus of ofType('cactus'))
    expect(formOf('cactus', cactus.number) === 'cactus').toBe(/flowering/.test(cactus.title.en));
});

test('glasses, telephones, pumps and watches are pictured as their titles and straps say', () => {
  for (const glasses of ofType('sunglasses'))
    expect(/round/.test(formOf('sunglasses', glasses.number))).toBe(/round/.test(glasses.title.en));
  for (const telephone of ofType('desk-telephone'))
    expect(/buttons/.test(formOf('desk-telephone', telephone.number))).toBe(
      /push-button/.test(telephone.title.en),
    );
  for (const pumps of ofType('heels'))
    expect(/block/.test(formOf('heels', pumps.number))).toBe(/block/.test(pumps.title.en));
  for (const watch of ofType('wristwatch'))
    expect(/steel/.test(formOf('wristwatch', watch.number))).toBe(
      /steel/.test(findSpec(watch, 'Strap') ?? ''),
    );
});

test('what is bought by its figures has many of them, none twice', () => {
  for (const product of ofType(...WELL_KNOWN))
    expect(product.specs.length, product.title.en).toBeGreaterThan(7);
  const twice = products.filter(
    ({ specs }) => new Set(specs.map(({ label }) => label.en)).size !== specs.length,
  );
  expect(titlesOf(twice)).toEqual([]);
});

test('a pan says which hobs it is for, and what a table is laid with where it may be heated', () => {
  for (const pan of ofType('frying-pan', 'casserole', 'paella-pan'))
    expect(findSpec(pan, 'Hobs')).toMatch(/induction/);
  for (const dish of ofType('bowl', 'dinner-set', 'coffee-cup'))
    expect(findSpec(dish, 'Microwave')).toBe('Suitable');
});

const sizesOf = (id: string, label: string): string[] =>
  ofType(id).map((product) => findSpec(product, label) ?? '');

test('telephones, laptops and cameras have the figures that makers give, and not all the same', () => {
  expect(sizesOf('smartphone', 'Screen').every((size) => /^6\.\d-inch$/.test(size))).toBe(true);
  for (const [id, label] of [
    ['smartphone', 'Screen'],
    ['smartphone', 'Memory'],
    ['smartphone', 'Camera'],
    ['laptop', 'Screen'],
    ['laptop', 'Memory'],
    ['camera', 'Camera'],
    ['television', 'Screen'],
  ] as const)
    expect(new Set(sizesOf(id, label)).size, `${id}: ${label}`).toBeGreaterThan(2);
  const sold = new Set([8, 12, 16, 20, 24, 33, 45, 48, 50, 64, 108]);
  for (const product of ofType('smartphone', 'camera', 'video-camera'))
    expect(sold).toContain(numberOf(product, 'Camera'));
});

const books = products.filter(({ type }) => type.titled);

test('a book says who wrote it, in which language, when and under which number', () => {
  expect(books.length).toBe(25);
  for (const book of books) {
    expect(findSpec(book, 'Author'), book.title.en).toMatch(/^\p{Lu}.+ \p{Lu}/u);
    expect(findSpec(book, 'Language')).toBe('English');
    expect(findSpec(book, 'Published')).toMatch(/^20[12]\d$/);
    expect(findSpec(book, 'ISBN')).toMatch(/^979-8-150-\d{5}-\d$/);
  }
});

test('each book is told about in words of its own, in every language', () => {
  for (const code of DEMO_LANGUAGES) {
    const openings = books.map(({ description }) => description[code].split(/[.!?।:]/)[0]);
    expect(new Set(openings).size, code).toBe(books.length);
  }
});

test('the last digit of an ISBN follows from the others, and no two books share one', () => {
  expect(checkDigitOf('978030640615')).toBe(7);
  const numbers = books.map((book) => (findSpec(book, 'ISBN') ?? '').replaceAll('-', ''));
  for (const isbn of numbers)
    expect(isbn).toBe(isbn.slice(0, 12) + checkDigitOf(isbn.slice(0, 12)));
  expect(new Set(numbers).size).toBe(books.length);
});

test('of two books of a kind the one with more pages is heavier', () => {
  for (const some of Map.groupBy(books, ({ type }) => type.id).values()) {
    const byPages = some.toSorted((a, b) => numberOf(a, 'Pages') - numberOf(b, 'Pages'));
    const weights = byPages.map((book) => numberOf(book, 'Weight'));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  }
});

const SIZES = ['Diameter', 'Width', 'Height', 'Capacity', 'Contents', 'Pages', 'Battery life'];

test('of two things of one name the larger one is not the cheaper one', () => {
  const pairs = [...Map.groupBy(products, ({ type, number }) => nameOf(type, number)).values()];
  const wrong = pairs.flatMap((some) =>
    some.slice(1).flatMap((dear, at) => {
      const cheap = some[at];
      if (!cheap || dear.selling < cheap.selling) return [dear.title.en];
      return SIZES.filter((label) => numberOf(dear, label) < numberOf(cheap, label)).map(
        (label) => `${dear.title.en}: ${label}`,
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test('the dearest thing of a name costs at most three times the cheapest', () => {
  const spans = [...Map.groupBy(products, ({ type, number }) => nameOf(type, number)).values()];
  const wide = spans.filter((some) => {
    const prices = some.map(({ selling }) => selling);
    return Math.max(...prices) > 3 * Math.min(...prices);
  });
  expect(wide.map(([first]) => first?.title.en)).toEqual([]);
});

test('a family tent costs more than one for two, and three seats more than two', () => {
  const pricesOf = (name: RegExp): number[] =>
    products.filter(({ title }) => name.test(title.en)).map(({ selling }) => selling);
  expect(Math.min(...pricesOf(/family tent/))).toBeGreaterThan(
    Math.max(...pricesOf(/two-person tent/)),
  );
  expect(Math.min(...pricesOf(/three-seat sofa/))).toBeGreaterThan(
    Math.max(...pricesOf(/two-seat sofa/)),
  );
});

test('about a quarter of the shop is on offer, not half', () => {
  const offered = products.filter((one) => one.offered > 0).length / products.length;
  expect(offered).toBeGreaterThan(0.12);
  expect(offered).toBeLessThan(0.25);
});

const FASHION_BRANDS = ['maison-aubray', 'zarine', 'tessara', 'oakfield', 'pasolino'];
const COMFORT = ['women', 'men', 'shoes', 'bags', 'accessories', 'bedding-and-bath'];

test('brands and stores keep to their field', () => {
  const strangers = products.filter(({ brand, store, type, department }) => {
    if (FASHION_BRANDS.includes(brand.id) && !COMFORT.includes(type.section)) return true;
    if (store.id === 'bosphorus-mode' && department.id !== 'fashion') return true;
    if (store.id === 'sanjeevani-health')
      return !['pharmacy', 'beauty', 'baby'].includes(department.id) || type.id === 'baby-spoon';
    return department.id === 'sports' && store.id !== 'north-ridge';
  });
  expect(titlesOf(strangers)).toEqual([]);
  expect(inSection('hair-care').map(({ store }) => store.id)).not.toContain('sanjeevani-health');
  const makers = (sections: string[]): string[] => [
    ...new Set(inSection(...sections).map(({ brand }) => brand.id)),
  ];
  const published = makers(['novels', 'childrens-books', 'cookbooks-and-guides']);
  expect(makers(['notebooks-and-pens']).filter((id) => published.includes(id))).toEqual([]);
});
