import * as z from 'zod/mini';
import { type Note, NoteSchema } from '../../../shared/model/session/note.ts';

const KeptSchema = z.array(z.unknown());

/** A row that was written before there were codes keeps sentences. */
const readNote = (kept: unknown): Note[] => {
  if (typeof kept === 'string') return [{ code: 'told', params: { text: kept } }];
  const { data } = z.safeParse(NoteSchema, kept);
  return data ? [data] : [];
};

/** What a lesson leaves out, as its row keeps it. What only a newer deployment can say is left unsaid. */
export const readNotes = (kept: unknown): Note[] => z.parse(KeptSchema, kept).flatMap(readNote);
