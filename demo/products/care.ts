import { text } from '#demo/text.ts';
import { one } from './specs.ts';

const care = one(text('Care', 'Entretien', 'العناية', 'Bakım', 'देखभाल'));

/** Of delicate clothes. */
export const handWash = care(
  text(
    'Hand wash cold',
    'Lavage à la main, à froid',
    'غسيل يدوي بالماء البارد',
    'Soğuk suda elde yıkama',
    'ठंडे पानी में हाथ से धोएं',
  ),
);
export const machineWash = care(
  text(
    'Machine wash at 30 °C',
    'Lavage en machine à 30 °C',
    'غسيل آلي على 30 درجة',
    '30 °C makinede yıkama',
    '30 °C पर मशीन वॉश',
  ),
);
export const dryClean = care(
  text(
    'Dry clean only',
    'Nettoyage à sec uniquement',
    'تنظيف جاف فقط',
    'Yalnızca kuru temizleme',
    'सिर्फ़ ड्राई क्लीन',
  ),
);
/** Of what is upholstered. */
export const washableCovers = care(
  text(
    'Covers: machine wash at 30 °C',
    'Housses lavables en machine à 30 °C',
    'أغطية تُغسل آليًا على 30 درجة',
    'Kılıflar 30 °C makinede yıkanır',
    'कवर 30 °C पर मशीन में धोएं',
  ),
);
export const wipe = care(
  text(
    'Wipe with a damp cloth',
    'Essuyer avec un chiffon humide',
    'يُمسح بقطعة قماش رطبة',
    'Nemli bezle silin',
    'गीले कपड़े से पोंछें',
  ),
);
export const dishwasher = care(
  text(
    'Dishwasher safe',
    'Compatible lave-vaisselle',
    'آمن في غسالة الأطباق',
    'Bulaşık makinesinde yıkanabilir',
    'डिशवॉशर में धोने योग्य',
  ),
);
/** Of pots, knives and pottery that a dishwasher would harm. */
export const washByHand = care(
  text(
    'Wash by hand, not in the dishwasher',
    'Laver à la main, pas au lave-vaisselle',
    'يُغسل يدويًا لا في غسالة الأطباق',
    'Elde yıkayın, bulaşık makinesine koymayın',
    'हाथ से धोएं, डिशवॉशर में नहीं',
  ),
);
/** Of bare cast iron. */
export const oilIron = care(
  text(
    'Rinse with hot water, dry at once, oil lightly',
    'Rincer à l’eau chaude, sécher aussitôt, huiler légèrement',
    'يُشطف بماء ساخن ويُجفف فورًا ويُدهن بقليل من الزيت',
    'Sıcak suyla durulayın, hemen kurulayın, hafifçe yağlayın',
    'गर्म पानी से धोएं, तुरंत सुखाएं, हल्का तेल लगाएं',
  ),
);
