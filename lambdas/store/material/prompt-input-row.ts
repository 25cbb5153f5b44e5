import * as z from 'zod/mini';
import { type PromptInput, PromptInputSchema } from '../../../shared/model/prompt-input.ts';
import { promptInputKey } from '../keys.ts';

export const parsePromptInput = (row: unknown): PromptInput => z.parse(PromptInputSchema, row);

export const promptInputRow = (input: PromptInput) => ({ ...input, ...promptInputKey(input.session_id, input.id) });
