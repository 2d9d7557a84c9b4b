import type { MoreAsked } from '#demo/questions/topics.ts';

/** What else is asked, and what the store answers. */
export const FR_MORE: MoreAsked = {
  clothes: [
    {
      name: 'Solène',
      question: 'Est-ce transparent dans les coloris clairs ?',
      answer: 'Non, le tissu est assez serré pour que rien ne se voie.',
    },
    {
      name: 'Maxime',
      question: 'Faut-il repasser après chaque lavage ?',
      answer: 'Suspendez-le encore humide : la plupart des plis s’effacent tout seuls.',
    },
  ],
  shoes: [
    {
      name: 'Agathe',
      question: 'J’hésite entre deux pointures. Laquelle choisir ?',
      answer: 'La plus grande : avec une semelle fine, elle ira même si elle est un peu large.',
    },
    {
      name: 'Yanis',
      question: 'Peut-on changer les semelles ?',
      answer:
        'Un cordonnier vous le dira chaussure en main ; la tige dure plus longtemps que la semelle.',
    },
  ],
  devices: [
    {
      name: 'Delphine',
      question: 'La garantie vaut-elle si c’est un cadeau ?',
      answer: 'Oui. Il suffit du numéro de commande, peu importe qui a payé.',
    },
    {
      name: 'Loïc',
      question: 'Reprenez-vous l’ancien appareil ?',
      answer:
        'Oui, gratuitement : indiquez dans la note de commande que le transporteur doit l’emporter.',
    },
  ],
  home: [
    {
      name: 'Solène',
      question: 'Le transporteur monte-t-il à l’étage ?',
      answer:
        'Les colis arrivent à la porte de l’appartement, les grandes pièces dans la pièce de votre choix.',
    },
    {
      name: 'Maxime',
      question: 'Tout est-il fourni pour le montage ?',
      answer:
        'Ce qu’il faut est dans la boîte. Pour un mur, choisissez des chevilles adaptées au vôtre.',
    },
  ],
  kitchen: [
    {
      name: 'Agathe',
      question: 'Est-ce un lot ou une pièce seule ?',
      answer: 'La ligne « Contenu » le précise ; sans cette ligne, il s’agit d’une seule pièce.',
    },
    {
      name: 'Yanis',
      question: 'Existe-t-il d’autres tailles ?',
      answer:
        'Ce qui peut se choisir figure au-dessus du bouton ; le reste n’est pas disponible pour l’instant.',
    },
  ],
  beauty: [
    {
      name: 'Delphine',
      question: 'Convient-il aux peaux sensibles ?',
      answer:
        'Essayez-en un peu à l’intérieur du bras et attendez une journée. Le type de peau est indiqué dans la fiche.',
    },
    {
      name: 'Loïc',
      question: 'Combien de temps se garde-t-il une fois ouvert ?',
      answer: 'Le petit pot ouvert sur l’emballage l’indique en mois, douze le plus souvent.',
    },
  ],
  pharmacy: [
    {
      name: 'Solène',
      question: 'Puis-je le prendre avec d’autres médicaments ?',
      answer:
        'Demandez d’abord à nos pharmaciens par téléphone, en citant tout ce que vous prenez.',
    },
    {
      name: 'Maxime',
      question: 'Le colis indique-t-il ce qu’il contient ?',
      answer: 'Non, c’est un carton neutre avec le nom de la boutique.',
    },
  ],
  grocery: [
    {
      name: 'Agathe',
      question: 'L’emballage supporte-t-il l’été ?',
      answer:
        'Oui. Pendant les semaines chaudes, nous n’expédions que le lundi et le mardi, pour éviter le week-end en route.',
    },
    {
      name: 'Yanis',
      question: 'D’où vient-il ?',
      answer: 'Le pays d’origine est dans la fiche, et le producteur sur l’emballage.',
    },
  ],
  sports: [
    {
      name: 'Delphine',
      question: 'Peut-on s’en servir sous la pluie ?',
      answer: 'Oui, mais laissez-le sécher avant de le ranger.',
    },
    {
      name: 'Loïc',
      question: 'Trouve-t-on des pièces de rechange ?',
      answer: 'Écrivez-nous ce qui est usé et nous vous envoyons ce qui existe.',
    },
  ],
  toys: [
    {
      name: 'Solène',
      question: 'Faut-il des piles ?',
      answer: 'Seulement si la liste ci-dessus le dit, et elle précise alors lesquelles.',
    },
    {
      name: 'Maxime',
      question: 'Y a-t-il un bon sans prix pour un cadeau ?',
      answer: 'Oui. Le colis ne montre aucun prix ; la facture arrive par e-mail.',
    },
  ],
  books: [
    {
      name: 'Agathe',
      question: 'Est-ce la dernière édition ?',
      answer: 'Oui. L’année figure dans la fiche.',
    },
    {
      name: 'Yanis',
      question: 'Arrive-t-il sans coins abîmés ?',
      answer:
        'Nous l’envoyons dans un carton rigide. S’il arrive abîmé, nous en envoyons un autre.',
    },
  ],
  plants: [
    {
      name: 'Delphine',
      question: 'Est-elle livrée en pot ?',
      answer: 'Elle arrive comme sur la photo ; ce qui l’accompagne est dans la liste ci-dessus.',
    },
    {
      name: 'Loïc',
      question: 'Est-ce sans danger pour les chats ?',
      answer:
        'Placez-la hors de portée ; la fiche d’entretien dit ce qui ne convient pas aux animaux.',
    },
  ],
  bags: [
    {
      name: 'Solène',
      question: 'Peut-on le nettoyer ?',
      answer: 'Passez un chiffon humide et laissez sécher à l’air. Pas de machine.',
    },
    {
      name: 'Maxime',
      question: 'Passe-t-il en cabine ?',
      answer:
        'Comparez les dimensions ci-dessus à celles de votre compagnie ; la plupart acceptent 40 × 30 × 20 cm.',
    },
  ],
  baby: [
    {
      name: 'Agathe',
      question: 'Contient-il des plastifiants ?',
      answer: 'Non, ni phtalates ni bisphénol A.',
    },
    {
      name: 'Yanis',
      question: 'Peut-on l’échanger contre une autre couleur ?',
      answer: 'Oui, non utilisé et dans le délai de retour.',
    },
  ],
  pets: [
    {
      name: 'Delphine',
      question: 'À partir de quel âge ?',
      answer: 'Pour les animaux adultes ; pour un petit, demandez à votre vétérinaire.',
    },
    {
      name: 'Loïc',
      question: 'Peut-on le recevoir régulièrement ?',
      answer: 'Pas encore. Vous pouvez le recommander d’un geste depuis vos commandes.',
    },
  ],
  any: [
    {
      name: 'Solène',
      question: 'L’emballage est-il recyclable ?',
      answer: 'Oui, carton et papier. Vous pouvez aussi nous renvoyer la boîte.',
    },
    {
      name: 'Maxime',
      question: 'Sera-t-il réapprovisionné si j’attends ?',
      answer: 'En général sous deux semaines. Demandez une alerte sur cette page s’il est épuisé.',
    },
  ],
};
