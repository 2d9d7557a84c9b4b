import type { Trx } from '#db/client.ts';
import { artwork } from '#demo/pictures/key.ts';
import { createRandom } from '#demo/random.ts';
import { inTurns, shapeOf } from '#demo/products/standing.ts';
import { createSlugs } from '#demo/slug.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

type Collection = {
  id: string;
  title: FiveTexts;
  description: FiveTexts;
  onHome: boolean;
  /** Sub-categories, or single kinds of product: the first of each, in this order, then the second of each. */
  of: readonly string[];
  /** In cents; what costs as much as that is too dear already. */
  below?: number;
};

const PRODUCTS_EACH = 18;
/** So many of them the home page shows. */
export const SHOWN_IN_ROW = 12;

/** The shapes that the home page shows because they are popular. */
export const popularShapes = (products: readonly Product[]): Set<string> =>
  new Set(
    products
      .filter(({ draft }) => draft.variants.some(({ quantity }) => quantity > 0))
      .toSorted((a, b) => b.draft.popularity - a.draft.popularity)
      .slice(0, SHOWN_IN_ROW)
      .map(({ draft }) => shapeOf(draft)),
  );

const COLLECTIONS: readonly Collection[] = [
  {
    id: 'slow-mornings',
    title: text(
      'Slow mornings',
      'Matins tranquilles',
      'صباحات هادئة',
      'Sakin Sabahlar',
      'सुकून भरी सुबह',
    ),
    description: text(
      'Coffee, warm light and a good page.',
      'Un café, une lumière douce et une bonne page.',
      'قهوة وضوء دافئ وصفحة جميلة.',
      'Kahve, sıcak bir ışık ve güzel bir sayfa.',
      'कॉफ़ी, हल्की रोशनी और एक अच्छा पन्ना।',
    ),
    onHome: true,
    of: [
      'coffee-cup',
      'coffee-beans',
      'teapot',
      'mystery-novel',
      'cookies',
      'bowl',
      'honey',
      'sea-novel',
      'bed-linen',
      'mate-cup',
      'juice',
      'candle',
    ],
  },
  {
    id: 'home-office',
    title: text(
      'The home office',
      'Le bureau à la maison',
      'مكتب المنزل',
      'Evdeki Ofis',
      'घर का ऑफ़िस',
    ),
    description: text(
      'Everything for a clear desk and a clear head.',
      'Tout pour un bureau dégagé et l’esprit clair.',
      'كل ما يلزم لمكتب مرتب وذهن صافٍ.',
      'Derli toplu bir masa ve berrak bir zihin için.',
      'साफ़ मेज़ और साफ़ दिमाग़ के लिए सब कुछ।',
    ),
    onHome: true,
    of: [
      'laptop',
      'keyboard',
      'chair',
      'computer-mouse',
      'notebook',
      'wireless-headphones',
      'fountain-pen',
      'lamp-bulb',
      'studio-microphone',
      'house-plant',
      'backpack',
      'desk-telephone',
    ],
  },
  {
    id: 'weekend-outside',
    title: text(
      'A weekend outside',
      'Un week-end dehors',
      'عطلة في الهواء الطلق',
      'Açık Havada Hafta Sonu',
      'खुली हवा में वीकेंड',
    ),
    description: text(
      'Pack light, walk far, sleep well.',
      'Partir léger, aller loin, bien dormir.',
      'أمتعة خفيفة ورحلة بعيدة ونوم هانئ.',
      'Hafif çanta, uzun yol, rahat uyku.',
      'कम सामान, लंबा सफ़र, गहरी नींद।',
    ),
    onHome: false,
    of: ['camping-and-hiking', 'cycling-and-skating', 'running-shoes', 'backpack', 'cameras'],
  },
  {
    id: 'medicine-cabinet',
    title: text(
      'The well-stocked medicine cabinet',
      'L’armoire à pharmacie bien garnie',
      'صيدلية منزلية متكاملة',
      'Eksiksiz Ecza Dolabı',
      'भरा-पूरा मेडिसिन बॉक्स',
    ),
    description: text(
      'What helps when the night is long.',
      'Ce qui aide quand la nuit est longue.',
      'ما ينفع حين يطول الليل.',
      'Gece uzun olduğunda işe yarayanlar.',
      'जब रात लंबी हो, तब काम आने वाली चीज़ें।',
    ),
    onHome: true,
    of: [
      'pain-relief',
      'plasters',
      'digital-thermometer',
      'vitamin-c',
      'first-aid-kit',
      'cough-syrup',
      'stethoscope',
      'vitamin-d',
      'allergy-tablets',
      'omega-3',
      'toothbrush',
      'toothpaste',
    ],
  },
  {
    id: 'gifts-under-30',
    title: text(
      'Gifts under $30',
      'Cadeaux à moins de 30 $',
      'هدايا بأقل من $30',
      '$30 Altı Hediyeler',
      '$30 से कम के तोहफ़े',
    ),
    description: text(
      'Small gifts they will keep using.',
      'De petits cadeaux qui serviront longtemps.',
      'هدايا صغيرة تدوم طويلًا.',
      'Uzun süre kullanılacak küçük hediyeler.',
      'छोटे तोहफ़े, जो लंबे समय तक काम आएं।',
    ),
    onHome: true,
    of: [
      'vase',
      'chocolate',
      'soap-bar',
      'nesting-dolls',
      'dice-game',
      'perfume',
      'fountain-pen',
      'teddy-bear',
      'wine-glass',
      'crayons',
      'nail-polish',
      'jigsaw',
      'abacus',
      'kite',
      'travel-guide',
    ],
    below: 3000,
  },
  {
    id: 'first-year',
    title: text('The first year', 'La première année', 'السنة الأولى', 'İlk Yıl', 'पहला साल'),
    description: text(
      'Soft, safe and easily washed.',
      'Doux, sûr et facile à laver.',
      'ناعم وآمن وسهل الغسل.',
      'Yumuşak, güvenli ve kolay yıkanır.',
      'मुलायम, सुरक्षित और धोने में आसान।',
    ),
    onHome: false,
    of: ['feeding', 'baby-care', 'nursery', 'soft-toys'],
  },
  {
    id: 'an-evening-for-yourself',
    title: text(
      'An evening for yourself',
      'Une soirée rien qu’à soi',
      'أمسية لنفسك',
      'Kendinize Bir Akşam',
      'एक शाम अपने लिए',
    ),
    description: text(
      'Warm water, a good scent, no appointments.',
      'De l’eau chaude, un bon parfum, aucun rendez-vous.',
      'ماء دافئ ورائحة طيبة وبلا مواعيد.',
      'Sıcak su, güzel bir koku, randevusuz saatler.',
      'गर्म पानी, अच्छी ख़ुशबू और कोई अपॉइंटमेंट नहीं।',
    ),
    onHome: false,
    of: ['skincare', 'bath-and-fragrance', 'hair-care', 'lighting', 'novels'],
  },
  {
    id: 'green-balcony',
    title: text(
      'The green balcony',
      'Le balcon vert',
      'الشرفة الخضراء',
      'Yeşil Balkon',
      'हरी-भरी बालकनी',
    ),
    description: text(
      'Leaves, bulbs and gloves for the soil.',
      'Des feuilles, des bulbes et des gants pour la terre.',
      'أوراق وأبصال وقفازات للتربة.',
      'Yapraklar, soğanlar ve toprak için eldivenler.',
      'पत्तियां, कंद और मिट्टी के लिए दस्ताने।',
    ),
    onHome: false,
    of: ['plants', 'garden-tools'],
  },
];

