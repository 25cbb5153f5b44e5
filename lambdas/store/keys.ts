import type { Mode } from '../../shared/catalogue/contract-choices.ts';
import type {
  CardId,
  CollectionId,
  ExportId,
  GenerationId,
  MaterialId,
  PromptInputId,
  SessionId,
  UploadId,
} from '../../shared/model/id.ts';
import type { LearningDay } from '../../shared/model/learning/deck.ts';
import type { LearningStatus } from '../../shared/model/session/session.ts';
import type { Instant } from '../../shared/model/time.ts';

/** Every key of the table. docs/access-patterns.md lists what each is used for. */
const user = (userId: string) => `USER#${userId}` as const;
const session = (id: SessionId) => `SESSION#${id}` as const;
const three = (order: number) => String(order).padStart(3, '0');

export const profileKey = (userId: string) => ({ PK: user(userId), SK: 'PROFILE' }) as const;
export const settingsKey = (userId: string) => ({ PK: user(userId), SK: 'SETTINGS' }) as const;
export const statsKey = (userId: string) => ({ PK: user(userId), SK: 'STATS' }) as const;
/** `counter`: `story`, `lesson#yyyy-mm`, `expansion#yyyy-mm` or `running`. */
export const usageKey = (userId: string, counter: string) => ({ PK: user(userId), SK: `USAGE#${counter}` }) as const;
export const subscriptionKey = (userId: string) => ({ PK: user(userId), SK: 'SUBSCRIPTION' }) as const;
export const checkoutKey = (userId: string) => ({ PK: user(userId), SK: 'CHECKOUT' }) as const;
export const socketKey = (userId: string, connection: string) =>
  ({ PK: user(userId), SK: `SOCKET#${connection}` }) as const;
/** A sign-in that was ended by itself. */
export const endedKey = (userId: string, signInId: string) => ({ PK: user(userId), SK: `ENDED#${signInId}` }) as const;
export const uploadKey = (userId: string, id: UploadId) => ({ PK: user(userId), SK: `UPLOAD#${id}` }) as const;
export const requestKey = (userId: string, key: string) => ({ PK: user(userId), SK: `REQUEST#${key}` }) as const;
export const readerKey = (userId: string, id: SessionId) => ({ PK: user(userId), SK: `PROGRESS#${id}` }) as const;
export const progressKey = (userId: string, id: SessionId, order: number) =>
  ({ PK: user(userId), SK: `PROGRESS#${id}#${three(order)}` }) as const;
export const practiceKey = (userId: string, id: SessionId, order: number) =>
  ({ PK: user(userId), SK: `PRACTICE#${id}#${three(order)}` }) as const;

/** What a person chose for their deck; below it a row for each session that has cards. */
export const deckSettingsKey = (userId: string) => ({ PK: user(userId), SK: 'DECK' }) as const;
/** By which parameters dates are reckoned. */
export const fitKey = (userId: string) => ({ PK: user(userId), SK: 'FIT' }) as const;
export const deckKey = (userId: string, id: SessionId) => ({ PK: user(userId), SK: `DECK#${id}` }) as const;
export const cardKey = (userId: string, id: CardId) => ({ PK: user(userId), SK: `CARD#${id}` }) as const;
/** Whether a mail tells somebody what is due. */
export const reviewReminderKey = (userId: string) => ({ PK: user(userId), SK: 'REMINDER' }) as const;
/** One for each showing of a card: a second answer to it finds the first. */
export const reviewKey = (userId: string, id: CardId, turn: number) =>
  ({ PK: user(userId), SK: `REVIEW#${id}#${String(turn).padStart(4, '0')}` }) as const;
export const reviewedKey = (userId: string, day: LearningDay) => ({ PK: user(userId), SK: `REVIEWED#${day}` }) as const;

export const sessionKey = (id: SessionId) => ({ PK: session(id), SK: 'SESSION' }) as const;
export const generationKey = (id: SessionId, generation: GenerationId) =>
  ({ PK: session(id), SK: `GENERATION#${generation}` }) as const;
