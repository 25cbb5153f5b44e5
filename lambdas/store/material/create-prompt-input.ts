import { AppError } from '../../../shared/model/app-error.ts';
import type { PromptInput } from '../../../shared/model/prompt-input.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import { put } from '../fragment.ts';
import { promptInputKey } from '../keys.ts';
import { onceRequested } from '../request/once-requested.ts';
import { getRow, type Table, transact } from '../table.ts';
import { parsePromptInput, promptInputRow } from './prompt-input-row.ts';

export const createPromptInput = async (
  table: Table,
  input: PromptInput,
  request: IdempotentRequest | undefined,
): Promise<PromptInput> => {
  const id = await onceRequested(table, request, input.id, (claim) =>
    transact(table, [...claim, put(promptInputRow(input))]),
  );
  if (id === input.id) return input;
  const earlier = await getRow(table, promptInputKey(input.session_id, id), { consistent: true });
  if (earlier === undefined) throw new AppError('session_not_found');
  return parsePromptInput(earlier);
};
