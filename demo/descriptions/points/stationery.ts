import { text } from '#demo/text.ts';
import type { Points } from './points.ts';

export const STATIONERY: Points = {
  notebook: [
    text(
      'A5, 100 g paper that ink does not bleed through',
      'A5, papier 100 g que l’encre ne traverse pas',
      'مقاس A5 بورق 100 جم لا يتسرب منه الحبر',
      'A5, mürekkep geçirmeyen 100 g kâğıt',
      'A5, 100 ग्राम काग़ज़ जिससे स्याही पार न हो',
    ),
    text(
      'Lies flat on every page',
      'S’ouvre bien à plat',
      'ينفتح مستويًا في كل صفحة',
      'Her sayfada düz açılır',
      'हर पन्ने पर सपाट खुले',
    ),
    text(
      'Ribbon and a pocket at the back',
      'Signet et pochette au dos',
      'شريط فاصل وجيب في الخلف',
      'Ayraç kurdelesi ve arka cep',
      'रिबन और पीछे जेब',
    ),
  ],
  'fountain-pen': [
    text(
      'Nib of steel, width M',
      'Plume en acier, largeur M',
      'ريشة ستيل بعرض M',
      'Çelik uç, M kalınlık',
      'स्टील निब, चौड़ाई M',
    ),
    text(
      'Takes standard cartridges; one is included',
      'Cartouches standard, une fournie',
      'يقبل الخراطيش القياسية، وواحدة مرفقة',
      'Standart kartuş alır, biri dâhil',
      'मानक कार्ट्रिज लगे, एक साथ में',
    ),
    text(
      'Cap clicks shut on both ends',
      'Capuchon qui s’enclenche aux deux bouts',
      'غطاء يثبت على الطرفين',
      'Kapağı iki uca da oturur',
      'ढक्कन दोनों सिरों पर बैठे',
    ),
  ],
  crayons: [
    text(
      'Beeswax that does not stain fingers',
      'Cire d’abeille qui ne tache pas les doigts',
      'شمع عسل لا يلطخ الأصابع',
      'Parmağı boyamayan balmumu',
      'उंगलियां न रंगने वाला मधुमोम',
    ),
    text(
      'Paper sleeve with the colour’s name',
      'Gaine de papier au nom de la couleur',
      'غلاف ورقي عليه اسم اللون',
      'Rengin adı yazılı kâğıt kılıf',
      'रंग के नाम वाला काग़ज़ी कवर',
    ),
  ],
  watercolours: [
    text(
      'Half pans that can be bought singly',
      'Demi-godets vendus à l’unité',
      'أقراص تُشترى منفردة',
      'Tek tek alınabilen yarım tabletler',
      'अलग-अलग मिलने वाले हाफ़ पैन',
    ),
    text(
      'Lid with wells for mixing',
      'Couvercle palette à cuvettes',
      'غطاء بتجاويف للمزج',
      'Karıştırma gözlü kapak',
      'मिलाने के ख़ानों वाला ढक्कन',
    ),
    text(
      'Brush with a water tank included',
      'Pinceau à réservoir fourni',
      'فرشاة بخزان ماء مرفقة',
      'Su hazneli fırça dâhil',
      'पानी वाला ब्रश साथ में',
    ),
  ],
  paintbrush: [
    text(
      'Three rounds and two flats',
      'Trois ronds et deux plats',
      'ثلاث مستديرة واثنتان مسطحتان',
      'Üç yuvarlak, iki yassı',
      'तीन गोल और दो चपटे',
    ),
    text(
      'For watercolour, gouache and acrylic',
      'Pour aquarelle, gouache et acrylique',
      'للألوان المائية والجواش والأكريليك',
      'Sulu boya, guaj ve akrilik için',
      'वॉटरकलर, गुआश और एक्रिलिक के लिए',
    ),
    text(
      'Synthetic hair that springs back',
      'Poils synthétiques nerveux',
      'شعر صناعي مرن',
      'Formuna dönen sentetik kıl',
      'लचकदार सिंथेटिक बाल',
    ),
  ],
  'hair-comb': [
    text(
      'Also for wet hair',
      'Aussi pour cheveux mouillés',
      'للشعر المبلل أيضًا',
      'Islak saçta da kullanılır',
      'गीले बालों के लिए भी',
    ),
    text(
      'Does not charge with electricity',
      'Antistatique',
      'مضاد للكهرباء الساكنة',
      'Elektriklenme yapmaz',
      'बालों में करंट नहीं बनता',
    ),
  ],
};
