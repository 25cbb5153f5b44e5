interface Chapter {
  heading: string;
  text: string;
  points?: readonly (readonly [term: string, text: string])[];
}

export const chapters: readonly Chapter[] = [
  {
    heading: 'Who it serves',
    text: 'Students before an examination, professionals before a certificate, educators and tutors who have a chapter and no evening, creators, and lifelong learners who want to understand something properly.',
  },
  {
    heading: 'How it works',
    text: 'Three steps, and you are reading before the third is finished.',
    points: [
      ['Bring it', 'Paste notes, upload a file, or name a topic.'],
      [
        'Say how',
        'Choose the mode, the reader, the difficulty and the minutes. You see the plan before anything is written.',
      ],
      [
        'Read and answer',
        'Scenes open as they are written. Each part ends in a quiz that shows where its answers stand.',
      ],
    ],
  },
  {
    heading: 'The modes',
    text: 'The facts stay the same. The telling changes.',
    points: [
      ['Traditional', 'Structured lessons with an outline, objectives and quizzes.'],
      ['Custom Stories', 'Story branches made from your study material, with scenes and quizzes.'],
      ['Anchor', 'Lessons tied to a familiar universe such as films, books, news or events.'],
    ],
  },
  {
    heading: 'Why Fabula',
    text: 'Because most generated lessons cannot be checked. Here each question carries the passage it was made from, and a question without one is not published. Finished means understood: all scenes read, and an average of 80% across the quizzes.',
  },
  {
    heading: 'Privacy and ownership',
    text: 'What you bring is yours, and so is what is made of it. Everything is private until you share it; your uploaded material is never shared at all. You can export or delete everything, at any time.',
  },
  {
    heading: 'What’s next',
    text: 'Planned, and not there yet:',
    points: [
      ['Flashcards', 'Made from the passages you missed.'],
      ['Creator templates and example Collections', 'To begin from something good.'],
      ['Team workspaces', 'For a class, a course or a company.'],
    ],
  },
];
