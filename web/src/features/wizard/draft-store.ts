import type { SessionId } from '../../../../shared/model/id.ts';
import { DAY } from '../../../../shared/model/time.ts';
import { type Draft, DraftSchema } from './draft.ts';

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whose draft, and of which session when it has been sent before. */
export interface DraftOwner {
  readonly userId: string;
  readonly sessionId?: SessionId | undefined;
}

const SENT_FOR = 7 * DAY;

const sentPrefix = (userId: string) => `fabula.sent.custom.${userId}.`;
const keyOf = ({ userId, sessionId }: DraftOwner): string =>
  sessionId === undefined ? `fabula.draft.custom.${userId}` : sentPrefix(userId) + sessionId;

const read = (place: Place, key: string, now: number): Draft | undefined => {
  try {
    const draft = DraftSchema.safeParse(JSON.parse(place.getItem(key) ?? 'null')).data;
    if (!draft?.form.file || draft.form.file.until > now) return draft;
    return { ...draft, form: { ...draft.form, file: null } };
  } catch {
    return undefined;
  }
};

const forgetOldSent = (place: Place, userId: string, now: number): void => {
  const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
  for (const key of keys.filter((one) => one.startsWith(sentPrefix(userId))))
    if ((read(place, key, now)?.savedAt ?? 0) < now - SENT_FOR) place.removeItem(key);
};

/**
 * Drafts of one person on this device. What was sent is kept beside its session for a week, so that a generation that
 * fails can be tried again with what was typed. An uploaded file is forgotten when the store forgets it.
 */
export const createDraftStore = (place: Place, owner: DraftOwner, now: () => number) => ({
  load: (): Draft | undefined => read(place, keyOf(owner), now()),
  /** Epoch milliseconds; undefined when the browser keeps nothing: storage is full or switched off. */
  save: (draft: Draft): number | undefined => {
    const savedAt = now();
    try {
      place.setItem(keyOf(owner), JSON.stringify({ ...draft, savedAt }));
      return savedAt;
    } catch {
      return undefined;
    }
  },
  sent: (draft: Draft, sessionId: SessionId): void => {
    try {
      place.removeItem(keyOf(owner));
      forgetOldSent(place, owner.userId, now());
      place.setItem(keyOf({ ...owner, sessionId }), JSON.stringify({ ...draft, savedAt: now() }));
    } catch {
      // The server has what was sent
    }
  },
});
