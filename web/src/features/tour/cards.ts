import { tourTexts } from './texts.ts';
/** What the features page tells of, each with what one can count on. */
export const cards: readonly { title: string; text: string; fact: string }[] = [
  {
    title: tourTexts.threeWaysToTell,
    text: tourTexts.traditionalGivesStructuredLessons,
    fact: tourTexts.oneMaterialAnyOf,
  },
  {
    title: tourTexts.bringWhatYouHave,
    text: tourTexts.pasteNotesOrBring,
    fact: tourTexts.txtMdPdfDocx,
  },
  {
    title: tourTexts.readingStartsAtOnce,
    text: tourTexts.theOutlineStandsWithin,
    fact: tourTexts.youSeeWhichScene,
  },
  {
    title: tourTexts.questionsWithTheirSource,
    text: tourTexts.aQuestionIsPublished,
    fact: tourTexts.noLineInYour,
  },
  {
    title: tourTexts.moreThanMultipleChoice,
    text: tourTexts.shortAnswersAndCase,
    fact: tourTexts.multipleChoiceShortAnswer,
  },
  {
    title: tourTexts.progressThatMeansSomething,
    text: tourTexts.aSessionIsComplete,
    fact: tourTexts.hoursMasteryAndCompletion,
  },
  {
    title: tourTexts.writtenForItsReader,
    text: tourTexts.sayWhoItIs,
    fact: tourTexts.from15MinutesTo,
  },
  {
    title: tourTexts.lessonsThatGrow,
    text: tourTexts.addATextOr,
    fact: tourTexts.shortMediumOrLong,
  },
  {
    title: tourTexts.aShelfToLend,
    text: tourTexts.everythingIsPrivateUntil,
    fact: tourTexts.communityCollectionsAndPublic,
  },
  {
    title: tourTexts.yoursToKeepOr,
    text: tourTexts.deletedSessionsWaitSeven,
    fact: tourTexts.keyboardScreenReaderPhone,
  },
];
