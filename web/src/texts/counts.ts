import { counted, texts } from './catalogue.ts';

export const countTexts = texts('counts', {
  words:
    'no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
  reports: counted({ one: '{count} report', other: '{count} reports' }),
  items: counted({ one: '{count} item', other: '{count} items' }),
  scenes: counted({ one: '{count} scene', other: '{count} scenes' }),
  questions: counted({ one: '{count} question', other: '{count} questions' }),
  views: counted({ one: '{count} view', other: '{count} views' }),
  characters: counted({ one: '{count} character', other: '{count} characters' }),
  days: counted({ one: '{count} day', other: '{count} days' }),
  freeStories: counted({
    one: '{stories} story session is free.',
    other: '{stories} story sessions are free.',
  }),
  quizzes: counted({ one: '{count} quiz', other: '{count} quizzes' }),
});