export const specKey = (id: SessionId, generation: GenerationId) =>
  ({ PK: session(id), SK: `CONTRACT#${generation}` }) as const;
export const planKey = (id: SessionId, generation: GenerationId) =>
  ({ PK: session(id), SK: `PLAN#${generation}` }) as const;
export const promptInputKey = (id: SessionId, input: PromptInputId) =>
  ({ PK: session(id), SK: `PROMPT#${input}` }) as const;
export const materialKey = (id: SessionId, material: MaterialId) =>
  ({ PK: session(id), SK: `MATERIAL#${material}` }) as const;
export const sceneKey = (id: SessionId, order: number) => ({ PK: session(id), SK: `SCENE#${three(order)}` }) as const;
/** The first scene while it is being written. */
export const openingKey = (id: SessionId) => ({ PK: session(id), SK: 'OPENING' }) as const;
export const coverageKey = (id: SessionId, generation: GenerationId) =>
  ({ PK: session(id), SK: `COVERAGE#${generation}` }) as const;

export const customerKey = (customerId: string) => ({ PK: `STRIPE#${customerId}`, SK: 'CUSTOMER' }) as const;
export const eventKey = (eventId: string) => ({ PK: `STRIPE#${eventId}`, SK: 'EVENT' }) as const;

/** `head`: the beginning of a term, two characters or more; `field` keeps name and address of one member apart. */
export const memberTermKey = (head: string, userId: string, field: 'name' | 'email') =>
  ({ PK: `MEMBERS#${head.slice(0, 2)}`, SK: `${head}#${userId}#${field}` }) as const;
/** Made of time, kind and subject: the same event written twice is one row. */
export const auditKey = (at: Instant, kind: string, subject: string) =>
  ({ PK: 'AUDIT', SK: `${at}#${kind}#${subject}` }) as const;
export const caseKey = (id: SessionId) => ({ PK: `REPORT#${id}`, SK: 'CASE' }) as const;
export const reportKey = (id: SessionId, userId: string) => ({ PK: `REPORT#${id}`, SK: `REPORT#${userId}` }) as const;

export const ticketKey = (sha256: string) => ({ PK: `TICKET#${sha256}`, SK: 'TICKET' }) as const;
export const countsKey = { PK: 'SITE', SK: 'COUNTS' } as const;
/** Sessions in progress: each has a mark, which its erasure leaves alone, and counts in one of eight rows. */
export const activeMarkKey = (id: SessionId) => ({ PK: `ACTIVE#${id}`, SK: 'ACTIVE' }) as const;
export const activeKey = (shard: number) => ({ PK: 'SITE', SK: `ACTIVE#${shard}` }) as const;
/** `date` yyyy-mm-dd; `shard` 0 to 7 keeps concurrent transactions apart. */
export const dayKey = (date: string, shard: number) => ({ PK: 'SITE', SK: `DAY#${date}#${shard}` }) as const;

export const postKey = (author: string, id: SessionId) => ({ PK: user(author), SK: `POST#${id}` }) as const;
export const libraryKey = (userId: string, id: SessionId) => ({ PK: user(userId), SK: `LIBRARY#${id}` }) as const;
/** `shard` 0 to 15: what everybody writes about one post lies in sixteen places. */
const postShard = (id: SessionId, shard: number) => `POST#${id}#${shard}` as const;
export const likeKey = (id: SessionId, shard: number, userId: string) =>
  ({ PK: postShard(id, shard), SK: `LIKE#${userId}` }) as const;
export const countKey = (id: SessionId, shard: number) => ({ PK: postShard(id, shard), SK: 'COUNT' }) as const;
/** `reader` says nothing of who it is. */
export const viewKey = (id: SessionId, shard: number, date: string, reader: string) =>
  ({ PK: postShard(id, shard), SK: `VIEW#${date}#${reader}` }) as const;
