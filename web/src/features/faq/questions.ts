import {
  EDIT_UPLOAD_BYTES,
  MATERIAL_CHARACTERS,
  PASS_MARK,
  planLimits,
  RECYCLING_DAYS,
  UPLOAD_BYTES,
} from '../../../../shared/catalogue/limits.ts';

interface Category {
  slug: string;
  label: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

const megabytes = (bytes: number) => `${bytes / 1_048_576} MB`;
const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

export const categories: readonly Category[] = [
  {
    slug: 'getting-started',
    label: 'Getting Started',
    questions: [
      [
        'What does Fabula do?',
        'It turns what you have to learn into something to read: a structured lesson, a story, or a lesson set in a universe you know. Quizzes ask only what your material says, and show where it says it.',
      ],
      [
        'Who is it for?',
        'Students, professionals, educators, tutors, creators and lifelong learners: whoever has a text that must be understood.',
      ],
      [
        'How do I begin?',
        'Sign up, choose one of the three modes, paste your notes or bring a file, and say who it is for and how long it may take. The first scene opens within seconds.',
      ],
      [
        'How long does the writing take?',
        'The outline stands within seconds and you can read the first scene while the rest is written. A whole lesson usually takes two to three minutes.',
      ],
      [
        'Do I need a card to try it?',
        'No. The Free plan has no time limit, and the trial of Pro needs no card either.',
      ],
    ],
  },
  {
    slug: 'modes-and-workflow',
    label: 'Modes & Workflow',
    questions: [
      [
        'What is the difference between the three modes?',
        'Traditional makes structured lessons with an outline, objectives and quizzes. Custom Stories tells your material as a story in a genre and a manner you choose. Anchor explains each idea through a film, a book, the news or an event you know well.',
      ],
      [
        'When does a session count as complete?',
        `When all of its scenes are done and its quizzes average at least ${PASS_MARK}%. You may retake a quiz as often as you like; the best score counts.`,
      ],
      [
        'Can I change a lesson later?',
        'You can rename it, and expand it with more text or another file. New scenes follow the old ones; nothing you have read is rewritten and your progress stays.',
      ],
      [
        'Why did I get fewer scenes or questions than planned?',
        'Because the material holds no more. Fabula leaves a question out rather than invent one, and the session says how many were asked for.',
      ],
      [
        'A question is wrong. What now?',
        'Choose “This question is wrong” beside it. It leaves your score at once and is noted on the session.',
      ],
    ],
  },
  {
    slug: 'content-and-uploads',
    label: 'Content & Uploads',
    questions: [
      [
        'Which files can I bring?',
        `Text (.txt), Markdown (.md), PDF and Word (.docx), up to ${megabytes(UPLOAD_BYTES)} and ${MATERIAL_CHARACTERS.toLocaleString('en')} characters of text. To expand a session: .txt or .md, up to ${megabytes(EDIT_UPLOAD_BYTES)}.`,
      ],
      [
        'My PDF is refused. Why?',
        'Scanned pages hold pictures of text, not text; encrypted and damaged files cannot be read either. The card says which it was. Run a scan through text recognition first, or paste the text.',
      ],
      [
        'Which languages does it understand?',
        'Material in any language is read, and the lesson is written in the language of its material. The pages around it are in English.',
      ],
      [
        'Can I start from a topic alone?',
        'In Anchor mode, yes. The source text is then written first, kept with the session, and marked as not being from your material.',
      ],
      [
        'May I bring copyrighted texts?',
        'Bring what you may use. A lesson quotes short passages of its material; before you share one, make sure you may.',
      ],
    ],
  },
  {
    slug: 'pricing-and-billing',
    label: 'Pricing & Billing',
    questions: [
      [
        'What is free?',
        `Up to ${stories} story sessions in all, and ${lessonsPerMonth} Traditional lessons and ${expansionsPerMonth} expansions each calendar month. Reading, quizzes, sharing and collections are free without limit.`,
      ],
      [
        'What does Pro add?',
        'No limits on sessions, lessons and expansions, your own genres and author manners, and three generations at a time instead of one.',
      ],
      [
        'Is there a trial?',
        'Yes: 14 days of Pro, no card needed, once for each customer. Without a card it ends by itself.',
      ],
      [
        'How do I cancel?',
        'In Settings, under Manage Subscription. Pro stays until the end of the period you have paid for; then you are on the Free plan, with everything you made.',
      ],
      [
        'A generation failed. Did it cost me one?',
        'No. What a failed or cancelled generation had reserved is given back at once.',
      ],
    ],
  },
  {
    slug: 'privacy-and-data',
    label: 'Privacy & Data',
    questions: [
      [
        'Who can see what I bring?',
        'You alone. What you share is the lesson with its short quotes, never the uploaded material.',
      ],
      [
        'Is my material used to train models?',
        'No. It is sent to the model that writes your lesson, for that purpose only.',
      ],
      [
        'How long is something deleted still there?',
        `A deleted session waits ${RECYCLING_DAYS} days in the recycling bin, where you can restore it or delete it for ever.`,
      ],
      [
        'Can I take everything with me?',
        'Yes. Settings makes an export of all your account holds, as JSON and Markdown.',
      ],
      [
        'How do I delete my account?',
        'In Settings, under Delete Account. Sessions, materials, files, posts and likes go, and a subscription is cancelled.',
      ],
    ],
  },
  {
    slug: 'community-and-sharing',
    label: 'Community & Sharing',
    questions: [
      [
        'Is anything shared without my doing?',
        'No. Everything is private until you choose Share. Community means signed-in members; public means everybody with the link.',
      ],
      [
        'Can others change what I share?',
        'No. They can add it to their own dashboards, where they have their own progress. The original stays yours.',
      ],
      ['Can I take something back?', 'Yes, at once. Whoever had added it sees that its author no longer shares it.'],
      [
        'What are collections?',
        'Lists of sessions in an order you choose, with a progress of their own. You can share them; an item never becomes more visible than its author made it.',
      ],
      ['I found something that should not be there.', 'Choose Report on it. A person looks at it, and can hide it.'],
    ],
  },
  {
    slug: 'troubleshooting',
    label: 'Troubleshooting',
    questions: [
      [
        'The generation failed. What can I do?',
        'The card says why and offers to try again with one click. Your material is kept, so you never upload it twice.',
      ],
      [
        'I closed the page while it was writing.',
        'The writing goes on. Open your dashboard, and the card shows how far it is.',
      ],
      [
        'I lost my connection.',
        'What you typed is kept in this browser. When the connection is back, open pages fetch what they missed.',
      ],
      [
        'I do not get the code to confirm my address.',
        'Look into the spam folder, then ask for a new code after half a minute.',
      ],
      [
        'I cannot sign in.',
        'Use Forgot password on the sign-in form. For your safety it answers the same whether or not an account exists.',
      ],
    ],
  },
];
