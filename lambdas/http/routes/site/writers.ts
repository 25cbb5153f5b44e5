import { AppError } from '../../../../shared/model/app-error.ts';
import type { WriterSwitch } from '../../../domain/site/writer-choice.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { writerSwitch } from '../../../runtime/services/writer-switch.ts';

const there = (): WriterSwitch => {
  const found = writerSwitch();
  if (!found) throw new AppError('not_found');
  return found;
};

export const writers: Routes<'listWriters' | 'chooseWriter'> = {
  listWriters: async () => there().list(),

  chooseWriter: async ({ body }) => {
    const chosen = await there().choose(body.id);
    if (!chosen) throw new AppError('not_found');
    return chosen;
  },
};
