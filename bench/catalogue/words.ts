/** Categories with their sub-categories, each named by the thing it holds; some things in French and Arabic. */
const CATEGORY_TEXT = `
Kitchen: kettle|bouilloire|غلاية, frying pan|poêle|مقلاة, saucepan, mixing bowl, chopping board, toaster|grille-pain|محمصة, blender|mixeur|خلاط, coffee grinder, baking tin
Dining: dinner plate|assiette|طبق, mug|tasse|كوب, wine glass, cutlery set, serving tray, tablecloth, napkin ring, salt mill, carafe
Bedroom: duvet cover|housse de couette|غطاء لحاف, pillow|oreiller|وسادة, mattress topper, bed frame, blanket|couverture|بطانية, bedside table, wardrobe organiser, sleep mask, weighted quilt
Bathroom: bath towel|serviette de bain|منشفة, shower head, soap dispenser, bath mat, toothbrush holder, mirror cabinet, laundry basket, shower curtain, toilet brush
Living room: floor lamp|lampadaire|مصباح أرضي, armchair|fauteuil|كرسي بذراعين, bookcase, coffee table, rug, cushion|coussin|مسند, picture frame, curtain, wall clock|horloge|ساعة حائط
Garden: watering can|arrosoir|مرش, garden hose, plant pot, lawn mower|tondeuse|جزازة عشب, hammock, bird feeder, pruning shear, parasol, fire pit
Tools: cordless drill|perceuse|مثقاب, hammer|marteau|مطرقة, screwdriver set, tool box, tape measure, sander, spirit level, wrench, workbench
Lighting: desk lamp|lampe de bureau|مصباح مكتب, ceiling light, light bulb|ampoule|لمبة, string light, night light, wall sconce, torch, lantern, dimmer switch
Cleaning: vacuum cleaner|aspirateur|مكنسة, steam mop, broom, dustbin, window cleaner, sponge, bucket, duster, laundry detergent
Laptops: gaming laptop, ultrabook, laptop sleeve, laptop stand, docking station, laptop charger|chargeur|شاحن, cooling pad, privacy filter, laptop backpack
Computers: desktop computer, monitor|écran|شاشة, keyboard|clavier|لوحة مفاتيح, mouse|souris|فأرة, webcam, graphics card, motherboard, power supply, computer case
Storage: hard drive, memory card, usb stick, network drive, disk enclosure, tape cartridge, card reader, flash drive, backup server
Phones: smartphone|smartphone|هاتف ذكي, phone case|coque|غطاء هاتف, screen protector, phone holder, power bank|batterie externe|باور بانك, charging cable|câble|كابل شحن, feature phone, selfie stick, phone ring
Tablets: tablet|tablette|جهاز لوحي, stylus pen, tablet cover, reading tablet, drawing tablet, tablet stand, keyboard folio, kids tablet, tablet charger
Audio: headphone|casque|سماعة رأس, wireless earbud, soundbar, turntable, bookshelf speaker|enceinte|مكبر صوت, microphone, amplifier, radio, studio monitor
Television: smart television|téléviseur|تلفاز, projector, streaming stick, wall mount, remote control, media player, antenna, projector screen, tv stand
Cameras: mirrorless camera|appareil photo|كاميرا, camera lens, tripod|trépied|حامل ثلاثي, camera bag, action camera, drone, film roll, ring light, memory wallet
Wearables: smart watch|montre connectée|ساعة ذكية, fitness band, watch strap, sleep tracker, smart ring, heart monitor, gps watch, step counter, smart scale
Women: summer dress|robe|فستان, blouse, skirt|jupe|تنورة, cardigan, trench coat, jumpsuit, legging, evening gown, denim jacket
Men: oxford shirt|chemise|قميص, polo shirt, chino, blazer, hoodie, overcoat, waistcoat, cargo short, tie
Shoes: running shoe|chaussure de course|حذاء جري, leather boot|botte|جزمة, sandal, loafer, sneaker, high heel, slipper, hiking boot, rain boot
Bags: backpack|sac à dos|حقيبة ظهر, handbag|sac à main|حقيبة يد, suitcase|valise|حقيبة سفر, tote bag, wallet, belt bag, duffel bag, briefcase, messenger bag
Jewellery: necklace|collier|قلادة, bracelet|bracelet|سوار, earring, ring|bague|خاتم, brooch, anklet, cufflink, charm, pendant
Watches: chronograph, dress watch, diver watch, pocket watch, field watch, pilot watch, watch winder, watch box, moon watch
Baby: stroller|poussette|عربة أطفال, baby carrier, cot, nappy bag, feeding bottle, high chair, baby monitor, teether, play mat
Toys: building block|brique|مكعبات, puzzle|puzzle|أحجية, doll|poupée|دمية, toy train, board game, plush bear, kite, model car, craft kit
Books: novel|roman|رواية, cookbook, travel guide, picture book, biography, dictionary, poetry collection, atlas, comic
Stationery: notebook|carnet|دفتر, fountain pen|stylo plume|قلم حبر, desk planner, highlighter, stapler, envelope, marker set, sketchbook, paper ream
Office: office chair|chaise de bureau|كرسي مكتب, standing desk, filing cabinet, whiteboard, printer|imprimante|طابعة, paper shredder, label maker, desk pad, monitor arm
Sports: yoga mat|tapis de yoga|سجادة يوغا, dumbbell, football|ballon|كرة قدم, tennis racket, skipping rope, boxing glove, resistance band, swim goggle, golf club
Camping: tent|tente|خيمة, sleeping bag|sac de couchage|كيس نوم, camping stove, headlamp, cool box, folding chair, water filter, trekking pole, dry bag
Cycling: mountain bike|vélo|دراجة, bike helmet|casque de vélo|خوذة, bike lock, bike pump, saddle, cycling jersey, bike light, pannier, bike computer
Cars: dash cam, car seat|siège auto|مقعد سيارة, roof box, tyre inflator, car vacuum, seat cover, jump starter, floor mat, wiper blade
Health: blood pressure monitor, thermometer|thermomètre|ميزان حرارة, first aid kit, heating pad, massage gun, face mask, vitamin jar, knee support, inhaler
Beauty: face cream|crème|كريم, lipstick|rouge à lèvres|أحمر شفاه, mascara, hair dryer|sèche-cheveux|مجفف شعر, perfume|parfum|عطر, nail polish, serum, shaving kit, hair brush
Pets: dog bed, cat tree, dog lead, pet bowl, aquarium, bird cage, cat litter, pet carrier, dog toy
Grocery: olive oil|huile d'olive|زيت زيتون, coffee bean|café|قهوة, green tea|thé|شاي, dark chocolate|chocolat|شوكولاتة, honey|miel|عسل, pasta pack, spice jar, granola, date box
Music: acoustic guitar|guitare|جيتار, piano keyboard, violin, drum kit, ukulele, guitar string, music stand, harmonica, metronome
Crafts: sewing machine|machine à coudre|ماكينة خياطة, yarn ball, knitting needle, paint set, canvas panel, glue gun, fabric bolt, bead box, easel
Smart home: smart plug, smart bulb|ampoule connectée|لمبة ذكية, video doorbell, smart lock, thermostat, motion sensor, smoke alarm, hub, security camera`;

