import type { SentenceWords } from '#i18n/sentence-words.ts';

/** What shoppers say about price, order, exclusions and gifts: i18n/sentence-words.ts. */
export const sentenceWords: SentenceWords = {
  below: [
    '{a} altı',
    '{a} altında',
    '{a} altındaki',
    '{a} nin|nın|nun|nün|in|ın|un|ün altında',
    '{a} liranın|doların|euronun|avronun altında|altındaki|altı',
    '{a} den|dan|ten|tan ucuz|az|düşük',
    '{a} liradan|dolardan|eurodan|avrodan ucuz|az|düşük',
    '{a} e|a|ye|ya kadar',
    '{a} liraya|dolara|euroya|avroya kadar',
    'en fazla {a}',
    'en çok {a}',
  ],
  above: [
    '{a} üstü',
    '{a} üzeri',
    '{a} üstünde',
    '{a} üzerinde',
    '{a} nin|nın|nun|nün|in|ın|un|ün üstünde|üzerinde',
    '{a} den|dan|ten|tan fazla|pahalı|yüksek',
    '{a} liradan|dolardan|eurodan|avrodan fazla|pahalı|yüksek',
    'en az {a}',
  ],
  range: [
    '{a} ile {b} arası',
    '{a} ile {b} arasında',
    '{a} ve {b} arası',
    '{a} ve {b} arasında',
    '{a} - {b} arası',
    '{a} - {b} arasında',
    '{a} den|dan|ten|tan {b} e|a|ye|ya kadar',
    '$ {a} - {b}',
  ],
  without: ['{x} olmayan', '{x} olmadan', '{x} hariç', '{x} değil', '{x} istemiyorum'],
  notExcluded: 'uygun gerekli',
  notBefore: '',
  sorts: {
    price_asc: ['ucuz', 'en ucuz', 'uygun fiyatlı', 'hesaplı', 'ekonomik'],
    price_desc: ['en pahalı'],
    newest: ['en yeni', 'en son çıkan'],
    rating: ['en yüksek puanlı', 'en beğenilen'],
    best_selling: ['çok satan', 'en çok satan', 'çok satanlar', 'en çok satanlar'],
    reduction: ['indirimli', 'indirimde', 'indirimdeki'],
  },
  gift: ['{x} hediye', '{x} hediyesi', '{x} için hediye', '{x} hediyelik'],
  giftWord: 'hediye',
  recipients:
    'anneye annem anneme babaya babam babama anne baba kadına kadınlara kadın erkeğe erkeklere erkek sevgiliye sevgilim sevgilime eşime eşim kardeşime kardeşim ablama abime anneanneye babaanneye dedeye arkadaşa arkadaşıma arkadaş arkadaşım öğretmene öğretmen öğretmenime çocuğa çocuklara çocuk bebeğe bebek kıza kızlara oğluma kızıma',
  adults: 'erkek kadın yetişkin erkekler kadınlar',
  children: 'çocuk çocuklar bebek bebekler kız',
  size: 'beden numara ölçü boy eu',
  currencies: 'lira dolar euro avro türk',
  units:
    'inç inch yaş yıl ay gün saat dakika adet parça litre metre santim gram kilo watt volt derece kişi kişilik kişilik li lı lu lü lik lık luk lük cl',
};
