import type { ReviewBank } from './bank.ts';

export const EN: ReviewBank = {
  names: [
    'Olivia Grant',
    'Marcus Bell',
    'Hannah Cole',
    'Theo Ramsey',
    'Priya Nair',
    'Daniel Ortiz',
    'Grace Whitfield',
    'Sam Okafor',
    'Ellie Marsh',
    'Jonah Reeves',
    'Naomi Clarke',
    'Ben Harlow',
    'Isabel Fraser',
    'Leo Patterson',
    'Maya Thornton',
    'Callum Hayes',
    'Ruth Adeyemi',
    'Victor Lang',
    'Tessa Moran',
    'Adam Pruitt',
    'June Castillo',
    'Fiona Baird',
  ],
  openings: {
    5: [
      'Exactly what I was hoping for.',
      'Even better than I had hoped.',
      'I would choose it again tomorrow.',
      'My sister has ordered the same since.',
      'Simple, well made, no complaints.',
      'Worth every cent.',
      'I compared for a while and this was the right choice.',
      'Came earlier than promised and beautifully packed.',
      'My third order from this store, and the best so far.',
    ],
    4: [
      'Very good, with one small reservation.',
      'Almost perfect.',
      'Happy with it on the whole.',
      'Good value for the price.',
      'Just as described.',
      'I would recommend it to most people.',
    ],
    3: [
      'It is all right.',
      'Good idea, average result.',
      'Not bad, but I expected a little more.',
      'Fine for the price, no more than that.',
    ],
    2: [
      'A bit of a disappointment.',
      'I wanted to like it more.',
      'Not quite what the description says.',
      'It works, but I would not buy it twice.',
    ],
    1: [
      'Sadly not for me.',
      'Mine arrived with a fault.',
      'I have sent it back.',
      'Not what I ordered.',
    ],
  },
  details: {
    electronics: {
      good: [
        'Set up in five minutes, without the manual.',
        'The battery lasts longer than stated.',
        'Everything feels solid, nothing rattles.',
        'It connected to all my devices at once.',
      ],
      bad: [
        'The cable in the box is too short.',
        'The app could be clearer.',
        'It gets rather warm after an hour.',
      ],
    },
    fashion: {
      good: [
        'The fabric is soft and keeps its shape in the wash.',
        'True to size, and the seams are neat.',
        'I have had compliments every time I wear it.',
        'The colour is just as shown.',
      ],
      bad: [
        'It runs half a size small.',
        'The colour is a little darker than in the picture.',
        'One thread was already loose.',
      ],
    },
    home: {
      good: [
        'It fits our room as if made for it.',
        'Heavy, stable and easy to clean.',
        'Guests ask where it comes from.',
        'Assembly took ten minutes, all parts were there.',
      ],
      bad: [
        'There was a scratch on the underside.',
        'It is smaller than I imagined, so measure first.',
        'The instructions skip a step.',
      ],
    },
    beauty: {
      good: [
        'My skin feels calm, even in winter.',
        'A little goes a long way.',
        'The scent is gentle and does not linger.',
        'It absorbs quickly and leaves no film.',
      ],
      bad: [
        'The pump gets stuck near the end.',
        'The scent is stronger than I like.',
        'I did not notice much of a difference.',
      ],
    },
    pharmacy: {
      good: [
        'Sealed pack, long expiry date, clear leaflet.',
        'The pharmacist called back within the hour.',
        'Easy to use even for my grandfather.',
      ],
      bad: [
        'The pack is hard to open.',
        'Delivery took longer than I would like for medicine.',
        'The print on the leaflet is still small.',
      ],
    },
    grocery: {
      good: [
        'Fresh and full of flavour.',
        'You can taste that nothing was added.',
        'The whole family finished it in two days.',
        'Well packed, nothing broken.',
      ],
      bad: [
        'A little too mild for me.',
        'I would like a larger pack.',
        'The best-before date could be longer.',
      ],
    },
    sports: {
      good: [
        'It has survived rain, mud and my son.',
        'Light, and it packs down small.',
        'Good grip even with wet hands.',
        'I train with it three times a week and see no wear.',
      ],
      bad: [
        'The strap slips a little.',
        'It smelled of rubber for the first days.',
        'A bag to carry it is missing.',
      ],
    },
    toys: {
      good: [
        'My daughter has played with nothing else since.',
        'Sturdy, and no sharp edges anywhere.',
        'Kept two children busy all afternoon.',
      ],
      bad: [
        'The box is far too big for what is in it.',
        'One piece was missing but was sent at once.',
        'A bit difficult for the age stated.',
      ],
    },
    books: {
      good: [
        'I read it in one weekend.',
        'The paper is lovely.',
        'The binding stays flat, which I like.',
        'Clear, warm and never boring.',
      ],
      bad: [
        'One corner was bent on arrival.',
        'The print is rather pale.',
        'The middle part drags a little.',
      ],
    },
    garden: {
      good: [
        'It arrived fresh and has already grown two leaves.',
        'Packed so well that not a crumb of earth was loose.',
        'It stands by the north window and does not mind.',
      ],
      bad: [
        'The pot was cracked, the plant is fine.',
        'Smaller than I expected.',
        'Two leaves were yellow, but it recovered.',
      ],
    },
    shoes: {
      good: [
        'Comfortable from the first day, no blisters.',
        'They look just as in the pictures.',
        'The sole is firm and does not slip.',
        'They look good with everything I own.',
        'I wore them all day and forgot that they were new.',
      ],
      bad: [
        'They run half a size small.',
        'The laces are a little long.',
        'They took a few days to break in.',
      ],
    },
    kitchen: {
      good: [
        'Easy to wash and quick to dry.',
        'Well balanced and neatly finished.',
        'Guests always ask about it.',
        'A pleasure to use every time.',
        'It has replaced three others in my cupboard.',
      ],
      bad: [
        'There was a small mark on the base.',
        'It is heavier than I thought.',
        'I would have liked one size larger.',
      ],
    },
    care: {
      good: [
        'It does what it should, and gently.',
        'Easy to use from the first time.',
        'The whole family uses it now.',
        'It lasts longer than the one I had before.',
        'Clear instructions, in my language too.',
      ],
      bad: [
        'The scent is not for me.',
        'The lid closes a little stiffly.',
        'I would have liked a larger pack.',
      ],
    },
    any: {
      good: [
        'Looks exactly as pictured.',
        'You notice the care that went into it.',
        'It came just in time.',
        'It feels more expensive than it was.',
        'Even my father, who finds fault with everything, likes it.',
      ],
      bad: [
        'The packaging could be smaller.',
        'I had imagined it a little larger.',
        'Delivery took two days longer than announced.',
      ],
    },
  },
  closings: {
    good: [
      'Recommended.',
      'Thank you to the store.',
      'I will order again.',
      'Five minutes after opening it I told my neighbour.',
      'No regrets.',
    ],
    bad: [
      'Returning it was easy at least.',
      'The store answered politely.',
      'I hope the next batch is better.',
    ],
  },
};
