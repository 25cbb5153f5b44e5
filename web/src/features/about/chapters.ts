import { aboutTexts } from './texts.ts';

interface Chapter {
  heading: string;
  text: string;
  points?: readonly (readonly [term: string, text: string])[];
}

export const chapters: readonly Chapter[] = [
  {
    heading: aboutTexts.whoItServes,
    text: aboutTexts.studentsBeforeAnExamination,
  },
  {
    heading: aboutTexts.howItWorks,
    text: aboutTexts.threeStepsAndYou,
    points: [
      [aboutTexts.bringIt, aboutTexts.pasteNotesUploadA],
      [aboutTexts.sayHow, aboutTexts.chooseTheModeThe],
      [aboutTexts.readAndAnswer, aboutTexts.scenesOpenAsThey],
    ],
  },
  {
    heading: aboutTexts.theModes,
    text: aboutTexts.theFactsStayThe,
    points: [
      [aboutTexts.traditional, aboutTexts.structuredLessonsWithAn],
      [aboutTexts.customStories, aboutTexts.storyBranchesMadeFrom],
      [aboutTexts.anchor, aboutTexts.lessonsTiedToA],
    ],
  },
  {
    heading: aboutTexts.whyFabula,
    text: aboutTexts.becauseMostGeneratedLessons,
  },
  {
    heading: aboutTexts.privacyAndOwnership,
    text: aboutTexts.whatYouBringIs,
  },
  {
    heading: aboutTexts.whatsNext,
    text: aboutTexts.plannedAndNotThere,
    points: [
      [aboutTexts.flashcards, aboutTexts.madeFromThePassages],
      [aboutTexts.creatorTemplatesAndExample, aboutTexts.toBeginFromSomething],
      [aboutTexts.teamWorkspaces, aboutTexts.forAClassA],
    ],
  },
];
