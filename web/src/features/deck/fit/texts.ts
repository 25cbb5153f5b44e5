import { counted, filled, texts } from '../../../texts/catalogue.ts';

export const deckFitTexts = texts('deck-fit', {
  title: 'How fast you forget',
  usual: filled(
    'Reckoned as for most people. From about {answers} answers on, each a day or more after the one before, it is fitted to you.',
  ),
  fitted: counted({
    one: 'Fitted to {count} of your answers on {date}.',
    other: 'Fitted to {count} of your answers on {date}.',
  }),
  asGood: counted({
    one: 'Reckoned as for most people: what {count} of your answers say, tried on {date}, foretells your latest ones no better.',
    other:
      'Reckoned as for most people: what {count} of your answers say, tried on {date}, foretells your latest ones no better.',
  }),
});