export type Name = { en: string; fr?: string; ar?: string };
type CategoryWords = { category: string; things: readonly Name[] };

const nameOf = (text: string): Name => {
  const [en = '', fr, ar] = text.trim().split('|');
  return { en, ...(fr && { fr }), ...(ar && { ar }) };
};

export const CATEGORY_LIST: readonly CategoryWords[] = CATEGORY_TEXT.trim()
  .split('\n')
  .map((line) => {
    const [category = '', things = ''] = line.split(':');
    return { category, things: things.split(',').map(nameOf) };
  });

const list = (words: string): string[] => words.trim().split(/\s+/);

export const QUALITIES: readonly Name[] = [
  { en: 'folding', fr: 'pliant', ar: 'قابل للطي' },
  { en: 'compact', fr: 'compact', ar: 'مدمج' },
  { en: 'portable', fr: 'portable', ar: 'محمول' },
  { en: 'light', fr: 'léger', ar: 'خفيف' },
  { en: 'classic', fr: 'classique', ar: 'كلاسيكي' },
  { en: 'modern', fr: 'moderne', ar: 'عصري' },
  { en: 'professional', fr: 'professionnel', ar: 'احترافي' },
  { en: 'waterproof', fr: 'étanche', ar: 'مقاوم للماء' },
  { en: 'wireless', fr: 'sans fil', ar: 'لاسلكي' },
  { en: 'soft', fr: 'doux', ar: 'ناعم' },
  ...list(`quiet heavy rugged slim wide tall mini large double single reversible adjustable rechargeable vintage rustic
    nordic minimal handmade organic recycled premium deluxe everyday travel outdoor indoor winter summer insulated
    padded ergonomic magnetic foldable stackable washable scented durable elegant quick silent smart dual`).map(
    (en) => ({ en }),
  ),
];

