import type { ProductType } from './product-type.ts';
import { telling } from './product-type.ts';
import { agent } from '#demo/products/settled-specs.ts';
import { adult, dose, millilitres, origin, storage, vegan } from '#demo/products/specs.ts';
import { text } from '#demo/text.ts';

export const PHARMACY: readonly ProductType[] = [
  {
    id: 'pain-relief',
    section: 'medicines',
    looks: ['blue', 'teal', 'red', 'navy'],
    axes: ['tablets'],
    price: [4, 8],
    returns: false,
    specs: [dose(200, 500, 100), adult, storage],
    pitch: text(
      'Brings down a headache, toothache or fever, usually within half an hour.',
      'Soulage maux de tête, douleurs dentaires et fièvre, en général en une demi-heure.',
      'يخفف الصداع وألم الأسنان والحمى، عادة خلال نصف ساعة.',
      'Baş ağrısını, diş ağrısını ve ateşi genellikle yarım saat içinde hafifletir.',
      'सिरदर्द, दांत दर्द या बुख़ार में आम तौर पर आधे घंटे में राहत देता है।',
    ),
    names: [
      telling(
        text(
          'pain relief tablets with paracetamol',
          'comprimés antidouleur au paracétamol',
          'أقراص مسكنة بالباراسيتامول',
          'Parasetamol Ağrı Kesici Tablet',
          'पैरासिटामोल दर्द निवारक टैबलेट',
        ),
        dose(500, 500),
        agent('paracetamol'),
      ),
      telling(
        text(
          'pain relief tablets with ibuprofen',
          'comprimés antidouleur à l’ibuprofène',
          'أقراص مسكنة بالإيبوبروفين',
          'İbuprofen Ağrı Kesici Tablet',
          'आइबुप्रोफ़ेन दर्द निवारक टैबलेट',
        ),
        dose(200, 400, 200),
        agent('ibuprofen'),
      ),
    ],
  },
  {
    id: 'allergy-tablets',
    section: 'medicines',
    looks: ['green', 'lilac', 'sky'],
    axes: ['tablets'],
    price: [6, 12],
    returns: false,
    specs: [dose(5, 10, 5), adult, storage],
    pitch: text(
      'One tablet a day calms itching eyes and a running nose in the pollen season, mostly without making you sleepy.',
      'Un comprimé par jour apaise les yeux qui piquent et le nez qui coule à la saison des pollens, le plus souvent sans somnolence.',
      'قرص واحد يوميًا يهدئ حكة العينين وسيلان الأنف في موسم اللقاح دون نعاس في الغالب.',
      'Günde bir tablet, polen mevsiminde göz kaşıntısını ve burun akıntısını çoğu zaman uyku yapmadan yatıştırır.',
      'रोज़ एक टैबलेट पराग के मौसम में आंखों की खुजली और बहती नाक को शांत करे, ज़्यादातर बिना नींद लाए।',
    ),
    names: [
      telling(
        text(
          'allergy tablets with cetirizine',
          'comprimés antiallergiques à la cétirizine',
          'أقراص للحساسية بالسيتيريزين',
          'Setirizin Alerji Tableti',
          'सेटिरिज़िन एलर्जी टैबलेट',
        ),
        dose(10, 10),
        agent('cetirizine'),
      ),
      telling(
        text(
          'allergy tablets with loratadine',
          'comprimés antiallergiques à la loratadine',
          'أقراص للحساسية باللوراتادين',
          'Loratadin Alerji Tableti',
          'लोराटाडिन एलर्जी टैबलेट',
        ),
        dose(10, 10),
        agent('loratadine'),
      ),
    ],
  },
  {
    id: 'cough-syrup',
    section: 'medicines',
    looks: ['brown', 'green', 'burgundy'],
    price: [7, 14],
    returns: false,
    specs: [millilitres(100, 200, 50), adult, storage],
    pitch: text(
      'A soothing syrup with ivy and thyme that loosens a stubborn cough.',
      'Un sirop apaisant au lierre et au thym qui calme les toux tenaces.',
      'شراب مهدئ باللبلاب والزعتر يخفف السعال العنيد.',
      'İnatçı öksürüğü yumuşatan, sarmaşık ve kekikli rahatlatıcı şurup.',
      'आइवी और थाइम वाला आरामदायक सिरप, जो ज़िद्दी खांसी को ढीला करे।',
    ),
    names: [
      text(
        'herbal cough syrup',
        'sirop contre la toux aux plantes',
        'شراب أعشاب للسعال',
        'Bitkisel Öksürük Şurubu',
        'हर्बल कफ़ सिरप',
      ),
      text(
        'sugar-free cough syrup',
        'sirop contre la toux sans sucre',
        'شراب للسعال بلا سكر',
        'Şekersiz Öksürük Şurubu',
        'शुगर-फ़्री कफ़ सिरप',
      ),
    ],
  },
  {
    id: 'vitamin-d',
    section: 'vitamins-and-supplements',
    looks: ['orange', 'gold', 'yellow'],
    axes: ['tablets'],
    price: [8, 16],
    returns: false,
    specs: [vegan, adult, storage, origin],
    pitch: text(
      'Supports bones and mood through the dark months; one small tablet with breakfast.',
      'Soutient les os et le moral pendant les mois sombres ; un petit comprimé au petit-déjeuner.',
      'يدعم العظام والمزاج في أشهر الشتاء؛ قرص صغير مع الإفطار.',
      'Karanlık aylarda kemikleri ve keyfi destekler; kahvaltıda küçük bir tablet.',
      'कम धूप वाले महीनों में हड्डियों और मूड का सहारा; नाश्ते के साथ एक छोटी टैबलेट।',
    ),
    names: [
      telling(
        text(
          'vitamin D3 tablets',
          'comprimés de vitamine D3',
          'أقراص فيتامين د3',
          'D3 Vitamini Tableti',
          'विटामिन D3 टैबलेट',
        ),
        agent('d3'),
      ),
      telling(
        text(
          'vitamin D3 and K2 tablets',
          'comprimés de vitamines D3 et K2',
          'أقراص فيتامين د3 وفيتامين ك2',
          'D3 ve K2 Vitamini Tableti',
          'विटामिन D3 और K2 टैबलेट',
        ),
        agent('d3AndK2'),
      ),
    ],
  },
  {
    id: 'vitamin-c',
    section: 'vitamins-and-supplements',
    looks: ['orange', 'yellow', 'green'],
    axes: ['tablets'],
    price: [6, 12],
    returns: false,
    specs: [dose(500, 1000, 500), vegan, storage],
    pitch: text(
      'Helps your defences when everyone around you is sneezing, and tastes of oranges.',
      'Aide vos défenses quand tout le monde éternue autour de vous, avec un vrai goût d’orange.',
      'يساعد مناعتك حين يعطس الجميع حولك، وبطعم البرتقال.',
      'Çevrenizde herkes hapşırırken direncinize destek olur, tadı da portakal gibidir.',
      'जब आसपास सब छींक रहे हों तब इम्युनिटी का साथी, और स्वाद संतरे का।',
    ),
    names: [
      telling(
        text(
          'vitamin C tablets',
          'comprimés de vitamine C',
          'أقراص فيتامين سي',
          'C Vitamini Tableti',
          'विटामिन C टैबलेट',
        ),
        agent('c'),
      ),
      telling(
        text(
          'vitamin C with zinc',
          'vitamine C et zinc',
          'فيتامين سي مع الزنك',
          'Çinkolu C Vitamini',
          'ज़िंक के साथ विटामिन C',
        ),
        agent('cAndZinc'),
      ),
    ],
  },
  {
    id: 'omega-3',
    section: 'vitamins-and-supplements',
    looks: ['navy', 'teal', 'sky'],
    axes: ['capsules'],
    price: [12, 24],
    returns: false,
    specs: [dose(500, 1000, 250), adult, storage],
    pitch: text(
      'Oil from small fish, purified so that it neither smells nor repeats.',
      'Une huile de petits poissons, purifiée pour n’avoir ni odeur ni arrière-goût.',
      'زيت أسماك صغيرة منقّى بلا رائحة ولا طعم مزعج.',
      'Küçük balıklardan elde edilen, koku ve tat bırakmayacak biçimde arıtılmış yağ.',
      'छोटी मछलियों का तेल, इतना शुद्ध कि न गंध आए न डकार।',
    ),
    names: [
      telling(
        text(
          'omega-3 capsules',
          'capsules d’oméga-3',
          'كبسولات أوميجا 3',
          'Omega-3 Kapsül',
          'ओमेगा-3 कैप्सूल',
        ),
        dose(500, 500),
        agent('omega3'),
      ),
      telling(
        text(
          'high-strength omega-3 capsules',
          'capsules d’oméga-3 fortement dosées',
          'كبسولات أوميجا 3 عالية التركيز',
          'Yüksek Dozlu Omega-3 Kapsül',
          'हाई-स्ट्रेंथ ओमेगा-3 कैप्सूल',
        ),
        dose(1000, 1000),
        agent('omega3'),
      ),
    ],
  },
];
