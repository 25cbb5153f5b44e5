import { ApiError } from '../../../../shared/contract/api-error.ts';
import { libTexts } from '../texts.ts';
import { DisplayError } from './display-error.ts';

/** The reason of a failure as the service or our code states it, else ''. Messages of the browser are not shown. */
export const saidBy = (error: unknown): string =>
  error instanceof ApiError || error instanceof DisplayError ? error.message : '';

/** Why a call failed, for places without a message of their own. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError && error.code === 'network') return libTexts.unreachable;
  return saidBy(error) || libTexts.unknownError;
};
