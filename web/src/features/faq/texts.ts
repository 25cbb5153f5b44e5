import { filled, texts } from '../../texts/catalogue.ts';

export const faqTexts = texts('faq', {
  category: 'Category',
  mb: filled('{bytes} MB'),
  gettingStarted: 'Getting Started',
  whatDoesFabulaDo: 'What does Fabula do?',
  itTurnsWhatYou:
    'It turns what you have to learn into something to read: a structured lesson, a story, or a lesson set in a universe you know. Quizzes ask only what your material says, and show where it says it.',
  whoIsItFor: 'Who is it for?',
  studentsProfessionalsEducatorsTutors:
    'Students, professionals, educators, tutors, creators and lifelong learners: whoever has a text that must be understood.',
  howDoIBegin: 'How do I begin?',
  signUpChooseOne:
    'Sign up, choose one of the three modes, paste your notes or bring a file, and say who it is for and how long it may take. The first scene opens within seconds.',
  howLongDoesThe: 'How long does the writing take?',
  theOutlineStandsWithin:
    'The outline stands within seconds and you can read the first scene while the rest is written. A whole lesson is usually written within two to three minutes.',
  doINeedA: 'Do I need a card to try it?',
  noTheFreePlan: 'No. The Free plan has no time limit, and the trial of Pro needs no card either.',
  modesWorkflow: 'Modes & Workflow',
  whatIsTheDifference: 'What is the difference between the three modes?',
  traditionalMakesStructuredLessons:
    'Traditional makes structured lessons with an outline, objectives and quizzes. Custom Stories tells your material as a story in a genre and a manner you choose. Anchor explains each idea through a film, a book, the news or an event you know well.',
  whenDoesASession: 'When does a session count as complete?',
  whenAllOfIts: filled(
    'When all of its scenes are done and its quizzes average at least {PASS_MARK}%. You may retake a quiz as often as you like; the best score counts.',
  ),
  canIChangeA: 'Can I change a lesson later?',
  youCanRenameIt:
    'You can rename it, and expand it with more text or another file. New scenes follow the old ones; nothing you have read is rewritten and your progress stays.',
  whyDidIGet: 'Why did I get fewer scenes or questions than planned?',
  becauseTheMaterialHolds:
    'Because the material holds no more. Fabula leaves a question out rather than invent one, and the session says how many were asked for.',
  aQuestionIsWrong: 'A question is wrong. What now?',
  chooseReportThisQuestion:
    'Choose “Report this question” below its answer. It leaves your score at once and is noted on the session.',
  contentUploads: 'Content & Uploads',
  whichFilesCanI: 'Which files can I bring?',
  textTxtMarkdownMd: filled(
    'Text (.txt), Markdown (.md), PDF and Word (.docx), up to {UPLOAD_BYTES} and {MATERIAL_CHARACTERS} characters of text. To expand a session: .txt or .md, up to {EDIT_UPLOAD_BYTES}.',
  ),
  myPdfIsRefused: 'My PDF is refused. Why?',
  scannedPagesHoldPictures:
    'Scanned pages hold pictures of text, not text; encrypted and damaged files cannot be read either. The card says which it was. Run a scan through text recognition first, or paste the text.',
  whichLanguagesDoesIt: 'Which languages does it understand?',
  materialInAnyLanguage:
    'Material in any language is read. The lesson is written in the language of its material, or in another of twelve if you choose one. The pages around it are in English.',
  canIStartFrom: 'Can I start from a topic alone?',
  inAnchorModeYes:
    'In Anchor mode, yes. The source text is then written first, kept with the session, and marked as not being from your material.',
  mayIBringCopyrighted: 'May I bring copyrighted texts?',
  bringWhatYouMay:
    'Bring what you may use. A lesson quotes short passages of its material; before you share one, make sure you may.',
  pricingBilling: 'Pricing & Billing',
  whatIsFree: 'What is free?',
  upToStorySessions: filled(
    'Up to {stories} story sessions in all, and {lessonsPerMonth} Traditional lessons and {expansionsPerMonth} expansions each calendar month. Reading, quizzes, sharing and collections are free without limit.',
  ),
  whatDoesProAdd: 'What does Pro add?',
  noLimitsOnSessions:
    'No limits on sessions, lessons and expansions, your own genres and author manners, and three generations at a time instead of one.',
  isThereATrial: 'Is there a trial?',
  yes14DaysOf: 'Yes: 14 days of Pro, no card needed, once for each customer. Without a card it ends by itself.',
  howDoICancel: 'How do I cancel?',
  inSettingsUnderManage:
    'In Settings, under Manage Subscription. Pro stays until the end of the period you have paid for; then you are on the Free plan, with everything you made.',
  aGenerationFailedDid: 'A generation failed. Did it cost me one?',
  noWhatAFailed: 'No. What a failed or cancelled generation had reserved is given back at once.',
  privacyData: 'Privacy & Data',
  whoCanSeeWhat: 'Who can see what I bring?',
  youAloneWhatYou:
    'You alone. What you share is the lesson with its quotes, never the file or the rest of the material. How much of it stands in the lesson word for word is counted for you before you share.',
  isMyMaterialUsed: 'Is my material used to train models?',
  noItIsSent: 'No. It is sent to the model that writes your lesson, for that purpose only.',
  howLongIsSomething: 'How long is something deleted still there?',
  canITakeEverything: 'Can I take everything with me?',
  yesSettingsMakesAn: 'Yes. Settings makes an export of all your account holds, as JSON and Markdown.',
  howDoIDelete: 'How do I delete my account?',
  inSettingsUnderDelete:
    'In Settings, under Delete Account. Sessions, materials, files, posts and likes go, and a subscription is cancelled.',
  communitySharing: 'Community & Sharing',
  isAnythingSharedWithout: 'Is anything shared without my doing?',
  noEverythingIsPrivate:
    'No. Everything is private until you choose Share. Community means signed-in members; public means everybody with the link.',
  canOthersChangeWhat: 'Can others change what I share?',
  noTheyCanAdd:
    'No. They can add it to their own dashboards, where they have their own progress. The original stays yours.',
  canITakeSomething: 'Can I take something back?',
  yesAtOnceWhoever: 'Yes, at once. Whoever had added it sees that its author no longer shares it.',
  whatAreCollections: 'What are collections?',
  listsOfSessionsIn:
    'Lists of sessions in an order you choose, with a progress of their own. You can share them; an item never becomes more visible than its author made it.',
  iFoundSomethingThat: 'I found something that should not be there.',
  chooseReportOnIt: 'Choose Report on it. A person looks at it, and can hide it.',
  troubleshooting: 'Troubleshooting',
  theGenerationFailedWhat: 'The generation failed. What can I do?',
  theCardSaysWhy:
    'The card says why and offers to try again with one click. Your material is kept, so you never upload it twice.',
  iClosedThePage: 'I closed the page while it was writing.',
  theWritingGoesOn: 'The writing goes on. Open your dashboard, and the card shows how far it is.',
  iLostMyConnection: 'I lost my connection.',
  whatYouTypedIs:
    'What you typed is kept in this browser. When the connection is back, open pages fetch what they missed.',
  iDoNotGet: 'I do not get the code to confirm my address.',
  lookIntoTheSpam: 'Look into the spam folder, then ask for a new code after half a minute.',
  iCannotSignIn: 'I cannot sign in.',
  useForgotPasswordOn:
    'Use Forgot password on the sign-in form. For your safety it answers the same whether or not an account exists.',
  frequentlyAskedQuestions: 'Frequently asked questions',
  howFabulaWorksWhich:
    'How Fabula works, which files it reads, what it costs, who sees your material, and what to do when something fails.',
  questionsAnswered: 'Questions, answered.',
  notAnsweredHereWrite:
    'Not answered here? Write to {mail}. Say what you did and what you saw; an error’s request id helps.',
});