const isCheaper = ({ draft }: Product, below: number): boolean =>
  draft.variants.every(({ listPrice, price }) => (listPrice ?? price ?? draft.selling) < below);

/** What a collection shows, the first of each of its places before any second one. */
const membersOf = (
  { id, of, below = Infinity }: Collection,
  products: readonly Product[],
  shown: ReadonlySet<string>,
): Product[] => {
  const shuffled = createRandom(id).shuffled(products.filter((one) => isCheaper(one, below)));
  const places = of.map((place) =>
    inTurns(
      shuffled.filter(({ draft: { type } }) => type.section === place || type.id === place),
      ({ draft }) => shapeOf(draft),
      shown,
    ),
  );
  const longest = Math.max(...places.map((place) => place.length));
  return Array.from({ length: longest }, (_, turn) => places.flatMap((place) => place[turn] ?? []))
    .flat()
    .slice(0, PRODUCTS_EACH);
};

/**
 * The collections with their products. Those of the home page begin with shapes that it does not show
 * already: `shown`, and those of the collections above.
 */
export const listCollections = (
  products: readonly Product[],
  shown: ReadonlySet<string>,
): (Collection & { members: Product[] })[] => {
  const taken = new Set(shown);
  return COLLECTIONS.map((collection) => {
    const members = membersOf(collection, products, collection.onHome ? taken : new Set());
    if (collection.onHome)
      for (const { draft } of members.slice(0, SHOWN_IN_ROW)) taken.add(shapeOf(draft));
    return { ...collection, members };
  });
};

/** Writes the collections; the ids by the demo's names of them. */
export const insertCollections = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  const slugFor = createSlugs();
  const collections = listCollections(products, popularShapes(products));
  const ids = await insertNumbered(
    trx,
    'collection',
    collections.map(({ id, title, description, onHome }, position) => ({
      slug: slugFor(title),
      title,
      description,
      image: artwork(`collection-${id}`),
      position,
      on_home: onHome,
    })),
  );
  await insertRows(
    trx,
    'product_collection',
    collections.flatMap(({ members }, i) =>
      members.map((product, position) => ({
        collection_id: ids[i] ?? 0,
        product_id: product.id,
        position,
      })),
    ),
  );
};
