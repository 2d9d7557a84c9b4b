import { writeNumber } from '#demo/number.ts';
import type { DemoLanguage, FiveTexts } from '#demo/text.ts';
import { inEach, same, text } from '#demo/text.ts';

const HEADING = text(
  'Size guide',
  'Guide des tailles',
  'دليل المقاسات',
  'Beden tablosu',
  'साइज़ गाइड',
);
const NAMES = {
  cm: text('Centimetres', 'Centimètres', 'سنتيمتر', 'Santimetre', 'सेंटीमीटर'),
  in: text('Inches', 'Pouces', 'بوصة', 'İnç', 'इंच'),
} as const;
type Unit = keyof typeof NAMES;
const UNITS: readonly Unit[] = ['cm', 'in'];

const SIZE = text('Size', 'Taille', 'المقاس', 'Beden', 'साइज़');
const BUST = text('Bust', 'Poitrine', 'الصدر', 'Göğüs', 'बस्ट');
const CHEST = text('Chest', 'Tour de poitrine', 'محيط الصدر', 'Göğüs', 'सीना');
const WAIST = text('Waist', 'Taille (tour)', 'الخصر', 'Bel', 'कमर');
const HIPS = text('Hips', 'Hanches', 'الأرداف', 'Kalça', 'हिप');
const INSIDE_LEG = text(
  'Inside leg',
  'Entrejambe',
  'طول الساق الداخلي',
  'İç bacak boyu',
  'अंदरूनी टांग',
);
const FOOT = text('Foot length', 'Longueur du pied', 'طول القدم', 'Ayak uzunluğu', 'पैर की लंबाई');
const EU = text('EU', 'UE', 'أوروبي', 'AB', 'EU');
const CLOTHES_NOTE = text(
  'Measured on the body, over light underwear.',
  'Mesures prises sur le corps, sous-vêtements fins.',
  'تُقاس على الجسم فوق ملابس داخلية خفيفة.',
  'Ölçüler vücuttan, ince çamaşır üzerinden alınır.',
  'माप शरीर पर, हल्के अंतर्वस्त्र के ऊपर से।',
);
const SHOES_NOTE = text(
  'Stand on a sheet of paper and measure from the heel to the longest toe, in the evening.',
  'Debout sur une feuille, mesurez du talon à l’orteil le plus long, le soir.',
  'قف على ورقة وقس من الكعب إلى أطول إصبع، ويفضّل مساءً.',
  'Akşam, bir kâğıdın üzerinde durup topuktan en uzun parmağa kadar ölçün.',
  'शाम को काग़ज़ पर खड़े होकर एड़ी से सबसे लंबी उंगली तक नापें।',
);

type Span = readonly [from: number, to: number];
type Row = readonly [size: string, ...measures: Span[]];
type Cell = (code: DemoLanguage, unit: Unit) => string;

const CM_PER_INCH = 2.54;
/** To the next half inch, as tailors' tapes show. */
const inInches = (cm: number): number => Math.round((cm / CM_PER_INCH) * 2) / 2;

const spanIn = (from: number, to: number, code: DemoLanguage): string =>
  from === to ? writeNumber(from, code) : `${writeNumber(from, code)}–${writeNumber(to, code)}`;

const measure =
  ([from, to]: Span): Cell =>
  (code, unit) =>
    unit === 'cm' ? spanIn(from, to, code) : spanIn(inInches(from), inInches(to), code);

/** Feet are measured to a tenth of an inch. */
const footLength =
  (cm: number): Cell =>
  (code, unit) =>
    writeNumber(unit === 'cm' ? cm : Math.round((cm / CM_PER_INCH) * 10) / 10, code);

const rowOf = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

type Table = { heads: readonly FiveTexts[]; rows: readonly (readonly Cell[])[]; note: FiveTexts };

