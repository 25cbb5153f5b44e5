import { counted, texts } from './catalogue.ts';

export const countTexts = texts('counts', {
  reports: counted({ one: '{count} report', other: '{count} reports' }),
  items: counted({ one: '{count} item', other: '{count} items' }),
  scenes: counted({ one: '{count} scene', other: '{count} scenes' }),
  sessions: counted({ one: '{count} session', other: '{count} sessions' }),
  keyPoints: counted({ one: '{count} key point', other: '{count} key points' }),
  questions: counted({ one: '{count} question', other: '{count} questions' }),
  days: counted({ one: '{count} day', other: '{count} days' }),
  views: counted({ one: '{count} view', other: '{count} views' }),
  shortQuotes: counted({ one: '{count} short quote', other: '{count} short quotes' }),
  passages: counted({ one: '{count} passage', other: '{count} passages' }),
  characters: counted({ one: '{count} character', other: '{count} characters' }),
  quizzes: counted({ one: '{count} quiz', other: '{count} quizzes' }),
});
