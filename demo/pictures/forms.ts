/**
 * What the studio has rendered in more than one form: the form of each of the type's products, by their
 * number, so that products that stand side by side are not all the same thing in other colours. Where a
 * type's names say what it is like (a large cup, a round mirror), they take turns as its forms do.
 */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  abacus: ['abacus', 'stacking-rings'],
  'badminton-racket': ['badminton-racket', 'badminton-set'],
  cactus: ['cactus-green', 'cactus'],
  candle: ['candle-glass', 'candle', 'candle-bowl', 'candle'],
  casserole: ['casserole', 'casserole-oval'],
  chair: ['chair-ladder', 'chair'],
  'chef-knife': ['chef-knife-large', 'chef-knife'],
  'children-book': ['picture-book'],
  chocolate: ['chocolate', 'chocolate-milk'],
  coat: ['coat', 'coat-trench', 'coat', 'coat-trench', 'coat'],
  'coffee-cup': ['coffee-cup', 'coffee-mug'],
  cookies: ['cookies', 'cookies-oat'],
  'desk-telephone': ['desk-telephone', 'desk-telephone-buttons'],
  dress: ['dress-shirt', 'dress', 'dress', 'dress-shirt', 'dress'],
  'first-aid-kit': ['first-aid-kit', 'first-aid-kit-travel'],
  'frying-pan': ['frying-pan-iron', 'frying-pan'],
  'hair-comb': ['hair-comb', 'hair-comb-styling'],
  heels: ['heels-block', 'heels'],
  'house-plant': ['house-plant', 'snake-plant'],
  jeans: ['jeans', 'jeans-slim', 'jeans-wide'],
  jigsaw: ['jigsaw', 'jigsaw-laid', 'jigsaw'],
  'lamp-bulb': ['lamp-bulb', 'lamp-bulb-globe', 'lamp-bulb-candle'],
  lantern: ['lantern', 'lantern-bamboo'],
  'leather-shoes': ['leather-shoes', 'loafers'],
  'mate-cup': ['mate-cup', 'tea-tumbler'],
  mirror: ['mirror-arch', 'mirror'],
  'mystery-novel': ['paperback', 'paperback', 'paperback', 'paperback', 'hardback'],
  'paella-pan': ['paella-pan', 'paella-pan-steel'],
  perfume: ['perfume', 'perfume-tall', 'perfume-round'],
  'plush-rabbit': ['plush-rabbit', 'plush-elephant'],
  'running-shoes': ['running-shoes', 'trainers', 'running-shoes', 'high-tops'],
  scooter: ['scooter', 'scooter-three'],
  'sea-novel': ['paperback', 'paperback', 'paperback', 'hardback', 'hardback'],
  smartphone: ['smartphone', 'smartphone-zoom'],
  sofa: ['sofa', 'sofa-three'],
  'studio-microphone': ['studio-microphone', 'podcast-microphone'],
  sunglasses: ['sunglasses-round', 'sunglasses'],
  television: ['television-flat', 'television'],
  tent: ['tent', 'tent-tunnel'],
  teapot: ['teapot', 'teapot-high'],
  vase: ['vase-moon', 'vase', 'vase-bottle', 'vase'],
  'wireless-headphones': ['wireless-headphones', 'wireless-headphones', 'headphones-on-ear'],
  wristwatch: ['wristwatch', 'wristwatch-steel'],
};

/**
 * What the studio calls what this product of the type looks like; without a number the type's usual form, or
 * its first where none is called as the type.
 */
export const formOf = (type: string, number?: number): string => {
  const forms = FORMS[type];
  if (!forms) return type;
  if (number === undefined) return forms.includes(type) ? type : (forms[0] ?? type);
  return forms[number % forms.length] ?? type;
};
