import type { MoreAsked } from '#demo/questions/topics.ts';

/** What else is asked, and what the store answers. */
export const TR_MORE: MoreAsked = {
  clothes: [
    {
      name: 'Ceren',
      question: 'Açık renkleri içini gösteriyor mu?',
      answer: 'Hayır, kumaşı sık dokulu, bir şey belli olmuyor.',
    },
    {
      name: 'Volkan',
      question: 'Her yıkamadan sonra ütü ister mi?',
      answer: 'Nemliyken asarsanız kırışıkların çoğu kendiliğinden açılır.',
    },
  ],
  shoes: [
    {
      name: 'İrem',
      question: 'İki numara arasındayım, hangisini alayım?',
      answer: 'Büyük olanı. Biraz bol gelirse ince bir tabanlık yeter.',
    },
    {
      name: 'Barış',
      question: 'Tabanı değiştirilebilir mi?',
      answer: 'En iyisini ayakkabıcı eline alınca söyler; yüzü tabandan uzun ömürlüdür.',
    },
  ],
  devices: [
    {
      name: 'Tuğba',
      question: 'Hediye edersem garanti geçerli mi?',
      answer: 'Evet. Kim ödemiş olursa olsun sipariş numarası yeterli.',
    },
    {
      name: 'Kaan',
      question: 'Eski cihazı alıyor musunuz?',
      answer: 'Evet, ücretsiz: sipariş notuna kuryenin almasını yazın.',
    },
  ],
  home: [
    {
      name: 'Ceren',
      question: 'Kargo daireye kadar çıkarıyor mu?',
      answer: 'Paketler daire kapısına, büyük parçalar seçtiğiniz odaya gelir.',
    },
    {
      name: 'Volkan',
      question: 'Kurulum için her şey kutuda mı?',
      answer: 'Gerekenler kutuda. Duvara asılacaksa duvarınıza uygun dübel seçin.',
    },
  ],
  kitchen: [
    {
      name: 'İrem',
      question: 'Takım mı, tek parça mı?',
      answer: 'İçerik satırında yazar; o satır yoksa tek parçadır.',
    },
    {
      name: 'Barış',
      question: 'Başka boyu var mı?',
      answer: 'Seçilebilenler düğmenin üstünde; orada olmayan şu an yok.',
    },
  ],
  beauty: [
    {
      name: 'Tuğba',
      question: 'Hassas cilde uygun mu?',
      answer: 'Önce kolunuzun iç yüzünde deneyip bir gün bekleyin. Cilt tipi özelliklerde yazıyor.',
    },
    {
      name: 'Kaan',
      question: 'Açıldıktan sonra ne kadar dayanır?',
      answer: 'Ambalajdaki açık kutu işareti ay olarak söyler, çoğunlukla on iki.',
    },
  ],
  pharmacy: [
    {
      name: 'Ceren',
      question: 'Başka ilaçlarla birlikte alabilir miyim?',
      answer: 'Önce telefonla eczacılarımıza sorun ve kullandıklarınızın hepsini söyleyin.',
    },
    {
      name: 'Volkan',
      question: 'Kolinin üstünde içindeki yazıyor mu?',
      answer: 'Hayır, üstünde yalnız mağazanın adı olan sade bir koli.',
    },
  ],
  grocery: [
    {
      name: 'İrem',
      question: 'Yazın bozulmadan gelir mi?',
      answer:
        'Evet. Sıcak haftalarda yalnız pazartesi ve salı gönderiyoruz, hafta sonu yolda kalmıyor.',
    },
    {
      name: 'Barış',
      question: 'Nereden geliyor?',
      answer: 'Menşei özelliklerde, üreticisi ambalajda yazıyor.',
    },
  ],
  sports: [
    {
      name: 'Tuğba',
      question: 'Yağmurda kullanılır mı?',
      answer: 'Evet, ama kaldırmadan önce kurumasını bekleyin.',
    },
    {
      name: 'Kaan',
      question: 'Yedek parçası var mı?',
      answer: 'Neyin aşındığını yazın, elimizde olanı gönderelim.',
    },
  ],
  toys: [
    {
      name: 'Ceren',
      question: 'Pil gerekiyor mu?',
      answer: 'Yalnız yukarıdaki listede yazıyorsa; hangisi olduğu da orada yazar.',
    },
    {
      name: 'Volkan',
      question: 'Hediye için fiyatsız fiş var mı?',
      answer: 'Evet. Kolide fiyat yoktur, fatura e-postayla gelir.',
    },
  ],
  books: [
    { name: 'İrem', question: 'Son baskı mı?', answer: 'Evet. Yılı özelliklerde yazıyor.' },
    {
      name: 'Barış',
      question: 'Köşeleri ezilmeden gelir mi?',
      answer: 'Sert kartonda gönderiyoruz. Hasarlı gelirse yenisini yollarız.',
    },
  ],
  plants: [
    {
      name: 'Tuğba',
      question: 'Saksıyla mı geliyor?',
      answer: 'Resimdeki gibi gelir; yanında olanlar yukarıdaki listede.',
    },
    {
      name: 'Kaan',
      question: 'Kediler için zararsız mı?',
      answer:
        'Kedinin ulaşamayacağı yere koyun; bakım kartında hayvanlara uygun olmayan kısımlar yazar.',
    },
  ],
  bags: [
    {
      name: 'Ceren',
      question: 'Nasıl temizlenir?',
      answer: 'Nemli bezle silip açık havada kurutun. Makineye girmez.',
    },
    {
      name: 'Volkan',
      question: 'Kabin bagajı sayılır mı?',
      answer:
        'Yukarıdaki ölçüleri havayolununkiyle karşılaştırın; çoğu 40 × 30 × 20 cm kabul eder.',
    },
  ],
  baby: [
    {
      name: 'İrem',
      question: 'Yumuşatıcı madde içeriyor mu?',
      answer: 'Hayır, ftalat ve bisfenol A içermez.',
    },
    {
      name: 'Barış',
      question: 'Başka renkle değiştirilir mi?',
      answer: 'Evet, kullanılmadan ve iade süresi içinde.',
    },
  ],
  pets: [
    {
      name: 'Tuğba',
      question: 'Kaç yaşından itibaren?',
      answer: 'Yetişkin hayvanlar için; yavrular için veterinerinize sorun.',
    },
    {
      name: 'Kaan',
      question: 'Düzenli sipariş verebilir miyim?',
      answer: 'Henüz değil. Siparişlerinizden tek dokunuşla yeniden alabilirsiniz.',
    },
  ],
  any: [
    {
      name: 'Ceren',
      question: 'Ambalajı geri dönüşebilir mi?',
      answer: 'Evet, karton ve kâğıt. Kutuyu bize geri de yollayabilirsiniz.',
    },
    {
      name: 'Volkan',
      question: 'Beklersem yeniden gelir mi?',
      answer: 'Genellikle iki hafta içinde. Tükendiyse bu sayfadan haber isteyin.',
    },
  ],
};
