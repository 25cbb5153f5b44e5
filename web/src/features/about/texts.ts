import { filled, texts } from '../../texts/catalogue.ts';

export const aboutTexts = texts('about', {
  servesHeading: 'Who it serves',
  servesText:
    'Students before an examination, professionals before a certificate, educators and tutors who have a chapter and no evening, creators, and lifelong learners who want to understand something properly.',
  stepsHeading: 'How it works',
  stepsText: 'Three steps, and you are reading before the third is finished.',
  bringTitle: 'Bring it',
  bringText: 'Paste notes, upload a file, or name a topic.',
  chooseTitle: 'Say how',
  chooseText:
    'Choose the mode, the reader, the difficulty and the minutes. You see the plan before anything is written.',
  readTitle: 'Read and answer',
  readText: 'Scenes open as they are written. Each part ends in a quiz that shows where its answers stand.',
  modesHeading: 'The modes',
  modesText: 'The facts stay the same. The telling changes.',
  traditionalText: 'Structured lessons with an outline, objectives and quizzes.',
  customText: 'Story branches made from your study material, with scenes and quizzes.',
  anchorText: 'Lessons tied to a familiar universe such as films, books, news or events.',
  whyHeading: 'Why Fabula',
  whyText: filled(
    'Because most generated lessons cannot be checked. Here each question carries the passage it was made from, and a question without one is not published. Finished means understood: all scenes read, and an average of {mark}% across the quizzes.',
  ),
  privacyHeading: 'Privacy and ownership',
  privacyText:
    'What you bring is yours, and so is what is made of it. Everything is private until you share it; then others read the lesson and what it quotes, never the files you uploaded. You can export or delete everything, at any time.',
  nextHeading: 'What’s next',
  nextText: 'Planned, and not there yet:',
  flashcardsTitle: 'Flashcards',
  flashcardsText: 'Made from the passages you missed.',
  templatesTitle: 'Creator templates and example Collections',
  templatesText: 'To begin from something good.',
  teamsTitle: 'Team workspaces',
  teamsText: 'For a class, a course or a company.',
  pageTitle: 'About',
  pageDescription:
    'Who Fabula serves, how it works, its three modes, why its questions can be trusted, and what comes next.',
  heading: 'Learning, built your way.',
  lead: 'We think a text you have to learn deserves to be told well, and that a question deserves a source. Fabula is what we made of that.',
  start: 'Start a Lesson',
});
