import { parentPort, workerData } from 'node:worker_threads';
import { MATERIAL_CHARACTERS } from '../../../shared/catalogue/limits.ts';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import type { ExtractionResult, FileText, UntrustedFile } from './read-in-worker.ts';

const read = async ({ kind, bytes }: UntrustedFile): Promise<FileText> => {
  const buffer = Buffer.from(bytes);
  if (kind === 'pdf') return (await import('./pdf/read-pdf.ts')).readPdf(buffer);
  return { text: await (await import('./docx/read-docx.ts')).readDocx(buffer) };
};

const reasonOf = (error: unknown): FailureReason => {
  if (error instanceof GenerationFailed) return error.reason;
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'corrupt';
};

const resultOf = async (file: UntrustedFile): Promise<ExtractionResult> => {
  try {
    const content = await read(file);
    return content.text.length > MATERIAL_CHARACTERS ? { reason: 'too_long' } : content;
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

parentPort?.postMessage(await resultOf(workerData as UntrustedFile));
