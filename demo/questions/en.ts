import type { AskedBank } from './topics.ts';

export const EN: AskedBank = {
  clothes: {
    name: 'Grace',
    question: 'Do I take my usual size if I like it loose?',
    answer:
      'Then take one size up. The size guide on this page gives the measurements of the body.',
    buyer: { name: 'Ruth', answer: 'I took one size up for a loose fit and it sits well.' },
  },
  shoes: {
    name: 'Oliver',
    question: 'Can I try them on at home and send them back?',
    answer: 'Yes, indoors and on a clean floor. Send them back in their box if they do not fit.',
    buyer: { name: 'Megan', answer: 'I changed mine for half a size more; it took a week.' },
  },
  devices: {
    name: 'Oliver',
    question: 'Do I need an adapter for British sockets?',
    answer: 'No. Where a power plug belongs to it, it fits the country that you have it sent to.',
    buyer: { name: 'Ruth', answer: 'Mine came to London with a British plug.' },
  },
  home: {
    name: 'Grace',
    question: 'Does the colour look as warm as in the pictures?',
    answer: 'By daylight, yes. Under warm lamps it looks a little more yellow.',
    buyer: { name: 'Peter', answer: 'By day it is just as pictured.' },
  },
  kitchen: {
    name: 'Hannah',
    question: 'Does it smell of anything when it is new?',
    answer: 'No. Wash it once with warm water before the first use and it is ready.',
    buyer: { name: 'Peter', answer: 'I rinsed mine once; it smelled of nothing.' },
  },
  beauty: {
    name: 'Grace',
    question: 'Is it scented?',
    answer: 'The ingredients are listed on the pack, perfume too where there is any.',
    buyer: { name: 'Hannah', answer: 'On me it is hardly noticeable after a minute.' },
  },
  pharmacy: {
    name: 'Oliver',
    question: 'How long does an unopened pack keep?',
    answer:
      'The date is printed on the pack, and we send nothing with less than twelve months left.',
    buyer: { name: 'Ruth', answer: 'Mine had almost two years left.' },
  },
  grocery: {
    name: 'Megan',
    question: 'How long can I still eat it when it arrives?',
    answer: 'The date is printed on each pack. We send from the newest delivery.',
    buyer: { name: 'Peter', answer: 'Mine had plenty of time left when it came.' },
  },
  sports: {
    name: 'Oliver',
    question: 'Is it all right for somebody who is just starting?',
    answer: 'Yes, it suits beginners as well as those who train often.',
    buyer: { name: 'Megan', answer: 'I began with it this spring and am happy.' },
  },
  toys: {
    name: 'Hannah',
    question: 'Are the colours safe for small children?',
    answer: 'Yes, they are tested to the European rules for toys.',
    buyer: { name: 'Ruth', answer: 'Ours is played with daily and looks as on the first day.' },
  },
  books: {
    name: 'Grace',
    question: 'Can you wrap it as a present?',
    answer:
      'Yes, write it into the note to the store when you order; the price is not in the parcel.',
    buyer: { name: 'Peter', answer: 'Mine came wrapped, with a card.' },
  },
  plants: {
    name: 'Megan',
    question: 'How do you send it when there is frost?',
    answer: 'We wait for milder days and write to you before.',
    buyer: { name: 'Hannah', answer: 'Mine came in March and was in good order.' },
  },
  bags: {
    name: 'Hannah',
    question: 'Does it hold a sheet of A4 without a fold?',
    answer: 'The inner sizes are in the specifications; A4 is 21 by 29.7 cm.',
    buyer: { name: 'Megan', answer: 'I measured first and my folder fits.' },
  },
  baby: {
    name: 'Ruth',
    question: 'Can it be passed on to a second child?',
    answer: 'Yes. Wash it as the care label says and check seams and screws first.',
    buyer: { name: 'Hannah', answer: 'Ours is with its second baby already.' },
  },
  pets: {
    name: 'Peter',
    question: 'Mine chews everything. Will it last?',
    answer: 'Watch the first time, and take it away when pieces come off.',
    buyer: { name: 'Grace', answer: 'Ours has been at it for weeks and it still holds.' },
  },
  any: {
    name: 'Oliver',
    question: 'I need it for a birthday. Is there an invoice in the parcel?',
    answer: 'No, the invoice comes by email, to you alone.',
    buyer: { name: 'Ruth', answer: 'I had one sent to a friend; there was no invoice in it.' },
  },
};
