import { parentPort, workerData } from 'node:worker_threads';
import { MATERIAL_CHARACTERS } from '../../../shared/catalogue/limits.ts';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import type { ContainedFile, FileText, Reading } from './contained.ts';

const read = async ({ kind, bytes }: ContainedFile): Promise<FileText> => {
  const buffer = Buffer.from(bytes);
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(buffer);
  return { text: await (await import('./read-docx.ts')).readDocx(buffer) };
};

const reasonOf = (error: unknown): FailureReason => {
  if (error instanceof GenerationFailed) return error.reason;
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'corrupt';
};

const readingOf = async (file: ContainedFile): Promise<Reading> => {
  try {
    const found = await read(file);
    return found.text.length > MATERIAL_CHARACTERS ? { reason: 'too_long' } : found;
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

parentPort?.postMessage(await readingOf(workerData as ContainedFile));
