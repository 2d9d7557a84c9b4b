import type { ProductType } from './product-type.ts';
import { OWN } from './product-type.ts';
import { age, material, origin, pages, parts, weight, width } from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

export const STATIONERY: readonly ProductType[] = [
  {
    id: 'notebook',
    section: 'notebooks-and-pens',
    looks: ['navy', 'terracotta', 'sage', 'black', 'burgundy'],
    axes: ['colour'],
    price: [7, 14],
    specs: [material('paper'), pages(120, 240, 16), weight(180, 360, 20), origin],
    pitch: text(
      'Opens flat, takes ink without bleeding and has a pocket for the loose ends.',
      'S’ouvre à plat, absorbe l’encre sans qu’elle traverse et garde une poche pour les papiers volants.',
      'يُفتح منبسطًا ولا ينفذ الحبر من ورقه وفيه جيب للأوراق.',
      'Düz açılır, mürekkebi arkaya vermez, kâğıtlar için cebi vardır.',
      'पूरा खुले, स्याही न फैले और खुले पन्नों के लिए जेब हो।',
    ),
    names: [
      text('dotted notebook', 'carnet pointillé', 'دفتر منقط', 'Noktalı Defter', 'डॉटेड नोटबुक'),
      text('lined notebook', 'carnet ligné', 'دفتر مسطر', 'Çizgili Defter', 'लाइन वाली नोटबुक'),
    ],
  },
  {
    id: 'fountain-pen',
    section: 'notebooks-and-pens',
    looks: ['black', 'navy', 'burgundy', 'gold', 'teal'],
    axes: ['colour'],
    price: [19, 38],
    specs: [material('steel', 'brass'), weight(16, 32, 2), origin],
    pitch: text(
      'Starts at once, writes wet and makes signatures look intended.',
      'Démarre tout de suite, écrit avec souplesse et donne du caractère aux signatures.',
      'يكتب فورًا وبانسياب ويجعل التوقيع يبدو مقصودًا.',
      'Hemen yazar, akıcıdır; imzalara bir hava katar.',
      'तुरंत चले, स्याही बहे और दस्तख़त में जान आ जाए।',
    ),
    names: [
      text('fountain pen', 'stylo-plume', 'قلم حبر', 'Dolma Kalem', 'फ़ाउंटेन पेन'),
      text(
        'fountain pen with converter',
        'stylo-plume avec convertisseur',
        'قلم حبر بخزان',
        'Konvertörlü Dolma Kalem',
        'कन्वर्टर वाला फ़ाउंटेन पेन',
      ),
    ],
  },
  {
    id: 'crayons',
    section: 'art-supplies',
    looks: [null, 'red', 'blue', 'orange', 'purple'],
    axes: ['pieces'],
    price: [6, 12],
    specs: [parts(12, 36, 12), age(3, 4), origin],
    pitch: text(
      'Thick wax colours that hardly break and come off most walls.',
      'De gros pastels à la cire, presque incassables, qui partent de la plupart des murs.',
      'ألوان شمعية سميكة قليلة الكسر وتُزال عن معظم الجدران.',
      'Kolay kırılmayan, çoğu duvardan çıkan kalın mum boyalar.',
      'मोटे वैक्स रंग, जो कम टूटें और ज़्यादातर दीवारों से मिट जाएं।',
    ),
    names: [text('wax crayons', 'crayons à la cire', 'أقلام شمعية', 'Mum Boya', 'वैक्स क्रेयॉन')],
  },
  {
    id: 'watercolours',
    section: 'art-supplies',
    looks: OWN,
    price: [14, 28],
    specs: [parts(12, 48, 12), weight(180, 620, 20), origin],
    pitch: text(
      'Bright colours that mix into all the others.',
      'Des couleurs vives qui se mélangent pour donner toutes les autres.',
      'ألوان زاهية تمتزج فتعطي سائر الألوان.',
      'Karıştıkça bütün öteki renkleri veren canlı renkler.',
      'चटख रंग, जिन्हें मिलाकर बाक़ी सारे रंग बनते हैं।',
    ),
    names: [
      text(
        'watercolour set',
        'coffret d’aquarelle',
        'طقم ألوان مائية',
        'Sulu Boya Seti',
        'वॉटर कलर सेट',
      ),
      text(
        'watercolour pan set',
        'boîte d’aquarelle en godets',
        'علبة ألوان مائية بأقراص',
        'Tablet Sulu Boya Seti',
        'वॉटरकलर पैन सेट',
      ),
    ],
  },
  {
    id: 'paintbrush',
    section: 'art-supplies',
    looks: ['brown', null, 'navy', 'teal', 'burgundy'],
    axes: ['pieces'],
    price: [7, 14],
    specs: [material('beech', 'bamboo'), width(1, 3), origin],
    pitch: text(
      'Hair that keeps its point and a handle that lies lightly in the hand.',
      'Des poils qui gardent leur pointe et un manche léger en main.',
      'شعر يحافظ على رأسه الدقيق ومقبض خفيف في اليد.',
      'Ucunu koruyan kıl, elde hafif duran sap.',
      'नोक बनाए रखने वाले बाल और हाथ में हल्का हत्था।',
    ),
    names: [
      text('artist’s brushes', 'pinceaux d’artiste', 'فرش رسم', 'Ressam Fırçası', 'आर्टिस्ट ब्रश'),
    ],
  },
];
