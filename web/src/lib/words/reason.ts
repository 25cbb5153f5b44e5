import { ApiError } from '../../../../shared/contract/api-error.ts';
import { libTexts } from '../texts.ts';
import { DisplayError } from './display-error.ts';

/** What the service itself or a page said of a failure; '' where neither did. The words of a browser are nobody's to read. */
export const saidBy = (error: unknown): string =>
  error instanceof ApiError || error instanceof DisplayError ? error.message : '';

/** Why a call failed, wherever a place has no words of its own for that. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'network') return libTexts.unreachable;
  return saidBy(error) || libTexts.unknownError;
};
