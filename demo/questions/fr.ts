import type { AskedBank } from './topics.ts';

export const FR: AskedBank = {
  clothes: {
    name: 'Camille',
    question: 'Je suis entre deux tailles, laquelle prendre\u202f?',
    answer:
      'La plus grande\u202f: la coupe tombe mieux. Les mesures sont dans le guide des tailles.',
    buyer: { name: 'Julien', answer: 'J’ai pris la plus grande, c’était le bon choix.' },
  },
  shoes: {
    name: 'Camille',
    question: 'Conviennent-elles à un pied large\u202f?',
    answer: 'Oui, mais prenez une demi-pointure de plus si votre pied est vraiment large.',
    buyer: { name: 'Sophie', answer: 'J’ai le pied large, une demi-pointure de plus suffit.' },
  },
  devices: {
    name: 'Julien',
    question: 'La notice est-elle en français\u202f?',
    answer: 'Oui, elle est en cinq langues, dont le français.',
    buyer: { name: 'Sophie', answer: 'Oui, en français et bien faite.' },
  },
  home: {
    name: 'Camille',
    question: 'Comment le nettoyer sans l’abîmer\u202f?',
    answer: 'Un chiffon doux légèrement humide suffit, sans produit abrasif.',
    buyer: { name: 'Julien', answer: 'Un chiffon humide, et il est comme neuf.' },
  },
  kitchen: {
    name: 'Sophie',
    question: 'Peut-on racheter une pièce si l’une casse\u202f?',
    answer: 'Oui, la série reste au catalogue. Écrivez-nous, nous l’enverrons seule.',
    buyer: { name: 'Julien', answer: 'J’en ai racheté une après un accident, elle est identique.' },
  },
  beauty: {
    name: 'Camille',
    question: 'Convient-il aux peaux sensibles\u202f?',
    answer: 'Essayez-en un peu sur le bras et attendez un jour, comme pour tout nouveau produit.',
    buyer: { name: 'Sophie', answer: 'Ma peau est sensible et je n’ai eu aucun souci.' },
  },
  pharmacy: {
    name: 'Julien',
    question: 'Puis-je demander conseil avant d’acheter\u202f?',
    answer: 'Oui, nos pharmaciens vous répondent par téléphone du lundi au samedi.',
    buyer: { name: 'Camille', answer: 'J’ai appelé, on m’a bien conseillée.' },
  },
  grocery: {
    name: 'Sophie',
    question: 'Où le conserver une fois ouvert\u202f?',
    answer: 'Au sec, à l’abri de la lumière, bien refermé.',
    buyer: { name: 'Julien', answer: 'Au placard dans son paquet, il se garde très bien.' },
  },
  sports: {
    name: 'Julien',
    question: 'Faut-il un entretien particulier\u202f?',
    answer: 'Essuyez-le après usage et laissez-le sécher à l’air, c’est tout.',
    buyer: { name: 'Camille', answer: 'Je l’essuie après chaque séance, il reste comme neuf.' },
  },
  toys: {
    name: 'Camille',
    question: 'Y a-t-il des petites pièces\u202f?',
    answer: 'L’âge conseillé en tient compte\u202f; il figure sur la boîte.',
    buyer: { name: 'Sophie', answer: 'Mes enfants jouent avec sans problème.' },
  },
  books: {
    name: 'Sophie',
    question: 'Arrive-t-il sans coins abîmés\u202f?',
    answer: 'Nous l’envoyons dans un carton rigide à coins renforcés.',
    buyer: { name: 'Julien', answer: 'Le mien est arrivé impeccable.' },
  },
  plants: {
    name: 'Camille',
    question: 'Que faire à l’arrivée\u202f?',
    answer: 'Déballez le jour même et suivez la fiche jointe pour la lumière et l’eau.',
    buyer: { name: 'Sophie', answer: 'J’ai suivi la fiche, tout pousse bien.' },
  },
  bags: {
    name: 'Sophie',
    question: 'Passe-t-il comme bagage cabine\u202f?',
    answer: 'Comparez ses mesures, dans les caractéristiques, avec celles de votre compagnie.',
    buyer: { name: 'Camille', answer: 'Avec ma compagnie, aucun souci.' },
  },
  baby: {
    name: 'Sophie',
    question: 'À partir de quel âge\u202f?',
    answer: 'L’âge conseillé est sur l’emballage et dans les caractéristiques, s’il y en a un.',
    buyer: { name: 'Camille', answer: 'Nous suivons l’âge conseillé et tout va bien.' },
  },
  pets: {
    name: 'Julien',
    question: 'Mon animal est petit, est-ce adapté\u202f?',
    answer: 'Les mesures sont dans les caractéristiques\u202f; écrivez-nous en cas de doute.',
    buyer: { name: 'Sophie', answer: 'Le mien est petit et s’y est fait tout de suite.' },
  },
  any: {
    name: 'Camille',
    question: 'L’emballage est-il sans plastique\u202f?',
    answer: 'Oui, nous n’utilisons que du papier et du carton recyclables.',
    buyer: { name: 'Julien', answer: 'Le mien est venu dans du carton, sans plastique.' },
  },
};
