import { planLimits, RECYCLING_DAYS } from '../../../../shared/catalogue/limits.ts';
import { mailboxes } from '../../app/mailboxes.ts';
import type { LegalSection } from './legal-section.ts';

const { stories, lessonsPerMonth, expansionsPerMonth } = planLimits.free;

export const terms: readonly LegalSection[] = [
  {
    heading: 'Acceptance of terms',
    paragraphs: ['By making an account or using Fabula you accept these terms. If you do not, please do not use it.'],
  },
  {
    heading: 'Description of the service',
    paragraphs: [
      'Fabula turns material you bring into lessons, stories and quizzes with the help of language models. It is a tool for learning. It gives no medical, legal or financial advice, and it does not replace a teacher, a textbook or a professional.',
    ],
  },
  {
    heading: 'Accounts',
    paragraphs: [
      'You must be at least 13 years old. Keep your password to yourself; what is done with your account counts as done by you. Tell us if you think somebody else uses it. You can delete your account at any time in Settings.',
    ],
  },
  {
    heading: 'Content and intellectual property',
    paragraphs: [
      'Your material stays yours, and so do the lessons made of it. You allow us to store and process both as far as that is needed to give you the service, and nothing further.',
      'Bring only what you may use. When you share a session, you allow others to read it in Fabula and to add it to their own dashboards; they may not edit your original. You can take it back at any time.',
      'Author manners and universes are named to describe a way of telling. Fabula is not connected with their authors or owners and quotes none of their works.',
    ],
  },
  {
    heading: 'Acceptable use',
    paragraphs: ['Please do not use Fabula to:'],
    points: [
      'break a law or infringe what belongs to others;',
      'share what is hateful, sexual about minors, or made to harm or deceive somebody;',
      'attack the service, get round its limits, or read what is not yours;',
      'resell it or run it by machine without our agreement.',
    ],
  },
  {
    heading: 'Subscription and payments',
    paragraphs: [
      `The Free plan holds up to ${stories} story sessions in all, and ${lessonsPerMonth} Traditional lessons and ${expansionsPerMonth} expansions each calendar month. Pro is billed monthly or yearly, in advance, until you cancel. A trial lasts 14 days, needs no card, is given once for each customer, and ends by itself if no card was left.`,
      'You can cancel at any time in Settings; Pro stays until the end of the period you have paid for. Prices may change for a later period, and we tell you before. Where the law gives you a right to a refund, you have it.',
    ],
  },
  {
    heading: 'Privacy',
    paragraphs: ['The Privacy Policy says what we keep and why. It is part of these terms.'],
  },
  {
    heading: 'Limitation of liability',
    paragraphs: [
      'We work to keep Fabula correct and available, but it comes as it is: lessons can contain mistakes, and the service can be interrupted. As far as the law allows, we are not liable for indirect damage or lost data or profit, and our liability in all is limited to what you paid in the twelve months before. Nothing here limits liability that the law does not let us limit.',
    ],
  },
  {
    heading: 'Termination',
    paragraphs: [
      `You can stop at any time by deleting your account. We may close an account that breaks these terms; where we can, we say why first and leave you time to export your data. Deleted sessions can be restored for ${RECYCLING_DAYS} days; a deleted account cannot be restored.`,
    ],
  },
  {
    heading: 'Changes to these terms',
    paragraphs: [
      'We may change these terms. We announce changes with 30 days notice, and the date above says when they were last changed. If you go on using Fabula after that, the new terms hold.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: ['Questions about these terms are answered here:'],
    mailbox: mailboxes.support,
  },
];
