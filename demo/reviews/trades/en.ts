import type { TradeDetails } from '#demo/reviews/bank.ts';

/** What is said of goods of one trade alone. */
export const EN_TRADES: TradeDetails = {
  audio: {
    good: [
      'Clear voices and a warm bass, even at low volume.',
      'The controls are where the fingers look for them.',
      'It paired at once and has not dropped the sound since.',
      'No hiss and no rattle at any volume.',
    ],
    bad: [
      'The case for it has to be bought separately.',
      'I had hoped for a little more bass.',
      'The menu voice is louder than the music.',
    ],
    lasting: ['After a month the battery still lasts the whole day.'],
  },
  lighting: {
    good: [
      'The light is warm and does not dazzle.',
      'Screwed in, switched on, done.',
      'It fills the corner that was always dark.',
      'Even at its brightest it makes no sound.',
    ],
    bad: [
      'I would have liked it a touch warmer.',
      'The carton was dented, the lamp was not.',
      'It is brighter than I expected.',
    ],
    lasting: ['It has burned every evening for two months without a flicker.'],
  },
  decor: {
    good: [
      'It looks finer than in the pictures.',
      'It stands well on a narrow shelf.',
      'The colour is calm and goes with everything we have.',
      'Wrapped so well that unpacking took longer than choosing.',
    ],
    bad: [
      'The colour is a shade darker than on my screen.',
      'I had imagined it a little larger.',
      'There was dust from the carton in every corner.',
    ],
    lasting: ['Visitors still ask me where it is from.'],
  },
  bags: {
    good: [
      'It holds more than one would think.',
      'The zip runs smoothly and the seams are straight.',
      'The strap does not cut, even when it is full.',
      'It closes well and nothing falls out.',
      'It keeps its form when it stands on the floor.',
    ],
    bad: [
      'The inner pocket is too small for my telephone.',
      'The strap could be longer.',
      'It smelled of the carton at first.',
    ],
    lasting: ['Three months on the bus, and the corners still look new.'],
  },
  grooming: {
    good: [
      'The colour is just as shown.',
      'A small amount is enough.',
      'It feels pleasant and stays where it should.',
      'A friend tried it and ordered one too.',
      'It leaves no stickiness.',
    ],
    bad: [
      'The lid is hard to open with wet hands.',
      'It is used up faster than I thought.',
      'The scent is a matter of taste.',
    ],
    lasting: ['I am on my second one and would not change.'],
  },
  baby: {
    good: [
      'Easy to wash, and nothing collects in the corners.',
      'Our midwife recommended it, and she was right.',
      'Well thought out, down to the small things.',
      'No smell at all when it is unpacked.',
      'We gave one to our neighbours when their son was born.',
    ],
    bad: [
      'It comes in too much cardboard.',
      'One colour less bright would have been nicer.',
      'I would have liked a second one in the pack.',
    ],
    lasting: ['It has served two children and still looks good.'],
  },
  pets: {
    good: [
      'Ours sniffed once and was convinced.',
      'Just the right size.',
      'No smell that one would mind indoors.',
      'Well packed and sent quickly.',
      'Even the old one got up for it.',
    ],
    bad: [
      'Ours needed two days to get used to it.',
      'A larger pack would be cheaper for us.',
      'The parcel was larger than it had to be.',
    ],
    lasting: ['We have bought it for half a year now.'],
  },
  gardening: {
    good: [
      'It lies well in the hand and does not tire it.',
      'Sturdy enough for heavy soil.',
      'Exactly what our small balcony needed.',
      'Easy to rinse clean after work.',
      'It came before the last frost, so I could plan.',
    ],
    bad: [
      'The label came off in the first rain.',
      'Smaller than I had read.',
      'I would have liked a second size.',
    ],
    lasting: ['After one whole season there is no rust and no tear.'],
  },
  stationery: {
    good: [
      'A pleasure to write and draw with.',
      'Good quality without a high price.',
      'It lies well in the hand, left or right.',
      'My daughter took it to school the next morning.',
      'Neatly made down to the last detail.',
    ],
    bad: [
      'The box is larger than what is in it.',
      'One piece was a little scratched.',
      'A case for it would have been nice.',
    ],
    lasting: ['Half used up, and it still looks tidy.'],
  },
  training: {
    good: [
      'Good grip and no slipping.',
      'Light enough for beginners, good enough for the club.',
      'Everything was in the box and fitted at once.',
      'It feels sturdy without being heavy.',
      'My trainer wanted to try it and did not give it back for an hour.',
    ],
    bad: [
      'It smelled of rubber when I unpacked it.',
      'A bag to carry it is missing.',
      'The instructions are only pictures.',
    ],
    lasting: ['I train with it three times a week and see no wear.'],
  },
};
