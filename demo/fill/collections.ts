import type { Trx } from '#db/client.ts';
import { artwork } from '#demo/pictures/key.ts';
import { createRandom } from '#demo/random.ts';
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
  /** Sub-categories, or single kinds of product where not all of one fit. */
  of: readonly string[];
  /** In cents; what costs as much as that is too dear already. */
  below?: number;
};

const PRODUCTS_EACH = 18;

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
    of: ['coffee-and-tea', 'tableware', 'novels', 'bed-linen', 'sweets-and-bakery'],
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
    of: ['computers', 'lighting', 'chair', 'notebooks-and-pens', 'headphones-and-audio'],
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
      'Pack light, go far, sleep well.',
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
    of: ['medicines', 'first-aid', 'health-devices', 'vitamins-and-supplements'],
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
      'Small things that please for long.',
      'De petites choses qui font plaisir longtemps.',
      'أشياء صغيرة تُسعد طويلًا.',
      'Uzun süre mutlu eden küçük şeyler.',
      'छोटी चीज़ें, लंबी ख़ुशी।',
    ),
    onHome: true,
    of: [
      'accessories',
      'decor',
      'notebooks-and-pens',
      'bath-and-fragrance',
      'board-games',
      'soft-toys',
      'tableware',
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

/** Writes the collections; the ids by the demo's names of them. */
export const insertCollections = async (trx: Trx, products: readonly Product[]): Promise<void> => {
  const slugFor = createSlugs();
  const ids = await insertNumbered(
    trx,
    'collection',
    COLLECTIONS.map(({ id, title, description, onHome }, position) => ({
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
    COLLECTIONS.flatMap(({ id, of, below = Infinity }, i) =>
      createRandom(id)
        .shuffled(
          products.filter(
            ({ draft }) =>
              (of.includes(draft.type.section) || of.includes(draft.type.id)) &&
              draft.variants.every(
                ({ listPrice, price }) => (listPrice ?? price ?? draft.selling) < below,
              ),
          ),
        )
        .slice(0, PRODUCTS_EACH)
        .map((product, position) => ({
          collection_id: ids[i] ?? 0,
          product_id: product.id,
          position,
        })),
    ),
  );
};
