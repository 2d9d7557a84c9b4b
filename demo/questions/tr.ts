import type { AskedBank } from './topics.ts';

export const TR: AskedBank = {
  clothes: {
    name: 'Elif',
    question: 'Kumaşı ütü ister mi?',
    answer: 'Asarak kurutursanız çok az; ısıyı bakım etiketine göre ayarlayın.',
    buyer: { name: 'Mert', answer: 'Asıp kurutuyorum, ütüsüz giyiyorum.' },
  },
  shoes: {
    name: 'Mert',
    question: 'Tabanı kaygan mı?',
    answer: 'Hayır, ıslak zeminde de yeterince tutar.',
    buyer: { name: 'Elif', answer: 'Yağmurda da giydim, kaymadı.' },
  },
  devices: {
    name: 'Mert',
    question: 'Fatura garanti için yeterli mi?',
    answer: 'Evet, e-postayla gelen fatura garanti belgesi yerine geçer.',
    buyer: { name: 'Zeynep', answer: 'Ben faturayla başvurdum, kabul ettiler.' },
  },
  home: {
    name: 'Zeynep',
    question: 'Ölçüleri nereden görebilirim?',
    answer: 'Özellikler bölümünde yazıyor; kutunun ölçüsü için bize yazabilirsiniz.',
    buyer: { name: 'Mert', answer: 'Yazan ölçüler tuttu.' },
  },
  kitchen: {
    name: 'Elif',
    question: 'Ateşe ya da fırına girer mi?',
    answer: 'Kullanım ve bakım bilgisi özelliklerde yazar; yazmıyorsa önermeyiz.',
    buyer: { name: 'Zeynep', answer: 'Ben bakım bilgisine uydum, hâlâ yeni gibi.' },
  },
  beauty: {
    name: 'Elif',
    question: 'Bir paket ne kadar gider?',
    answer: 'Her gün kullanımda genelde iki ay yeter.',
    buyer: { name: 'Zeynep', answer: 'Bende iki ay kadar sürdü.' },
  },
  pharmacy: {
    name: 'Zeynep',
    question: 'Aç karnına kullanılır mı?',
    answer: 'Talimatta yazar; emin değilseniz eczacımıza telefonla sorun.',
    buyer: { name: 'Mert', answer: 'Ben eczacıya sordum, hemen yanıt verdi.' },
  },
  grocery: {
    name: 'Elif',
    question: 'Açıldıktan sonra nasıl saklanır?',
    answer: 'Ağzı kapalı, serin ve kuru yerde.',
    buyer: { name: 'Mert', answer: 'Kavanozda saklıyorum, tazeliğini koruyor.' },
  },
  sports: {
    name: 'Mert',
    question: 'Çocuğum da kullanabilir mi?',
    answer: 'Yetişkinler için tasarlandı; çocuklar bir büyüğün yanında kullanabilir.',
    buyer: { name: 'Zeynep', answer: 'Oğlumla birlikte kullanıyoruz.' },
  },
  toys: {
    name: 'Zeynep',
    question: 'Yıkanabilir mi?',
    answer: 'Nemli bezle silin; makinede yıkananların bakım bilgisinde yazar.',
    buyer: { name: 'Elif', answer: 'Nemli bezle siliyorum, temizleniyor.' },
  },
  books: {
    name: 'Elif',
    question: 'Hediye paketi yapıyor musunuz?',
    answer: 'Evet, siparişte mağazaya not olarak yazmanız yeterli.',
    buyer: { name: 'Zeynep', answer: 'Benimki paketli geldi.' },
  },
  plants: {
    name: 'Elif',
    question: 'Kedime zararlı mı?',
    answer: 'Emin olmak için ulaşamayacağı bir yerde tutun.',
    buyer: { name: 'Zeynep', answer: 'Ben yüksek bir rafta tutuyorum.' },
  },
  bags: {
    name: 'Zeynep',
    question: 'Günlük kullanımda çizilir mi?',
    answer: 'Zamanla hafif izler olabilir; yumuşak bezle silmeniz yeter.',
    buyer: { name: 'Elif', answer: 'Aylardır kullanıyorum, belirgin bir iz yok.' },
  },
  baby: {
    name: 'Elif',
    question: 'Yurt dışındaki kardeşime gönderebilir misiniz?',
    answer: 'Evet, gönderdiğimiz ülkeler teslimat seçeneklerinde yazar.',
    buyer: { name: 'Mert', answer: 'Ben başka ülkeye gönderdim, sorunsuz ulaştı.' },
  },
  pets: {
    name: 'Mert',
    question: 'Temizlemesi zor mu?',
    answer: 'Hayır, ılık su yeter; güçlü deterjan kullanmayın.',
    buyer: { name: 'Elif', answer: 'Ilık suyla temizliyorum, yetiyor.' },
  },
  any: {
    name: 'Elif',
    question: 'Hediye olarak göndereceğim, paketin içinde fatura çıkıyor mu?',
    answer: 'Hayır, fatura yalnızca size e-postayla gönderilir.',
    buyer: { name: 'Mert', answer: 'Arkadaşıma gönderdim, paketten fatura çıkmadı.' },
  },
};
