import type { ExtractStore } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { currentGeneration } from './current-generation.ts';
import { enterPhase } from './enter-phase.ts';
import { saveModelText } from './save-model-text.ts';

export const createExtractStore = (table: Table): ExtractStore => ({
  current: (ref) => currentGeneration(table, ref),
  enterPhase: (ref, phase) => enterPhase(table, ref, phase),
  keepSource: (ref, text, usage) => saveModelText(table, ref, text, usage, Date.now()),
});
