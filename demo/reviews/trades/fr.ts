import type { TradeDetails } from '#demo/reviews/bank.ts';

/** What is said of goods of one trade alone. */
export const FR_TRADES: TradeDetails = {
  audio: {
    good: [
      'Des voix claires et des basses chaleureuses, même à faible volume.',
      'Les commandes tombent sous les doigts.',
      'Connecté du premier coup, sans coupure.',
      'Ni souffle ni grésillement, quel que soit le volume.',
    ],
    bad: [
      'L’étui se vend à part.',
      'J’espérais un peu plus de basses.',
      'La voix des menus est plus forte que la musique.',
    ],
    lasting: ['Au bout d’un mois, la batterie tient toujours la journée.'],
  },
  lighting: {
    good: [
      'Une lumière chaude qui n’éblouit pas.',
      'Vissée, allumée, c’est tout.',
      'Elle éclaire enfin le coin qui restait sombre.',
      'Même à pleine puissance, aucun bruit.',
    ],
    bad: [
      'Je l’aurais aimée un peu plus chaude.',
      'Le carton était enfoncé, pas la lampe.',
      'Elle éclaire plus fort que prévu.',
    ],
    lasting: ['Allumée chaque soir depuis deux mois, jamais un clignotement.'],
  },
  decor: {
    good: [
      'Encore plus joli que sur les photos.',
      'Il trouve sa place sur une étagère étroite.',
      'Une couleur douce qui va avec tout chez nous.',
      'Si bien emballé que le déballage a pris du temps.',
    ],
    bad: [
      'La couleur est un ton plus foncée que sur mon écran.',
      'Je l’imaginais un peu plus grand.',
      'De la poussière de carton partout.',
    ],
    lasting: ['On me demande encore d’où il vient.'],
  },
  bags: {
    good: [
      'Il contient plus qu’on ne croirait.',
      'La fermeture coulisse bien, les coutures sont droites.',
      'La bandoulière ne scie pas l’épaule, même quand il est plein.',
      'Il ferme bien, rien n’en tombe.',
      'Il garde sa forme quand on le pose.',
    ],
    bad: [
      'La poche intérieure est trop petite pour mon téléphone.',
      'La bandoulière pourrait être plus longue.',
      'Une odeur de carton au début.',
    ],
    lasting: ['Trois mois de bus, et les coins sont comme neufs.'],
  },
  grooming: {
    good: [
      'La couleur est exactement celle de la photo.',
      'Il en faut très peu.',
      'Agréable, et il tient là où il faut.',
      'Une amie l’a essayé et en a commandé un aussi.',
      'Ne colle pas du tout.',
    ],
    bad: [
      'Difficile à ouvrir avec les mains mouillées.',
      'S’use plus vite que je ne pensais.',
      'L’odeur est affaire de goût.',
    ],
    lasting: ['J’en suis au deuxième et je n’en changerais pas.'],
  },
  baby: {
    good: [
      'Facile à laver, rien ne se loge dans les coins.',
      'Notre sage-femme nous l’avait conseillé, elle avait raison.',
      'Bien pensé, jusque dans les petites choses.',
      'Aucune odeur au déballage.',
      'Nous en avons offert un aux voisins pour leur fils.',
    ],
    bad: [
      'Beaucoup trop de carton.',
      'J’aurais préféré une couleur moins vive.',
      'Un deuxième dans la boîte aurait été bienvenu.',
    ],
    lasting: ['Il a servi à deux enfants et reste impeccable.'],
  },
  pets: {
    good: [
      'Le nôtre a reniflé une fois, c’était adopté.',
      'Juste la bonne taille.',
      'Aucune odeur gênante dans la maison.',
      'Bien emballé et vite expédié.',
      'Même le plus vieux s’est levé.',
    ],
    bad: [
      'Il lui a fallu deux jours pour s’y faire.',
      'Un plus grand format nous reviendrait moins cher.',
      'Le colis était plus grand que nécessaire.',
    ],
    lasting: ['Nous le prenons depuis six mois.'],
  },
  gardening: {
    good: [
      'Tient bien en main et ne fatigue pas.',
      'Assez solide pour une terre lourde.',
      'Juste ce qu’il fallait à notre petit balcon.',
      'Se rince facilement après le travail.',
      'Arrivé avant les dernières gelées, j’ai pu m’organiser.',
    ],
    bad: [
      'L’étiquette n’a pas tenu à la première pluie.',
      'Plus petit que ce que j’avais lu.',
      'J’aurais aimé une autre taille.',
    ],
    lasting: ['Après toute une saison, ni rouille ni accroc.'],
  },
  stationery: {
    good: [
      'Un plaisir pour écrire et dessiner.',
      'De la qualité sans prix excessif.',
      'Tient bien en main, à gauche comme à droite.',
      'Ma fille l’a emporté à l’école dès le lendemain.',
      'Soigné jusque dans les détails.',
    ],
    bad: [
      'La boîte est plus grande que son contenu.',
      'Une pièce était un peu rayée.',
      'Un étui aurait été le bienvenu.',
    ],
    lasting: ['À moitié usé, il reste impeccable.'],
  },
  training: {
    good: [
      'Bonne prise, ça ne glisse pas.',
      'Assez léger pour débuter, assez bon pour le club.',
      'Tout y était et s’est monté d’un coup.',
      'Solide sans être lourd.',
      'Mon entraîneur l’a essayé et l’a gardé une heure.',
    ],
    bad: [
      'Une odeur de caoutchouc au déballage.',
      'Il manque un sac de transport.',
      'La notice n’a que des dessins.',
    ],
    lasting: ['Je m’entraîne avec trois fois par semaine, aucune usure.'],
  },
};
