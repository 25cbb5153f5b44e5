import { type ErrorCode, errorCodes } from '../../../shared/model/error-code.ts';
import { texts } from './catalogue.ts';

const english = Object.fromEntries(Object.entries(errorCodes).map(([code, { text }]) => [code, text]));

/** Why a call was refused, by the error code. */
export const refusalTexts = texts('refusal', english as Record<ErrorCode, string>);
