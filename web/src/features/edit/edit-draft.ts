import * as z from 'zod/mini';
import { type DetailLevel, DetailLevelSchema } from '../../../../shared/catalogue/contract-choices.ts';
import type { SessionId } from '../../../../shared/model/id.ts';

const DraftSchema = z.object({
  material: z.string(),
  details: z.string(),
  level: DetailLevelSchema,
  goesOn: z._default(z.boolean(), false),
});

export interface EditDraft {
  readonly material: string;
  readonly details: string;
  readonly level: DetailLevel;
  /** True when the update uses material that the session has not covered yet, instead of new material. */
  readonly goesOn: boolean;
}

export const emptyEdit: EditDraft = { material: '', details: '', level: 'medium', goesOn: false };

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What one person has typed for one session on this device. Without storage it is lost with the page. */
export const createEditDrafts = (place: Place, userId: string, sessionId: SessionId) => {
  const key = `fabula.draft.edit.${userId}.${sessionId}`;
  return {
    load: (): EditDraft => {
      try {
        return DraftSchema.safeParse(JSON.parse(place.getItem(key) ?? 'null')).data ?? emptyEdit;
      } catch {
        return emptyEdit;
      }
    },
    save: (draft: EditDraft): void => {
      try {
        place.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full or switched off
      }
    },
    forget: (): void => {
      try {
        place.removeItem(key);
      } catch {
        // Nothing was stored
      }
    },
  };
};
