import type { ReviewBank } from './bank.ts';

export const TR: ReviewBank = {
  names: [
    'Elif Yıldız',
    'Mert Kaya',
    'Zeynep Aydın',
    'Burak Şahin',
    'Ayşe Demir',
    'Can Özkan',
    'Deniz Aksoy',
    'Selin Koç',
    'Emre Polat',
    'Gizem Erdem',
    'Murat Çelik',
    'Nazlı Güneş',
    'Hakan Tunç',
    'Derya Uysal',
    'Okan Bulut',
    'Pelin Sezer',
  ],
  openings: {
    5: [
      'Tam istediğim gibi.',
      'Beklediğimden bile iyi.',
      'Yine olsa yine alırım.',
      'Kardeşim de görüp aynısını aldı.',
      'Sade, özenli, kusursuz.',
      'Her kuruşuna değdi.',
      'Söylenenden erken ve çok iyi paketlenmiş geldi.',
      'Haftalarca karşılaştırdım, doğru seçimmiş.',
    ],
    4: [
      'Çok iyi, küçük bir eksiği var.',
      'Neredeyse kusursuz.',
      'Genel olarak memnunum.',
      'Fiyatına göre gayet iyi.',
      'Anlatıldığı gibi.',
    ],
    3: [
      'İdare eder.',
      'Fikir güzel, sonuç ortalama.',
      'Fena değil ama daha iyisini beklerdim.',
      'Fiyatı kadar.',
    ],
    2: ['Biraz hayal kırıklığı oldu.', 'Daha çok sevmek isterdim.', 'Açıklamayla tam örtüşmüyor.'],
    1: ['Ne yazık ki bana göre değilmiş.', 'Kusurlu geldi.', 'İade ettim.'],
  },
  details: {
    electronics: {
      good: [
        'Kılavuza bakmadan beş dakikada kurdum.',
        'Pili söylenenden uzun gidiyor.',
        'Her yeri sağlam, hiçbir yeri oynamıyor.',
      ],
      bad: [
        'Kutudaki kablo kısa.',
        'Uygulama daha anlaşılır olabilirdi.',
        'Bir saat sonra biraz ısınıyor.',
      ],
    },
    fashion: {
      good: [
        'Kumaşı yumuşak, yıkamada şeklini koruyor.',
        'Bedeni tam, dikişleri temiz.',
        'Her giydiğimde soruyorlar.',
      ],
      bad: ['Kalıbı biraz dar.', 'Rengi fotoğraftan koyu.', 'Bir ipliği çıkmıştı.'],
    },
    home: {
      good: [
        'Odamız için yapılmış gibi.',
        'Ağır, sağlam ve kolay temizleniyor.',
        'Kurulumu on dakika sürdü, eksik parça yoktu.',
      ],
      bad: [
        'Altında bir çizik vardı.',
        'Sandığımdan küçük, önce ölçün.',
        'Kılavuzda bir adım eksik.',
      ],
    },
    beauty: {
      good: ['Cildim kışın bile rahat.', 'Çok azı yetiyor.', 'Kokusu hafif, üzerinizde kalmıyor.'],
      bad: ['Sonlara doğru pompası takılıyor.', 'Kokusu bana göre fazla.', 'Pek fark göremedim.'],
    },
    pharmacy: {
      good: [
        'Kutusu mühürlü, tarihi uzun, talimatı okunaklı.',
        'Eczacı bir saat içinde geri aradı.',
        'Dedem bile kolayca kullanıyor.',
      ],
      bad: [
        'Kutusu zor açılıyor.',
        'İlaç için teslimat biraz uzun sürdü.',
        'Talimattaki yazı hâlâ küçük.',
      ],
    },
    grocery: {
      good: ['Taptaze ve çok lezzetli.', 'Katkısız olduğu belli.', 'Evde iki günde bitti.'],
      bad: [
        'Bana göre tadı biraz hafif.',
        'Daha büyük paketi olsa iyi olurdu.',
        'Tarihi daha uzun olabilirdi.',
      ],
    },
    sports: {
      good: [
        'Yağmura, çamura ve oğluma dayandı.',
        'Hafif, katlanınca küçücük kalıyor.',
        'Islak elle bile iyi kavrıyor.',
      ],
      bad: ['Kayışı biraz kayıyor.', 'İlk günler kauçuk kokuyordu.', 'Taşıma çantası yok.'],
    },
    toys: {
      good: [
        'Kızım geldiğinden beri başka şeyle oynamıyor.',
        'Sağlam, keskin kenarı yok.',
        'İki çocuğu bütün öğleden sonra oyaladı.',
      ],
      bad: [
        'Kutusu içindekine göre çok büyük.',
        'Bir parça eksikti, hemen gönderdiler.',
        'Yazan yaşa göre biraz zor.',
      ],
    },
    books: {
      good: [
        'Bir hafta sonunda bitirdim.',
        'Kâğıdı çok güzel.',
        'Cildi düz açılıyor, hoşuma gitti.',
      ],
      bad: ['Köşesi kıvrık geldi.', 'Baskısı biraz soluk.', 'Ortası biraz ağır ilerliyor.'],
    },
    garden: {
      good: [
        'Taze geldi, iki yaprak verdi bile.',
        'Öyle iyi paketlenmiş ki toprağı bile dökülmemiş.',
        'Kuzeye bakan pencerede hâlinden memnun.',
      ],
      bad: [
        'Saksısı çatlaktı, bitki iyi.',
        'Beklediğimden küçük.',
        'İki yaprağı sararmıştı, sonra toparladı.',
      ],
    },
    shoes: {
      good: [
        'İlk günden rahat, hiç vurmadı.',
        'Tam fotoğraftaki gibi.',
        'Tabanı sağlam, kaymıyor.',
        'Giydiğim her şeye yakışıyor.',
        'Bütün gün giydim, yeni olduklarını unuttum.',
      ],
      bad: ['Yarım numara küçük kalıp.', 'Bağcıkları biraz uzun.', 'Alışmam birkaç gün sürdü.'],
    },
    kitchen: {
      good: [
        'Kolay yıkanıyor, çabuk kuruyor.',
        'Dengeli ve özenli yapılmış.',
        'Misafirler hep soruyor.',
        'Her kullanışta keyif veriyor.',
        'Dolabımdaki üç parçanın yerini aldı.',
      ],
      bad: ['Altında küçük bir iz vardı.', 'Sandığımdan ağır.', 'Bir boy büyüğü olsaydı keşke.'],
    },
    care: {
      good: [
        'İşini nazikçe yapıyor.',
        'İlk seferden kolay kullanılıyor.',
        'Artık bütün aile kullanıyor.',
        'Eskisinden uzun dayanıyor.',
        'Talimatı açık, üstelik Türkçe.',
      ],
      bad: [
        'Kokusu bana göre değil.',
        'Kapağı biraz zor kapanıyor.',
        'Daha büyük paketi olsaydı keşke.',
      ],
    },
    any: {
      good: [
        'Tam fotoğraftaki gibi.',
        'Özen gösterildiği belli.',
        'Tam zamanında geldi.',
        'Fiyatından pahalı duruyor.',
        'Her şeye kusur bulan babam bile beğendi.',
      ],
      bad: [
        'Ambalajı daha küçük olabilirdi.',
        'Biraz daha büyük sanmıştım.',
        'Söylenenden iki gün geç geldi.',
      ],
    },
  },
  closings: {
    good: [
      'Tavsiye ederim.',
      'Mağazaya teşekkürler.',
      'Yine sipariş vereceğim.',
      'Hiç pişman değilim.',
    ],
    bad: [
      'Neyse ki iadesi kolay oldu.',
      'Mağaza nazikçe yanıtladı.',
      'Umarım sonraki parti daha iyi olur.',
    ],
  },
};
