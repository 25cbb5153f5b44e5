import { type Failure, fileFailures } from '../../../../shared/model/session/failure.ts';
import type { MaterialRecord } from '../../material/material.ts';

const unreadable: readonly Failure['code'][] = fileFailures;

/**
 * What an attempt that failed is made again from when its author adds something: what it had, but for files that could
 * not be read, and what is new. A text that a model wrote goes when there is one's own.
 */
export const completeMaterial = (
  before: readonly MaterialRecord[],
  added: readonly MaterialRecord[],
  failure: Failure | null,
): readonly MaterialRecord[] => {
  const unread = failure !== null && unreadable.includes(failure.code);
  const usable = before.filter(({ kind }) => kind === 'text' || (kind === 'file' && !unread));
  return [...usable, ...added.filter(({ id }) => !usable.some((one) => one.id === id))];
};
