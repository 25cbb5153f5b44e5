import { counted, filled, texts } from '../../texts/catalogue.ts';

export const deckTexts = texts('deck', {
  todayTitle: 'Today',
  todayLoading: 'Loading what is due today',
  todayFailed: 'What is due today could not be loaded.',
  dueFigure: 'due',
  freshFigure: 'new',
  andMore: filled('{count}+'),
  daysLearned: counted({ one: '{reached} of the last {count} day', other: '{reached} of the last {count} days' }),
  daysNone: 'Each day you review puts a bar here',
  oldestFirst: 'What has waited longest comes first',
  review: 'Review',
  reviewTime: filled('about {minutes} min'),
  sittingOf: filled('{sitting} of about {minutes} min'),
  allDone: 'Nothing is due.',
  nextTomorrow: counted({ one: 'Next: {count} tomorrow.', other: 'Next: {count} tomorrow.' }),
  nextOn: filled('Next: {due} on {weekday}.'),
  fading: filled('Fading: {figures}'),
  fadingOf: filled('{fading} of {cards}'),
  fadingLabel: counted({
    one: 'Review {count} fading card of {title}',
    other: 'Review {count} fading cards of {title}',
  }),
});
