import { texts } from '../../../texts/catalogue.ts';

export const lessonLanguageTexts = texts('lesson-language', {
  fromMaterial: 'As in the material',
  basicHint: '“Basic, no AI” takes its sentences from your material and stays in its language.',
});
