import type { MoreAsked } from '#demo/questions/topics.ts';

/** What else is asked, and what the store answers. */
export const EN_MORE: MoreAsked = {
  clothes: [
    {
      name: 'Martha',
      question: 'Is it see-through in the light colours?',
      answer: 'No. The cloth is close enough that nothing shows through.',
    },
    {
      name: 'Elliot',
      question: 'Does it need ironing after each wash?',
      answer: 'Hang it up while it is damp, and most creases fall out by themselves.',
    },
  ],
  shoes: [
    {
      name: 'Nora',
      question: 'I am between two sizes. Which one?',
      answer: 'Take the larger one. With a thin insole it fits if it is a little wide.',
    },
    {
      name: 'Dylan',
      question: 'Can the soles be replaced?',
      answer:
        'A cobbler can tell you best with the shoe in hand; the uppers last longer than the soles.',
    },
  ],
  devices: [
    {
      name: 'Caroline',
      question: 'Is the guarantee valid if it is a present?',
      answer: 'Yes. Whoever has the order number can claim it, no matter who paid.',
    },
    {
      name: 'Wesley',
      question: 'Do you take the old device back?',
      answer:
        'Yes, free of charge: write into the note of your order that the carrier should take it along.',
    },
  ],
  home: [
    {
      name: 'Martha',
      question: 'Does the carrier bring it up to the flat?',
      answer: 'Parcels go to the door of the flat, large pieces to the room that you choose.',
    },
    {
      name: 'Elliot',
      question: 'Is everything for putting it up included?',
      answer:
        'What it needs is in the box. Where something goes into a wall, choose plugs for your kind of wall.',
    },
  ],
  kitchen: [
    {
      name: 'Nora',
      question: 'Is it a set or a single piece?',
      answer:
        'It is sold as it is described under Contents; where nothing is said there, it is one piece.',
    },
    {
      name: 'Dylan',
      question: 'Do you sell it in other sizes?',
      answer:
        'What can be chosen stands above the button; what you do not see there we do not have at present.',
    },
  ],
  beauty: [
    {
      name: 'Caroline',
      question: 'Is it suitable for sensitive skin?',
      answer:
        'Try a little on the inner arm first and wait for a day. The skin type is given in the specifications.',
    },
    {
      name: 'Wesley',
      question: 'How long does it keep once it is opened?',
      answer: 'The small open jar on the pack says it in months, mostly twelve.',
    },
  ],
  pharmacy: [
    {
      name: 'Martha',
      question: 'Can I take it together with other medicines?',
      answer: 'Please ask our pharmacists by telephone before; tell them everything that you take.',
    },
    {
      name: 'Elliot',
      question: 'Does the parcel say what is in it?',
      answer: 'No, it is a plain carton with the name of the shop.',
    },
  ],
  grocery: [
    {
      name: 'Nora',
      question: 'Is it packed so that it survives the summer?',
      answer:
        'Yes. In hot weeks we send on Mondays and Tuesdays only, so that it is not under way over a weekend.',
    },
    {
      name: 'Dylan',
      question: 'Where does it come from?',
      answer:
        'The country of origin is in the specifications, and the grower is named on the pack.',
    },
  ],
  sports: [
    {
      name: 'Caroline',
      question: 'Can it be used in the rain?',
      answer: 'Yes, but let it dry before you put it away.',
    },
    {
      name: 'Wesley',
      question: 'Are there spare parts?',
      answer: 'Write to us what is worn and we send you what there is.',
    },
  ],
  toys: [
    {
      name: 'Martha',
      question: 'Are batteries needed?',
      answer: 'Only where the list above says so, and then it says which.',
    },
    {
      name: 'Elliot',
      question: 'Is there a receipt without a price for a present?',
      answer: 'Yes. The parcel has no price in it; the invoice comes by email.',
    },
  ],
  books: [
    {
      name: 'Nora',
      question: 'Is this the latest edition?',
      answer: 'Yes. The year is among the specifications.',
    },
    {
      name: 'Dylan',
      question: 'Does it arrive with dents?',
      answer: 'We send books in a stiff carton. Should one arrive damaged, we send another.',
    },
  ],
  plants: [
    {
      name: 'Caroline',
      question: 'Does it come in a pot?',
      answer: 'It comes as it is pictured; what belongs to it is in the list above.',
    },
    {
      name: 'Wesley',
      question: 'Is it safe with cats?',
      answer:
        'Put it where a cat does not get at it; the care card says which parts are not good for animals.',
    },
  ],
  bags: [
    {
      name: 'Martha',
      question: 'Can it be cleaned?',
      answer:
        'Wipe it with a damp cloth and let it dry in the air. It does not go into the machine.',
    },
    {
      name: 'Elliot',
      question: 'Does it count as hand luggage?',
      answer:
        'Compare the measures above with those of your airline; most allow 40 by 30 by 20 cm.',
    },
  ],
  baby: [
    {
      name: 'Nora',
      question: 'Does it contain any softeners?',
      answer: 'No, it is free from phthalates and bisphenol A.',
    },
    {
      name: 'Dylan',
      question: 'Can it be exchanged for another colour?',
      answer: 'Yes, unused and within the time for returns.',
    },
  ],
  pets: [
    {
      name: 'Caroline',
      question: 'From what age is it?',
      answer: 'For grown animals; for young ones ask your vet, who knows yours.',
    },
    {
      name: 'Wesley',
      question: 'Can I order it at regular times?',
      answer: 'Not yet. Order it again from your orders with one press.',
    },
  ],
  any: [
    {
      name: 'Martha',
      question: 'Is it sent in recyclable packing?',
      answer: 'Yes, in cardboard and paper. You may also send the box back with us.',
    },
    {
      name: 'Elliot',
      question: 'Will it be in stock again if I wait?',
      answer: 'Usually within two weeks. Ask for a message on this page when it is sold out.',
    },
  ],
};
