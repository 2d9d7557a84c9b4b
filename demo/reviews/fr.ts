import type { ReviewBank } from './bank.ts';
import { FR_TRADES } from './trades/fr.ts';

export const FR: ReviewBank = {
  given: [
    'Camille',
    'Julien',
    'Chloé',
    'Antoine',
    'Léa',
    'Karim',
    'Manon',
    'Hugo',
    'Inès',
    'Nicolas',
    'Sarah',
    'Paul',
    'Amélie',
    'Thomas',
    'Nadia',
    'Élise',
    'Mathieu',
    'Clara',
    'Romain',
    'Pauline',
    'Bastien',
    'Lucie',
    'Vincent',
    'Margaux',
  ],
  family: [
    'Laurent',
    'Mercier',
    'Fontaine',
    'Girard',
    'Moreau',
    'Benali',
    'Dubreuil',
    'Lefort',
    'Chevalier',
    'Renard',
    'Kessler',
    'Vasseur',
    'Roux',
    'Picard',
    'Haddad',
    'Carpentier',
    'Blanchard',
    'Colin',
    'Delorme',
    'Perrin',
    'Gauthier',
    'Marchand',
    'Lemoine',
    'Barbier',
  ],
  openings: {
    5: [
      'Exactement ce que je cherchais.',
      'Encore mieux que je ne l’espérais.',
      'Je le reprendrais demain.',
      'Un cadeau qui a fait mouche.',
      'Simple, bien fini, rien à redire.',
      'J’ai longtemps comparé et c’était le bon choix.',
      'Reçu plus tôt que prévu, très bien emballé.',
      'Ma troisième commande ici, et la meilleure.',
      'Parfait pour nous.',
      'Mieux fini que celui qu’il remplace.',
      'Il tient ses promesses.',
      'Un très bon achat.',
      'Déballé, essayé, adopté.',
      'Rien à redire pour l’instant.',
      'Séduit dès le premier regard.',
      'Offert, et très bien accueilli.',
    ],
    4: [
      'Très bien, à un détail près.',
      'Presque parfait.',
      'Bilan positif dans l’ensemble.',
      'Bon rapport qualité-prix.',
      'Conforme à la description.',
      'Un bon achat.',
      'Presque tout y est.',
      'Solide, avec une petite marge de progrès.',
      'Bien, sans être tout à fait parfait.',
    ],
    3: [
      'Correct, sans plus.',
      'Bonne idée, résultat moyen.',
      'Pas mal, mais j’attendais un peu mieux.',
      'Convenable pour le prix.',
      'Il fait le travail.',
      'Ni bon ni mauvais.',
      'J’ai vu mieux, et pire.',
    ],
    2: [
      'Une petite déception.',
      'J’aurais voulu l’aimer davantage.',
      'Pas tout à fait conforme à la description.',
      'En dessous de mes attentes.',
      'Les photos promettaient davantage.',
    ],
    1: [
      'Malheureusement pas pour moi.',
      'Arrivé avec un défaut.',
      'Je l’ai renvoyé.',
      'Je ne peux pas le recommander.',
      'Pas fait pour nous.',
    ],
  },
  details: {
    ...FR_TRADES,
    electronics: {
      good: [
        'Installation en cinq minutes, sans notice.',

        'Rien ne bouge, tout respire la solidité.',
        'Facile à prendre en main.',
      ],
      bad: [
        'Le câble fourni est trop court.',
        'L’application mériterait d’être plus claire.',
        'Ça chauffe un peu au bout d’une heure.',
      ],
      lasting: ['La batterie tient plus longtemps qu’annoncé.'],
    },
    fashion: {
      good: [
        'Taille bien, coutures impeccables.',
        'Coupe réussie, tombé impeccable.',
        'La couleur est celle de la photo.',
      ],
      bad: [
        'Taille un peu petit.',
        'La couleur est plus foncée que sur la photo.',
        'Un fil dépassait déjà.',
      ],
      lasting: ['Le tissu est doux et ne bouge pas au lavage.', 'On me complimente à chaque fois.'],
    },
    home: {
      good: [
        'On dirait que c’est fait pour notre pièce.',
        'Lourd, stable et facile à nettoyer.',
        'Montage en dix minutes, rien ne manquait.',
      ],
      bad: [
        'Une rayure sur le dessous.',
        'Plus petit que je ne l’imaginais.',
        'La notice saute une étape.',
      ],
    },
    beauty: {
      good: [
        'Une noisette suffit.',
        'Le parfum est discret et ne reste pas.',
        'Léger sur la peau.',
      ],
      bad: [
        'La pompe se bloque vers la fin.',
        'Le parfum est trop présent à mon goût.',
        'Je n’ai pas vu grande différence.',
      ],
      lasting: ['Ma peau est apaisée, même en hiver.'],
    },
    pharmacy: {
      good: [
        'Boîte scellée, péremption lointaine, notice lisible.',
        'Le pharmacien a rappelé dans l’heure.',
        'Facile à utiliser, même pour mon grand-père.',
      ],
      bad: [
        'La boîte est difficile à ouvrir.',
        'Livraison un peu longue pour un produit de santé.',
        'La notice reste écrite en petit.',
      ],
    },
    grocery: {
      good: [
        'Frais et plein de goût.',
        'On sent que rien n’est ajouté.',
        'Toute la famille l’a terminé en deux jours.',
      ],
      bad: [
        'Un peu trop doux pour moi.',
        'J’aimerais un format plus grand.',
        'La date de péremption pourrait être plus lointaine.',
      ],
    },
    sports: {
      good: [
        'Léger et peu encombrant une fois plié.',
        'Bonne prise, même les mains mouillées.',
        'Bien fini et vite monté.',
      ],
      bad: [
        'La sangle glisse un peu.',
        'Odeur de caoutchouc les premiers jours.',
        'Il manque un sac de transport.',
      ],
      lasting: ['A survécu à la pluie, à la boue et à mon fils.'],
    },
    toys: {
      good: [
        'Solide, aucune arête coupante.',
        'Deux enfants occupés tout l’après-midi.',
        'Joli, avec des couleurs gaies.',
      ],
      bad: [
        'La boîte est bien trop grande.',
        'Une pièce manquait, mais elle a été envoyée aussitôt.',
        'Un peu difficile pour l’âge indiqué.',
      ],
      lasting: ['Ma fille ne joue plus qu’avec ça.'],
    },
    books: {
      good: [
        'Lu en un week-end.',
        'Un papier très agréable.',
        'La reliure reste à plat, j’apprécie.',
      ],
      bad: [
        'Un coin était abîmé à l’arrivée.',
        'L’impression est un peu pâle.',
        'Le milieu traîne un peu.',
      ],
    },
    garden: {
      good: [
        'Si bien emballée que pas une miette de terre ne bougeait.',
        'Elle vit devant une fenêtre au nord et s’en contente.',
        'Arrivée fraîche et bien droite.',
      ],
      bad: [
        'Le pot était fêlé, la plante va bien.',
        'Plus petite que prévu.',
        'Deux feuilles jaunes, mais elle s’est remise.',
      ],
      lasting: ['Arrivée toute fraîche, deux nouvelles feuilles déjà.'],
    },
    shoes: {
      good: [
        'Confortables dès le premier jour, aucune ampoule.',
        'Exactement comme sur les photos.',
        'La semelle est ferme et ne glisse pas.',
        'Elles vont avec tout ce que je porte.',
        'Portées toute la journée, j’ai oublié qu’elles étaient neuves.',
      ],
      bad: [
        'Elles taillent une demi-pointure trop petit.',
        'Les lacets sont un peu longs.',
        'Il faut quelques jours pour s’y faire.',
      ],
    },
    kitchen: {
      good: [
        'Se lave facilement et sèche vite.',
        'Bien équilibré et bien fini.',

        'Un plaisir à chaque utilisation.',
      ],
      bad: [
        'Une petite marque sous le fond.',
        'Plus lourd que je ne pensais.',
        'J’aurais aimé une taille au-dessus.',
      ],
      lasting: [
        'A remplacé trois autres dans mon placard.',
        'Les invités me demandent toujours où je l’ai trouvé.',
      ],
    },
    care: {
      good: [
        'Fait ce qu’il doit, en douceur.',
        'Simple dès la première utilisation.',

        'Mode d’emploi clair, et en français.',
      ],
      bad: [
        'L’odeur n’est pas pour moi.',
        'Le couvercle ferme un peu dur.',
        'J’aurais aimé un plus grand format.',
      ],
      lasting: ['Dure plus longtemps que le précédent.', 'Toute la famille l’utilise maintenant.'],
    },
    any: {
      good: [
        'Fidèle aux photos.',
        'On sent le soin apporté aux détails.',
        'Arrivé juste à temps.',
        'Paraît plus cher que son prix.',
        'Même mon père, qui trouve à redire à tout, l’apprécie.',
      ],
      bad: [
        'L’emballage pourrait être plus petit.',
        'Je l’imaginais un peu plus grand.',
        'Livré deux jours plus tard qu’annoncé.',
      ],
    },
  },
  closings: {
    good: ['Je recommande.', 'Merci à la boutique.', 'Je commanderai de nouveau.', 'Aucun regret.'],
    bad: ['Le retour s’est fait sans souci.', 'La boutique a répondu poliment.', 'Dommage.'],
  },
};
