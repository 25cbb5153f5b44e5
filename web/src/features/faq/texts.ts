import { counted, filled, texts } from '../../texts/catalogue.ts';

export const faqTexts = texts('faq', {
  startTopic: 'Getting Started',
  whatQ: 'What does Fabula do?',
  whatA:
    'It turns what you have to learn into something to read: a structured lesson, a story, or a lesson set in a universe you know. Quizzes ask only what your material says, and show where it says it.',
  whoQ: 'Who is it for?',
  whoA: 'Students, professionals, educators, tutors, creators and lifelong learners: whoever has a text that must be understood.',
  beginQ: 'How do I begin?',
  beginA:
    'Sign up, choose one of the three modes, paste your notes or bring a file, and say who it is for and how long it may take. The first scene opens within seconds.',
  timeQ: 'How long does the writing take?',
  timeA:
    'The outline stands within seconds and you can read the first scene while the rest is written. A whole lesson is usually written within two to three minutes.',
  cardQ: 'Do I need a card to try it?',
  cardA: 'No. The Free plan has no time limit, and the trial of Pro needs no card either.',
  modesTopic: 'Modes & Workflow',
  modesQ: 'What is the difference between the three modes?',
  modesA:
    'Traditional makes structured lessons with an outline, objectives and quizzes. Custom Stories tells your material as a story in a genre and a manner you choose. Anchor explains each idea through a film, a book, the news or an event you know well.',
  completeQ: 'When does a session count as complete?',
  completeA: filled(
    'When all of its scenes are done and its quizzes average at least {PASS_MARK}%. You may retake a quiz as often as you like; the best score counts.',
  ),
  changeQ: 'Can I change a lesson later?',
  changeA:
    'You can rename it, and expand it with more text or another file. New scenes follow the old ones; nothing you have read is rewritten and your progress stays.',
  fewerQ: 'Why did I get fewer scenes or questions than planned?',
  fewerA:
    'Because the material holds no more. Fabula leaves a question out rather than invent one, and the session says how many were asked for.',
  wrongQ: 'A question is wrong. What now?',
  wrongA: 'Choose “Report this question” below its answer. It leaves your score at once and is noted on the session.',
  filesTopic: 'Content & Uploads',
  filesQ: 'Which files can I bring?',
  filesA: filled(
    'Text (.txt), Markdown (.md), PDF and Word (.docx), up to {size} and {characters} characters of text. To expand a session: .txt or .md, up to {editSize}.',
  ),
  pdfQ: 'My PDF is refused. Why?',
  pdfA: 'Scanned pages hold pictures of text, not text; encrypted and damaged files cannot be read either. The card says which it was. Run a scan through text recognition first, or paste the text.',
  languagesQ: 'Which languages does it understand?',
  languagesA: filled(
    'Material in any language is read. The lesson is written in the language of its material, or in another of {languages} if you choose one. The pages around it are in English.',
  ),
  topicQ: 'Can I start from a topic alone?',
  topicA:
    'In Anchor mode, yes. The source text is then written first, kept with the session, and marked as not being from your material.',
  copyrightQ: 'May I bring copyrighted texts?',
  copyrightA:
    'Bring what you may use. A lesson quotes short passages of its material; before you share one, make sure you may.',
  pricingTopic: 'Pricing & Billing',
  freeQ: 'What is free?',
  freeA: filled(
    'Up to {stories} story sessions in all, and {lessonsPerMonth} Traditional lessons and {expansionsPerMonth} expansions each calendar month. Reading, quizzes, sharing and collections are free without limit.',
  ),
  proQ: 'What does Pro add?',
  proA: filled(
    'No limits on sessions, lessons and expansions, your own genres and author manners, and {pro} generations at a time instead of {free}.',
  ),
  trialQ: 'Is there a trial?',
  trialA: counted({
    one: 'Yes: {count} day of Pro, no card needed, once for each customer. Without a card it ends by itself.',
    other: 'Yes: {count} days of Pro, no card needed, once for each customer. Without a card it ends by itself.',
  }),
  cancelQ: 'How do I cancel?',
  cancelA:
    'In Settings, under Manage Subscription. Pro stays until the end of the period you have paid for; then you are on the Free plan, with everything you made.',
  costQ: 'A generation failed. Did it cost me one?',
  costA: 'No. What a failed or cancelled generation had reserved is given back at once.',
  privacyTopic: 'Privacy & Data',
  seenQ: 'Who can see what I bring?',
  seenA:
    'You alone. What you share is the lesson with its quotes, never the file or the rest of the material. How much of it stands in the lesson word for word is counted for you before you share.',
  trainingQ: 'Is my material used to train models?',
  trainingA: 'No. It is sent to the model that writes your lesson, for that purpose only.',
  binQ: 'How long is something deleted still there?',
  binA: counted({
    one: 'A deleted session waits {count} day in the recycling bin, where you can restore it or delete it for ever.',
    other: 'A deleted session waits {count} days in the recycling bin, where you can restore it or delete it for ever.',
  }),
  exportQ: 'Can I take everything with me?',
  exportA: 'Yes. Settings makes an export of all your account holds, as JSON and Markdown.',
  deleteQ: 'How do I delete my account?',
  deleteA:
    'In Settings, under Delete Account. Sessions, materials, files, posts and likes go, and a subscription is cancelled.',
  sharingTopic: 'Community & Sharing',
  sharedQ: 'Is anything shared without my doing?',
  sharedA:
    'No. Everything is private until you choose Share. Community means signed-in members; public means everybody with the link.',
  copiesQ: 'Can others change what I share?',
  copiesA: 'No. They can add it to their own dashboards, where they have their own progress. The original stays yours.',
  backQ: 'Can I take something back?',
  backA: 'Yes, at once. Whoever had added it sees that its author no longer shares it.',
  collectionsQ: 'What are collections?',
  collectionsA:
    'Lists of sessions in an order you choose, with a progress of their own. You can share them; an item never becomes more visible than its author made it.',
  reportQ: 'I found something that should not be there.',
  reportA: 'Choose Report on it. A person looks at it, and can hide it.',
  troubleTopic: 'Troubleshooting',
  failedQ: 'The generation failed. What can I do?',
  failedA:
    'The card says why and offers to try again with one click. Your material is kept, so you never upload it twice.',
  closedQ: 'I closed the page while it was writing.',
  closedA: 'The writing goes on. Open your dashboard, and the card shows how far it is.',
  offlineQ: 'I lost my connection.',
  offlineA: 'What you typed is kept in this browser. When the connection is back, open pages fetch what they missed.',
  codeQ: 'I do not get the code to confirm my address.',
  codeA: 'Look into the spam folder, then ask for a new code after half a minute.',
  signInQ: 'I cannot sign in.',
  signInA:
    'Use Forgot password on the sign-in form. For your safety it answers the same whether or not an account exists.',
  pageTitle: 'Frequently asked questions',
  pageDescription:
    'How Fabula works, which files it reads, what it costs, who sees your material, and what to do when something fails.',
  heading: 'Questions, answered.',
  unanswered: 'Not answered here? Write to {mail}. Say what you did and what you saw; an error’s request id helps.',
});
