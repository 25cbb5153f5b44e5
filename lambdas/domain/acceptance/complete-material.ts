import { type FailureReason, failureReasons } from '../generation/reasons.ts';
import type { MaterialRecord } from '../material/material.ts';

/** What a file was refused for: it would be refused again. */
const unreadable: readonly FailureReason[] = [
  'too_long',
  'file_gone',
  'encrypted',
  'scanned',
  'illegible',
  'corrupt',
  'mismatched',
  'exploding',
  'heavy',
];
const ofFiles = new Set<string>(unreadable.map((reason) => failureReasons[reason]));

/**
 * What an attempt that failed is made again from when its author adds something: what it had, but for files that could
 * not be read, and what is new. A text that a model wrote goes when there is one's own.
 */
export const completeMaterial = (
  before: readonly MaterialRecord[],
  added: readonly MaterialRecord[],
  failure: string | null,
): readonly MaterialRecord[] => {
  const unread = ofFiles.has(failure ?? '');
  const usable = before.filter(({ kind }) => kind === 'text' || (kind === 'file' && !unread));
  return [...usable, ...added.filter(({ id }) => !usable.some((one) => one.id === id))];
};
