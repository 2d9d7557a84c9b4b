import type { TradeDetails } from '#demo/reviews/bank.ts';

/** What is said of goods of one trade alone. */
export const TR_TRADES: TradeDetails = {
  audio: {
    good: [
      'Kısık seste bile net ses, tok bas.',
      'Düğmeleri tam elin gittiği yerde.',
      'İlk seferde bağlandı, hiç kopmadı.',
      'Hiçbir seviyede cızırtı yok.',
    ],
    bad: [
      'Kılıfı ayrıca almak gerekiyor.',
      'Bası biraz daha güçlü olabilirdi.',
      'Menü sesi müzikten yüksek.',
    ],
    lasting: ['Bir ay oldu, pili hâlâ bütün gün yetiyor.'],
  },
  lighting: {
    good: [
      'Işığı sıcak, gözü yormuyor.',
      'Taktım, yaktım, bitti.',
      'Hep karanlık kalan köşeyi aydınlattı.',
      'En parlakken bile ses yapmıyor.',
    ],
    bad: [
      'Biraz daha sıcak olabilirdi.',
      'Kutusu ezilmişti, lamba sağlamdı.',
      'Beklediğimden parlak.',
    ],
    lasting: ['İki aydır her akşam yanıyor, bir kez bile titremedi.'],
  },
  decor: {
    good: [
      'Fotoğraftakinden daha şık.',
      'Dar rafta bile güzel duruyor.',
      'Rengi sakin, evdeki her şeye uydu.',
      'Öyle iyi sarılmış ki açması zaman aldı.',
    ],
    bad: [
      'Rengi ekrandakinden bir ton koyu.',
      'Biraz daha büyük sanmıştım.',
      'Her yanı karton tozuydu.',
    ],
    lasting: ['Gelenler hâlâ nereden aldığımı soruyor.'],
  },
  bags: {
    good: [
      'Göründüğünden çok şey alıyor.',
      'Fermuarı rahat kayıyor, dikişleri düzgün.',
      'Doluyken bile askısı omzu kesmiyor.',
      'İyi kapanıyor, içinden bir şey düşmüyor.',
      'Yere koyunca şeklini koruyor.',
    ],
    bad: [
      'İç cebi telefonuma küçük geldi.',
      'Askısı daha uzun olabilirdi.',
      'İlk günler karton kokuyordu.',
    ],
    lasting: ['Üç aydır otobüste, köşeleri hâlâ yeni gibi.'],
  },
  grooming: {
    good: [
      'Rengi tam gösterildiği gibi.',
      'Azıcığı yetiyor.',
      'Hoş bir his, yerinde duruyor.',
      'Arkadaşım denedi, o da sipariş etti.',
      'Hiç yapışkanlık bırakmıyor.',
    ],
    bad: ['Islak elle açması zor.', 'Sandığımdan çabuk bitiyor.', 'Kokusu zevk meselesi.'],
    lasting: ['İkincisini kullanıyorum, değiştirmem.'],
  },
  baby: {
    good: [
      'Kolay yıkanıyor, köşelerinde bir şey kalmıyor.',
      'Ebemiz önermişti, haklıymış.',
      'Küçük ayrıntısına kadar düşünülmüş.',
      'Açınca hiç koku yoktu.',
      'Komşumuzun oğlu olunca onlara da aldık.',
    ],
    bad: ['Kartonu fazla.', 'Rengi daha sakin olabilirdi.', 'Pakette bir tane daha olsaydı keşke.'],
    lasting: ['İki çocuk kullandı, hâlâ güzel duruyor.'],
  },
  pets: {
    good: [
      'Bizimki bir kokladı, hemen benimsedi.',
      'Boyu tam kararında.',
      'Evde rahatsız eden bir kokusu yok.',
      'İyi paketlenmiş, çabuk geldi.',
      'Yaşlı olanı bile yerinden kalktı.',
    ],
    bad: [
      'Alışması iki gün sürdü.',
      'Büyük paketi bize daha hesaplı olurdu.',
      'Kolisi gereğinden büyüktü.',
    ],
    lasting: ['Yarım yıldır bunu alıyoruz.'],
  },
  gardening: {
    good: [
      'Ele iyi oturuyor, yormuyor.',
      'Ağır toprağa bile dayanıyor.',
      'Küçük balkonumuza tam göre.',
      'İşten sonra kolayca yıkanıyor.',
      'Son dondan önce geldi, planımı yaptım.',
    ],
    bad: ['Etiketi ilk yağmurda çıktı.', 'Okuduğumdan küçük.', 'Başka boyu da olsaydı keşke.'],
    lasting: ['Bütün bir mevsim geçti, ne pas var ne yırtık.'],
  },
  stationery: {
    good: [
      'Yazması da çizmesi de keyifli.',
      'Yüksek fiyat istemeden iyi kalite.',
      'Sağ elde de sol elde de rahat.',
      'Kızım ertesi sabah okula götürdü.',
      'En küçük ayrıntısına kadar özenli.',
    ],
    bad: [
      'Kutusu içindekinden büyük.',
      'Bir parçası hafif çizikti.',
      'Bir kılıfı olsa iyi olurdu.',
    ],
    lasting: ['Yarısı bitti, hâlâ derli toplu.'],
  },
  training: {
    good: [
      'İyi kavrıyor, kaymıyor.',
      'Yeni başlayana hafif, kulübe yeterli.',
      'Her şey kutudaydı, hemen kuruldu.',
      'Ağır olmadan sağlam.',
      'Antrenörüm denedi, bir saat geri vermedi.',
    ],
    bad: ['Açınca kauçuk kokuyordu.', 'Taşıma çantası yok.', 'Kılavuzu yalnız resim.'],
    lasting: ['Haftada üç gün onunla çalışıyorum, aşınma yok.'],
  },
};
