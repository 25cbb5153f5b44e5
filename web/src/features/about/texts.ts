import { texts } from '../../texts/catalogue.ts';

export const aboutTexts = texts('about', {
  whoItServes: 'Who it serves',
  studentsBeforeAnExamination:
    'Students before an examination, professionals before a certificate, educators and tutors who have a chapter and no evening, creators, and lifelong learners who want to understand something properly.',
  howItWorks: 'How it works',
  threeStepsAndYou: 'Three steps, and you are reading before the third is finished.',
  bringIt: 'Bring it',
  pasteNotesUploadA: 'Paste notes, upload a file, or name a topic.',
  sayHow: 'Say how',
  chooseTheModeThe:
    'Choose the mode, the reader, the difficulty and the minutes. You see the plan before anything is written.',
  readAndAnswer: 'Read and answer',
  scenesOpenAsThey: 'Scenes open as they are written. Each part ends in a quiz that shows where its answers stand.',
  theModes: 'The modes',
  theFactsStayThe: 'The facts stay the same. The telling changes.',
  traditional: 'Traditional',
  structuredLessonsWithAn: 'Structured lessons with an outline, objectives and quizzes.',
  customStories: 'Custom Stories',
  storyBranchesMadeFrom: 'Story branches made from your study material, with scenes and quizzes.',
  anchor: 'Anchor',
  lessonsTiedToA: 'Lessons tied to a familiar universe such as films, books, news or events.',
  whyFabula: 'Why Fabula',
  becauseMostGeneratedLessons:
    'Because most generated lessons cannot be checked. Here each question carries the passage it was made from, and a question without one is not published. Finished means understood: all scenes read, and an average of 80% across the quizzes.',
  privacyAndOwnership: 'Privacy and ownership',
  whatYouBringIs:
    'What you bring is yours, and so is what is made of it. Everything is private until you share it; then others read the lesson and what it quotes, never the files you uploaded. You can export or delete everything, at any time.',
  whatsNext: 'What’s next',
  plannedAndNotThere: 'Planned, and not there yet:',
  flashcards: 'Flashcards',
  madeFromThePassages: 'Made from the passages you missed.',
  creatorTemplatesAndExample: 'Creator templates and example Collections',
  toBeginFromSomething: 'To begin from something good.',
  teamWorkspaces: 'Team workspaces',
  forAClassA: 'For a class, a course or a company.',
  about: 'About',
  whoFabulaServesHow:
    'Who Fabula serves, how it works, its three modes, why its questions can be trusted, and what comes next.',
  learningBuiltYourWay: 'Learning, built your way.',
  weThinkAText:
    'We think a text you have to learn deserves to be told well, and that a question deserves a source. Fabula is what we made of that.',
  startALesson: 'Start a Lesson',
});
