import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from '../../../shared/model/error-code.ts';
import { type Failure, FailureSchema } from '../../../shared/model/session/failure.ts';
import { type Note, NoteSchema } from '../../../shared/model/session/note.ts';

/** What rows say that were written before a failure was kept as a code. These sentences never change. */
const sentences: Readonly<Record<string, Exclude<Failure['code'], 'refused' | 'told'>>> = {
  'There is no text to learn from in this material. Please add more and try again.': 'empty',
  'This material holds more than 500,000 characters. Please split it and use one part for each lesson.': 'too_long',
  'The uploaded file is no longer there. Please upload it again.': 'file_gone',
  'This file is protected with a password. Please upload a copy without a password.': 'encrypted',
  'This file holds pictures of pages and no text, as scans do. Please upload a version with text or paste the text.':
    'scanned',
  'The letters of this file cannot be read: its fonts do not say which letters they draw. Please paste the text or upload another version.':
    'illegible',
  'This file is damaged and cannot be read. Please save it again or paste its text.': 'corrupt',
  'What is in this file does not fit the ending of its name. Please upload a .txt, .md, .pdf or .docx file.':
    'mismatched',
  'This file unpacks to more than can be read safely. Please upload a smaller version or paste its text.': 'exploding',
  'This file takes too long or too much memory to read. Please upload a simpler version or paste its text.': 'heavy',
  'No text on this topic that passed our checks could be written. Please try again or add material of your own.':
    'unsourced',
  'No chapter that passed our checks could be written from this material. Please try again or add more material.':
    'unwritten',
  'The model that writes lessons was too busy. Please try again in a few minutes.': 'busy',
  'The daily budget for new generations is used up. Please try again tomorrow.': 'budget_spent',
  'Writing took longer than it may. Please try again.': 'timed_out',
  Cancelled: 'cancelled',
  'The generation was stopped before it was done. Please try again.': 'stopped',
  'Something went wrong on our side while writing. Please try again.': 'unknown',
  'The generation never started. Please try again.': 'never_started',
};

/** A refusal was kept as the text of its error. */
const refusals = new Map<string, ErrorCode>(
  Object.entries(errorCodes).map(([code, { text }]) => [text, code as ErrorCode]),
);

const failureIn = (sentence: string): Failure => {
  const code = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
  if (code) return { code };
  const error = refusals.get(sentence);
  return error ? { code: 'refused', params: { error } } : { code: 'told', params: { text: sentence } };
};

/** Why the last generation failed, as a row keeps it: a code, or in an older row the sentence that it showed. */
export const readFailure = (kept: unknown): Failure | null => {
  if (kept === null || kept === undefined) return null;
  if (typeof kept === 'string') return failureIn(kept);
  // A code that only a newer deployment knows keeps nobody from their session
  return z.safeParse(FailureSchema, kept).data ?? { code: 'unknown' };
};

const KeptSchema = z.array(z.unknown());

/** A row that was written before there were codes keeps sentences. */
const readNote = (kept: unknown): Note[] => {
  if (typeof kept === 'string') return [{ code: 'told', params: { text: kept } }];
  const { data } = z.safeParse(NoteSchema, kept);
  return data ? [data] : [];
};

/** What a lesson leaves out, as its row keeps it. What only a newer deployment can say is left unsaid. */
export const readNotes = (kept: unknown): Note[] => z.parse(KeptSchema, kept).flatMap(readNote);