export const MATERIALS =
  list(`steel oak linen ceramic cotton leather bamboo copper glass walnut aluminium titanium wool
  silk canvas marble rubber silicone velvet cork brass carbon denim pine felt granite acrylic wicker jute nylon`);

export const EDITIONS =
  list(`midnight ivory crimson emerald sapphire amber coral slate pearl onyx scarlet indigo violet
  saffron mustard olive teal turquoise lavender rose burgundy charcoal sand ochre cobalt jade ruby bronze silver gold
  aurora nova zenith vertex pulse summit horizon drift harbour meadow canyon glacier ember comet orbit prism echo
  tempo fusion vector axis delta sigma omega polaris lumen terra aero hydro solar lunar stellar boreal`);

const STARTS =
  list(`Nor Lum Kes Hal Orb Fen Mar Qui Pin Har Bel Cor Dal Els Fal Gar Hol Ist Jor Kal Lan Mon Nel Osk Pal
  Rav Sol Tal Ulm Val Wen Xan Yor Zel Bran Cald Dorn Firn Gald Hest Ived Jand Kurn Lorn Mild Narv Ostr Perd Rusk Stav`);
const ENDS =
  list(`wind mer ton via dex ora ley ford holm berg stad wick mont dale ria nix tron max lux bay crest field
  gate haven ium jo kin line mark neo port quest ridge shaw tide une vale well yard zen`);

/** Two thousand made-up makers. */
export const BRANDS = STARTS.flatMap((start) => ENDS.map((end) => start + end));

export const TAGS =
  list(`bestseller newcomer gift sustainable handmade limited exclusive clearance seasonal bundle
  office family student travel outdoor wedding summer winter kids budget luxury local imported refurbished vegan
  fairtrade energy-saving lightweight premium essentials festive weekend compact eco retro trending award-winning
  back-to-school housewarming anniversary`);

export const COLOURS = [
  ['Black', '#111111'],
  ['White', '#fafafa'],
  ['Blue', '#1f4fbf'],
  ['Red', '#bf1f2f'],
  ['Green', '#1f7f3f'],
  ['Grey', '#7f7f7f'],
  ['Beige', '#d8c8a8'],
  ['Yellow', '#e8c020'],
] as const;
export const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const;

export const SPECIFICATIONS = [
  ['Material', MATERIALS],
  ['Origin', list('Portugal Turkey India Morocco Vietnam Italy Poland Tunisia')],
  ['Care', list('Wipe Rinse Brush Handwash Dishwasher')],
  ['Power', list('5W 10W 25W 60W 120W 900W None')],
] as const;
