import type { SourceStore } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { currentGeneration } from './current-generation.ts';
import { enterPhase } from './enter-phase.ts';
import { keepSource } from './save-model-text.ts';

export const createSourceStore = (table: Table): SourceStore => ({
  current: (ref) => currentGeneration(table, ref),
  enterPhase: (ref, phase) => enterPhase(table, ref, phase),
  keepSource: (ref, text, usage) => keepSource(table, ref, text, usage, Date.now()),
});
