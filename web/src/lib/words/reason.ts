import { ApiError } from '../../../../shared/contract/api-error.ts';
import { libTexts } from '../texts.ts';

/** What the service itself said of a refusal; '' where it said nothing. The words of a browser are nobody's to read. */
export const saidBy = (error: unknown): string => (error instanceof ApiError ? error.message : '');

/** Why a call failed, wherever a place has no words of its own for that. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'network') return libTexts.unreachable;
  return saidBy(error) || libTexts.unknownError;
};
