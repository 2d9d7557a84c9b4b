import type { SentenceWords } from '#i18n/sentence-words.ts';

/** What shoppers say about price, order, exclusions and gifts: i18n/sentence-words.ts. */
export const sentenceWords: SentenceWords = {
  below: [
    'under {a}',
    'below {a}',
    'less than {a}',
    'lower than {a}',
    'cheaper than {a}',
    'no more than {a}',
    'not more than {a}',
    'up to {a}',
    '{a} or less',
    '{a} or under',
    '{a} and under',
    '$ max {a}',
    '$ maximum {a}',
    '$ {a} max',
  ],
  above: [
    'over {a}',
    'above {a}',
    'more than {a}',
    'at least {a}',
    '{a} or more',
    '{a} and up',
    '{a} and over',
    '$ min {a}',
    '$ from {a}',
  ],
  range: ['between {a} and {b}', 'from {a} to {b}', '$ {a} to {b}', '$ {a} - {b}'],
  without: ['not {x}', 'without {x}', 'no {x}', 'except {x}', 'excluding {x}'],
  notExcluded:
    'more less wire wires wires cable cables sugar gluten alcohol lid handle sleeves batteries needed disturb name show iron drill drilling',
  notBefore: 'do does did me is are if why or can could will says say yes and',
  sorts: {
    price_asc: ['cheap', 'cheapest', 'inexpensive', 'affordable'],
    price_desc: ['most expensive'],
    newest: ['newest', 'latest'],
    rating: ['best rated', 'top rated', 'highest rated'],
    best_selling: ['best selling', 'bestselling', 'best sellers', 'bestsellers', 'most popular'],
    reduction: ['on sale', 'discounted'],
  },
  gift: ['gift for {x}', 'gifts for {x}', 'present for {x}', 'gift for my {x}', 'gifts for my {x}'],
  giftWord: 'gift',
  recipients:
    'mom mum mother dad father him her wife husband girlfriend boyfriend sister brother grandma grandpa grandmother grandfather friend friends men man women woman teacher couple couples parents daughter son kids children teen teens teenager baby boy boys girl girls boss colleague coworker',
  adults: 'men women adults man woman people seniors',
  children: 'kids children child babies baby toddlers toddler boys girls',
  size: 'size sizes eu',
  currencies:
    'dollar dollars buck bucks euro euros pound pounds rupee rupees lira liras dirham dirhams',
  units:
    'inch inches feet foot year years yr yrs month months day days hour hours minute minutes piece pieces pcs pack count watt watts volt volts litre litres liter liters degree degrees percent people persons yards meters metres pounds gram grams kilos thread',
};
