/** What the features page tells of, each with what one can count on. */
export const cards: readonly { title: string; text: string; fact: string }[] = [
  {
    title: 'Three ways to tell it',
    text: 'Traditional gives structured lessons with an outline, objectives and quizzes. Custom Stories makes story branches out of your study material, with scenes and quizzes. Anchor ties each idea to a universe you know: films, books, news or events.',
    fact: 'One material, any of the three',
  },
  {
    title: 'Bring what you have',
    text: 'Paste notes or bring a file. Long handouts are fine: the text is split where its own headings split it, and every passage keeps its place.',
    fact: 'txt, md, pdf, docx, up to 10 MB and 500,000 characters',
  },
  {
    title: 'Reading starts at once',
    text: 'The outline stands within seconds and the first scene opens while the others are still being written. Close the page if you like; the writing goes on.',
    fact: 'You see which scene is being written, and what is left',
  },
  {
    title: 'Questions with their source',
    text: 'A question is published only when its answer stands, word for word, in your material. Answer it, and you see the passage and where it comes from.',
    fact: 'No line in your notes, no question',
  },
  {
    title: 'More than multiple choice',
    text: 'Short answers and case studies ask you to say it yourself, then show a model answer with its key points. If a question is wrong, say so: it leaves your score.',
    fact: 'Multiple choice, short answer, case study',
  },
  {
    title: 'Progress that means something',
    text: 'A session is complete when every scene is done and its quizzes average at least 80%. You may retake any quiz; the best score counts, the latest stands beside it.',
    fact: 'Hours, mastery and completion, kept by the server',
  },
  {
    title: 'Written for its reader',
    text: 'Say who it is for, how hard it may be and how many minutes it may take. Twelve genres, fourteen author manners, eighteen categories.',
    fact: 'From 15 minutes to two hours',
  },
  {
    title: 'Lessons that grow',
    text: 'Add a text or a file later, and new scenes and a new quiz follow the old ones. Nothing that exists is rewritten, and no progress is lost.',
    fact: 'Short, medium or long',
  },
  {
    title: 'A shelf to lend from',
    text: 'Everything is private until you share it: with the community, or with everybody who has the link. Others add it to their own dashboards with their own progress. They never see your material and cannot edit your original.',
    fact: 'Community, collections and public links',
  },
  {
    title: 'Yours to keep, or to take away',
    text: 'Deleted sessions wait seven days in the recycling bin. You can download a lesson, export all of your account, or delete it for good.',
    fact: 'Keyboard, screen reader, phone, light and dark',
  },
];
