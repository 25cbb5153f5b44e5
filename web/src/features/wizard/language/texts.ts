import { texts } from '../../../texts/catalogue.ts';

export const lessonLanguageTexts = texts('lesson-language', {
  language: 'Language',
  asInTheMaterial: 'As in the material',
  staysInTheMaterials: '“Basic, no AI” takes its sentences from your material and stays in its language.',
});
