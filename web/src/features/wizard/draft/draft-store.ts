import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { DAY } from '../../../../../shared/model/time.ts';
import type { DraftKind, DraftOf, Kept } from './draft-kind.ts';

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Whose draft, and the session it was submitted for, if any. */
export interface DraftOwner {
  readonly userId: string;
  readonly sessionId?: SessionId | undefined;
}

const SENT_FOR = 7 * DAY;

const sentPrefix = (mode: Mode, userId: string) => `fabula.sent.${mode}.${userId}.`;
const keyOf = (mode: Mode, { userId, sessionId }: DraftOwner): string =>
  sessionId === undefined ? `fabula.draft.${mode}.${userId}` : sentPrefix(mode, userId) + sessionId;

const read = <F extends Kept>(kind: DraftKind<F>, place: Place, key: string, now: number) => {
  try {
    const draft = kind.parse(JSON.parse(place.getItem(key) ?? 'null'));
    if (!draft?.form.file || draft.form.file.until > now) return draft;
    return { ...draft, form: { ...draft.form, file: null } };
  } catch {
    return undefined;
  }
};

const forgetOldSent = <F extends Kept>(kind: DraftKind<F>, place: Place, userId: string, now: number): void => {
  const prefix = sentPrefix(kind.mode, userId);
  const keys = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
  for (const key of keys.filter((one) => one.startsWith(prefix)))
    if ((read(kind, place, key, now)?.savedAt ?? 0) < now - SENT_FOR) place.removeItem(key);
};

/**
 * Drafts of one person on this device. A submitted draft is kept for its session for a week, so that a failed generation
 * can be retried with it. An uploaded file is removed when its upload expires.
 */
export const createDraftStore = <F extends Kept>(
  kind: DraftKind<F>,
  place: Place,
  owner: DraftOwner,
  now: () => number,
) => ({
  load: (): DraftOf<F> | undefined => read(kind, place, keyOf(kind.mode, owner), now()),
  /** Epoch milliseconds; undefined when it cannot be saved: storage is full or switched off. */
  save: (draft: DraftOf<F>): number | undefined => {
    const savedAt = now();
    try {
      place.setItem(keyOf(kind.mode, owner), JSON.stringify({ ...draft, savedAt }));
      return savedAt;
    } catch {
      return undefined;
    }
  },
  sent: (draft: DraftOf<F>, sessionId: SessionId): void => {
    try {
      place.removeItem(keyOf(kind.mode, owner));
      forgetOldSent(kind, place, owner.userId, now());
      place.setItem(keyOf(kind.mode, { ...owner, sessionId }), JSON.stringify({ ...draft, savedAt: now() }));
    } catch {
      // The server has what was submitted
    }
  },
});