const tableIn = ({ heads, rows }: Table, code: DemoLanguage, unit: Unit): string => {
  const head = rowOf(
    'th',
    heads.map((one) => one[code]),
  );
  const body = rows.map((cells) =>
    rowOf(
      'td',
      cells.map((cell) => cell(code, unit)),
    ),
  );
  return `<table><caption>${NAMES[unit][code]}</caption><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
};

/** The table in each unit, folded below one heading. */
const tableOf = (table: Table): FiveTexts =>
  inEach(
    (code) =>
      `<details><summary><h3>${HEADING[code]}</h3></summary><p>${table.note[code]}</p>${UNITS.map((unit) => tableIn(table, code, unit)).join('')}</details>`,
  );

const clothes = (heads: readonly FiveTexts[], rows: readonly Row[]): FiveTexts =>
  tableOf({
    heads: [SIZE, ...heads],
    rows: rows.map(([size, ...measures]) => [() => size, ...measures.map(measure)]),
    note: CLOTHES_NOTE,
  });

const WOMEN = clothes(
  [BUST, WAIST, HIPS],
  [
    ['XS', [80, 84], [62, 66], [88, 92]],
    ['S', [84, 88], [66, 70], [92, 96]],
    ['M', [88, 94], [70, 76], [96, 102]],
    ['L', [94, 100], [76, 82], [102, 108]],
    ['XL', [100, 108], [82, 90], [108, 116]],
  ],
);
const MEN = clothes(
  [CHEST, WAIST],
  [
    ['S', [88, 94], [74, 80]],
    ['M', [94, 100], [80, 86]],
    ['L', [100, 106], [86, 92]],
    ['XL', [106, 114], [92, 100]],
    ['XXL', [114, 122], [100, 108]],
  ],
);

const JEANS = clothes(
  [WAIST, HIPS, INSIDE_LEG],
  [
    ['S', [74, 80], [90, 96], [80, 80]],
    ['M', [80, 86], [96, 102], [81, 81]],
    ['L', [86, 92], [102, 108], [82, 82]],
    ['XL', [92, 100], [108, 114], [83, 83]],
    ['XXL', [100, 108], [114, 120], [84, 84]],
  ],
);

/** By European size: the foot's length in centimetres, and the sizes of Britain and of the United States. */
const FEET: Readonly<Record<number, readonly [cm: number, uk: number, us: number]>> = {
  36: [22.5, 3.5, 4.5],
  37: [23.2, 4, 5],
  38: [23.8, 5, 6],
  39: [24.5, 6, 7],
  40: [25.2, 6.5, 7.5],
  41: [25.8, 7.5, 8.5],
  42: [26.5, 8, 9],
  43: [27.2, 9, 10],
  44: [27.8, 9.5, 10.5],
  45: [28.5, 10.5, 11.5],
};
/** American sizes for women are so much larger than those for men. */
const WOMEN_US = 1.5;

const shoes = (from: number, to: number, us: string, more = 0): FiveTexts =>
  tableOf({
    heads: [EU, FOOT, same('UK'), same(us)],
    rows: Object.entries(FEET)
      .filter(([size]) => Number(size) >= from && Number(size) <= to)
      .map(([size, [cm, uk, american]]) => [
        () => size,
        footLength(cm),
        (code: DemoLanguage) => writeNumber(uk, code),
        (code: DemoLanguage) => writeNumber(american + more, code),
      ]),
    note: SHOES_NOTE,
  });

const GUIDES: Readonly<Record<string, FiveTexts>> = {
  dress: WOMEN,
  coat: WOMEN,
  't-shirt': MEN,
  jeans: JEANS,
  'running-shoes': shoes(38, 44, 'US'),
  'leather-shoes': shoes(40, 45, 'US'),
  heels: shoes(36, 41, 'US', WOMEN_US),
  'hiking-boots': shoes(37, 45, 'US'),
};

/** The size guide of that kind of product as simple HTML, in centimetres and in inches; undefined where none is needed. */
export const sizeGuideOf = (type: string): FiveTexts | undefined =>
  Object.hasOwn(GUIDES, type) ? GUIDES[type] : undefined;
