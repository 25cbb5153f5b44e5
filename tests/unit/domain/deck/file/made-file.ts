import { openAnkiCollection } from '../../../../../lambdas/adapters/anki/collection.ts';
import { type DeckExporter, makeDeckFile } from '../../../../../lambdas/domain/deck/file/make-deck-file.ts';
import type { DeckPart } from '../../../../../lambdas/domain/deck/file/ports.ts';
import { usualFit } from '../../../../../lambdas/domain/deck/memory.ts';
import type { DeckExportRecord, ExportRecord } from '../../../../../lambdas/domain/export/ports.ts';
import type { DeckFormat } from '../../../../../shared/model/account/export.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { now } from '../samples.ts';
import { timezone } from './sample-part.ts';

/** The file of a deck of these sessions, and what is kept of its export. */
export const madeFile = async (
  format: DeckFormat,
  parts: readonly DeckPart[],
  changes: Partial<DeckExporter> = {},
  at = now,
) => {
  const record: DeckExportRecord = {
    id: newId('exp'),
    user_id: 'ann',
    status: 'making',
    sessions: 0,
    parts: 0,
    cursor: null,
    format,
    session_id: null,
    cards: 0,
    bytes: null,
    created_at: instant(at),
    expires_at: null,
  };
  const objects = new Map<string, Uint8Array>();
  let saved: ExportRecord = record;
  await makeDeckFile(
    {
      store: { save: async (next) => Boolean((saved = next)) },
      files: {
        write: async (key, data) => void objects.set(key, Buffer.from(data)),
        erase: async (key) => void objects.delete(key),
      },
      deck: {
        // Page by page, as a store answers
        sessions: async (_, cursor) => {
          const first = Number(cursor ?? 0);
          const next = first + 1 < parts.length ? String(first + 1) : null;
          return { ids: parts.slice(first, first + 1).map(({ session }) => session.id), cursor: next };
        },
        part: async (_, id) => parts.find(({ session }) => session.id === id),
        wishes: async () => ({ timezone, retention: 0.9, fit: usualFit }),
      },
      anki: openAnkiCollection,
      now: () => at,
      ...changes,
    },
    record,
  );
  return { saved, objects, bytes: [...objects.values()][0] ?? new Uint8Array() };
};
