import { RECYCLING_DAYS } from '../../../../shared/catalogue/limits.ts';
import { mailboxes } from '../../app/mailboxes.ts';
import type { LegalSection } from './legal-section.ts';

export const privacy: readonly LegalSection[] = [
  {
    heading: 'Introduction',
    paragraphs: [
      'This policy says what Fabula keeps about you, what for, for how long, and what you can do about it. It covers the website and everything behind it.',
    ],
  },
  {
    heading: 'Information we collect',
    paragraphs: [
      'We keep what you give us and what using Fabula makes. We keep no advertising profile, and no page loads a tracker.',
    ],
    points: [
      'Your account: e-mail address, name, password (kept by the sign-in service, which stores no readable copy), and whatever you write into your profile and settings.',
      'Your material: the notes you paste and the files you upload.',
      'What is made of it: lessons, scenes, questions, and your answers to them.',
      'Your learning: progress, scores, minutes, and what you like, add, collect or report.',
      'Payments: the subscription’s status and the payment provider’s customer number. Card numbers never reach us.',
      'Technical records: a request’s time, address path, result and number, kept for a month to find faults.',
    ],
  },
  {
    heading: 'How we use information',
    paragraphs: [
      'To write your lessons, to keep your place in them, to show you your progress, to bill a subscription, to keep the service safe, and to send the notifications you have switched on. Not for advertising, and not to build anything about you that you cannot see.',
    ],
  },
  {
    heading: 'AI processing',
    paragraphs: [
      'To write a lesson, your material and your choices are sent to a language model that runs in our cloud provider’s service. It is used for that purpose only: neither we nor the provider trains a model on it.',
      'What a model answers is checked before you see it. A question is published only if its answer stands in your material, word for word. A lesson can still be mistaken in its telling; the passage beside each answer is there so that you can judge.',
    ],
  },
  {
    heading: 'How we share information',
    paragraphs: ['We sell nothing and rent nothing. Others see something of yours in these cases only:'],
    points: [
      'You share a session or a collection. Then its readers see the lesson with the sentences of your material that stand in it, the quotes behind its answers, and your name; never your files, the rest of your material or your e-mail address.',
      'You make your profile public. Then signed-in members can open it, without your e-mail address.',
      'Companies that work for us: the cloud provider that runs the service, and the payment provider.',
      'The law obliges us to.',
    ],
  },
  {
    heading: 'Security',
    paragraphs: [
      'Everything is encrypted on its way and where it lies. Each request is checked against what its caller may see, and what is not yours answers as though it did not exist. A file is read in a closed-off process with limits on time and memory.',
    ],
  },
  {
    heading: 'Retention',
    paragraphs: ['We keep things as long as you want them:'],
    points: [
      `A deleted session waits ${RECYCLING_DAYS} days in the recycling bin and is then erased with its material, or at once if you delete it for ever.`,
      'An uploaded file that was never used is erased after a day.',
      'Everything else stays until you delete it or your account, also after a subscription has ended.',
      'Backups roll over within 35 days.',
      'An audit record of what administrators and accounts did holds bare numbers, no names, and expires after 400 days.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You can see and correct your data in Profile and Settings, take it with you with Export My Data, and erase it with Delete Account. You can withdraw a notification with one click in the message itself. Depending on where you live you may have further rights, such as to object or to complain to an authority; write to us and we will help.',
    ],
  },
  {
    heading: 'International transfers',
    paragraphs: [
      'The service runs in one region of the cloud provider; the language model may answer from another region of the same geography. If you use Fabula from elsewhere, your data travels there, under the provider’s contractual safeguards.',
    ],
  },
  {
    heading: 'Children under 13',
    paragraphs: [
      'Fabula is not for children under 13, and we do not knowingly keep data of one. If you learn of an account held by a child under 13, tell us and we will erase it. An audience such as “elementary” says whom a lesson is written for, not who may hold an account.',
    ],
  },
  {
    heading: 'Changes to this policy',
    paragraphs: [
      'When this policy changes, the date above changes with it. If a change matters to you, we tell you before it holds.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: ['Questions about your data are answered here:'],
    mailbox: mailboxes.privacy,
  },
];
