import { counted, texts } from './catalogue.ts';

export const countTexts = texts('counts', {
  reports: counted({ one: '{count} report', other: '{count} reports' }),
  items: counted({ one: '{count} item', other: '{count} items' }),
  scenes: counted({ one: '{count} scene', other: '{count} scenes' }),
  questions: counted({ one: '{count} question', other: '{count} questions' }),
  views: counted({ one: '{count} view', other: '{count} views' }),
  characters: counted({ one: '{count} character', other: '{count} characters' }),
  quizzes: counted({ one: '{count} quiz', other: '{count} quizzes' }),
});
