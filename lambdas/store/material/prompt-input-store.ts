import type { PromptInputStore } from '../../domain/material/ports.ts';
import type { Table } from '../table.ts';
import { createPromptInput } from './create-prompt-input.ts';
import { listPromptInputs } from './list-prompt-inputs.ts';

export const createPromptInputStore = (table: Table): PromptInputStore => ({
  create: (input, request) => createPromptInput(table, input, request),
  list: (session) => listPromptInputs(table, session),
});