export const activityKey = (date: string, id: SessionId) => ({ PK: `ACTIVITY#${date}`, SK: `ACTIVITY#${id}` }) as const;
export const trendingKey = { PK: 'FEED', SK: 'TRENDING' } as const;
/** A word of a title, below its first two characters. */
export const postTermKey = (term: string, id: SessionId | '') =>
  ({ PK: `POSTS#${term.slice(0, 2)}`, SK: `${term}#${id}` }) as const;
export const collectionKey = (id: CollectionId) => ({ PK: `COLLECTION#${id}`, SK: 'COLLECTION' }) as const;

/** Outside the person's own partition, so that it outlives that. */
export const deletionKey = (userId: string) => ({ PK: `DELETION#${userId}`, SK: 'JOB' }) as const;
export const exportKey = (userId: string, id: ExportId) => ({ PK: user(userId), SK: `EXPORT#${id}` }) as const;
/** A mail that was sent; `name` says which. */
export const noticeKey = (userId: string, name: string) => ({ PK: user(userId), SK: `NOTICE#${name}` }) as const;
/** Sessions whose time in the bin ends the day after `date` (yyyy-mm-dd), those of one person together. */
export const reminderKey = (date: string, userId: string, id: SessionId) =>
  ({ PK: `REMIND#${date}`, SK: `${userId}#${id}` }) as const;
export const mailSecretKey = { PK: 'SITE', SK: 'SECRET' } as const;

/** Settings that ask for a mail a week. */
export const WEEKLY = 'WEEKLY';
/** Reminders to review, by when they are sent next. */
export const REMINDERS = 'REMINDERS';
export const reminderOrder = (at: Instant, userId: string) => `${at}#${userId}` as const;
export const FEED = 'FEED';
export const POPULAR = 'FEED#POPULAR';
export const feedOrder = (at: Instant, author: string, id: SessionId) => `${at}#${author}#${id}` as const;
/** Nine digits, so that more sorts after less. */
export const popularOrder = (likes: number, order: string) => `${String(likes).padStart(9, '0')}#${order}` as const;
export const collectionIndex = (userId: string) => `${user(userId)}#COLLECTION` as const;
export const libraryOrder = (at: Instant, id: SessionId) => `${at}#lib#${id}` as const;

export const memberIndexes = (userId: string, role: string, createdAt: Instant) => ({
  GSI1PK: 'MEMBERS',
  GSI1SK: `${createdAt}#${userId}`,
  GSI2PK: `MEMBERS#${role}`,
  GSI2SK: `${createdAt}#${userId}`,
});

export const caseOrder = (at: Instant, id: SessionId) => `${at}#${id}` as const;
export const caseIndex = (status: string) => `CASES#${status}` as const;
/** Index entry by which an author's copies in other users' libraries are found. */
export const ownedLibraryEntry = (id: SessionId, reader: string) => `LENT#${id}#${reader}` as const;
export const ownedReport = (id: SessionId) => `REPORT#${id}` as const;

export const modeIndex = (userId: string, mode: Mode) => `${user(userId)}#${mode}` as const;
export const binIndex = (userId: string, mode: Mode) => `${user(userId)}#BIN#${mode}` as const;
export const tabIndex = (userId: string, mode: Mode, tab: LearningStatus) => `${user(userId)}#${mode}#${tab}` as const;
export const updatedOrder = (at: Instant, id: SessionId) => `${at}#${id}` as const;
export const ownedIndex = (userId: string) => user(userId);
export const ownedSession = (mode: Mode, id: SessionId) => `SESSION#${mode}#${id}` as const;
export const ownedCustomer = (customerId: string) => `CUSTOMER#${customerId}` as const;

export const dueIndex = (userId: string) => `${user(userId)}#DUE` as const;
/** Steps within a day come first, then what is due on days, then what is new. */
export const stepOrder = (at: Instant, id: CardId | '') => `1#${at}#${id}` as const;
export const dayOrder = (day: LearningDay, id: CardId | '') => `2#${day}#${id}` as const;
export const FRESH = '3#';
export const freshOrder = (missed: boolean, at: Instant, id: CardId) =>
  `${FRESH}${missed ? 0 : 1}#${at}#${id}` as const;
