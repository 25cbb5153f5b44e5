import type { SessionRecord } from '../session/session.ts';
import { sessionMarkdown } from './book.ts';
import type { Dump, Dumps, SessionDump } from './ports.ts';
import type { PlainFile } from './zip.ts';

const text = (name: string, content: string): PlainFile => ({ name, data: Buffer.from(content) });
const json = (name: string, value: unknown): PlainFile => text(name, `${JSON.stringify(value, null, 2)}\n`);

const README = `# Your data in Fabula

This archive holds everything that your account holds.

- \`account.md\` is your profile and your settings, to be read.
- \`account.json\` is the same with all that belongs to it: plan, figures, progress, the cards of your deck with every review, shared items, likes, collections.
- \`reviews.csv\` is the log of your reviews with the columns of Anki's own; \`guid\` names the card. It can be brought back on the page of the deck.
- \`sessions/\` has a folder for each session, those in the recycling bin too:
  - \`lesson.md\` is the lesson, with its questions, answers and the places in your material that they come from.
  - \`session.json\` is everything that is kept about it: scenes, questions, evidence, materials, what was asked for.
  - The other files are the materials as you brought them.

Texts are Markdown and everything else is JSON, or a table (CSV), all in UTF-8.
`;

const line = (label: string, value: unknown): string =>
  value === null || value === undefined || value === '' ? '' : `- **${label}:** ${String(value)}\n`;

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  bio: 'Bio',
  location: 'Location',
  interests: 'Interests',
  current_studies: 'Current studies',
  learning_goals: 'Learning goals',
  status_message: 'Status',
  is_public: 'Public profile',
  subscription_tier: 'Plan',
  created_at: 'Member since',
};

const settingLabels: Readonly<Record<string, string>> = {
  email_notifications: 'E-mail notifications',
  community_notifications: 'Community notifications',
  marketing_emails: 'Marketing e-mails',
  allow_followers: 'Allow followers',
  language: 'Language',
  timezone: 'Time zone',
};

const lines = (named: Readonly<Record<string, string>>, row: Dump = {}): string =>
  Object.entries(named)
    .map(([field, label]) => line(label, row[field]))
    .join('');

const accountMarkdown = (rows: Dumps): string => {
  const [profile, settings] = [rows['PROFILE']?.[0], rows['SETTINGS']?.[0]];
  return `# Your account\n\n${lines(labels, profile)}\n## Settings\n\n${lines(settingLabels, settings)}`;
};

/** Everything except sessions; `log`: the reviews of the deck as a table. */
export const accountFiles = (rows: Dumps, log: string): PlainFile[] => [
  text('README.md', README),
  text('account.md', accountMarkdown(rows)),
  json('account.json', rows),
  text('reviews.csv', log),
];

/** Letters and digits of a title, for a file's name in any system. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'untitled';

/** Two sessions may have one title; the end of an id is its own. */
export const sessionFolder = ({
  id,
  title,
  created_at: at,
}: Pick<SessionRecord, 'id' | 'title' | 'created_at'>): string =>
  `sessions/${at.slice(0, 10)}-${slugOf(title)}-${id.slice(-6).toLowerCase()}`;

export const sessionFiles = ({ session, scenes, rows }: SessionDump): PlainFile[] => {
  const folder = sessionFolder(session);
  return [
    ...(scenes.length > 0 ? [text(`${folder}/lesson.md`, sessionMarkdown(session, scenes))] : []),
    json(`${folder}/session.json`, rows),
  ];
};
