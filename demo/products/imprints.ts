import type { FiveTexts } from '#demo/text.ts';
import { named } from '#demo/text.ts';

/** What stands in the imprint of one book; a hardcover where `bound`. */
export type Imprint = { author: FiveTexts; pages: number; year: number; bound?: true };

const imprint = (
  author: Parameters<typeof named>,
  count: number,
  year: number,
  bound?: true,
): Imprint => ({ author: named(...author), pages: count, year, ...(bound && { bound }) });

/** The books of each kind, in the order of their titles. */
export const IMPRINTS = {
  'sea-novel': [
    imprint(['Mira Halvorsen', 'ميرا هالفورسن', 'मीरा हालवॉर्सन'], 248, 2021),
    imprint(['Tomás Arroyo', 'توماس أرويو', 'तोमास अरोयो'], 288, 2019),
    imprint(['Leyla Deniz', 'ليلى دنيز', 'लैला दनीज़'], 336, 2023),
    imprint(['Anselm Roche', 'أنسلم روش', 'आंसेल्म रोश'], 392, 2020, true),
    imprint(['Nadia Benhaddou', 'نادية بن حدو', 'नादिया बेनहद्दू'], 456, 2024, true),
  ],
  'mystery-novel': [
    imprint(['Edith Marlowe', 'إديث مارلو', 'एडिथ मार्लो'], 224, 2018),
    imprint(['Viktor Sand', 'فيكتور ساند', 'विक्टर सैंड'], 272, 2022),
    imprint(['Edith Marlowe', 'إديث مارلو', 'एडिथ मार्लो'], 312, 2020),
    imprint(['Runa Iversen', 'رونا إيفرسن', 'रूना ईवर्सन'], 360, 2023),
    imprint(['Kemal Aydın', 'كمال آيدن', 'कमाल आयदिन'], 416, 2024, true),
  ],
  'children-book': [
    imprint(['Ida Fenn', 'إيدا فن', 'इडा फ़ेन'], 32, 2020, true),
    imprint(['Ida Fenn', 'إيدا فن', 'इडा फ़ेन'], 36, 2021, true),
    imprint(['Ida Fenn', 'إيدا فن', 'इडा फ़ेन'], 44, 2022, true),
    imprint(['Ida Fenn', 'إيدا فن', 'इडा फ़ेन'], 52, 2023, true),
    imprint(['Ida Fenn', 'إيدا فن', 'इडा फ़ेन'], 64, 2024, true),
  ],
  cookbook: [
    imprint(['Carla Montes', 'كارلا مونتيس', 'कार्ला मोंटेस'], 168, 2019, true),
    imprint(['Arjun Mehta', 'أرجون ميهتا', 'अर्जुन मेहता'], 208, 2021, true),
    imprint(['Salma Tazi', 'سلمى التازي', 'सलमा ताज़ी'], 240, 2022, true),
    imprint(['Elena Kostas', 'إيلينا كوستاس', 'एलेना कोस्टास'], 280, 2020, true),
    imprint(['Arjun Mehta', 'أرجون ميهتا', 'अर्जुन मेहता'], 320, 2024, true),
  ],
  'travel-guide': [
    imprint(['Paul Renaud', 'بول رينو', 'पॉल रेनो'], 184, 2022),
    imprint(['Greta Alm', 'غريتا ألم', 'ग्रेटा आल्म'], 216, 2023),
    imprint(['Greta Alm', 'غريتا ألم', 'ग्रेटा आल्म'], 248, 2024),
    imprint(['Iker Salas', 'إيكر سالاس', 'ईकर सालास'], 296, 2021),
    imprint(['Defne Yalçın', 'دفنه يالتشن', 'देफ़ने यालचिन'], 344, 2023),
  ],
} satisfies Record<string, readonly Imprint[]>;

/** What stands in the imprint of a kind's book of that number, undefined for what is no book. */
export const imprintOf = (type: string, number: number): Imprint | undefined =>
  Object.hasOwn(IMPRINTS, type) ? IMPRINTS[type as keyof typeof IMPRINTS][number] : undefined;
