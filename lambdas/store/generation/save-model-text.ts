import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { WriteOutcome } from '../../domain/generation/ports.ts';
import { modelMaterial } from '../../domain/material/material.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';
import { update } from '../fragment.ts';
import { specKey } from '../keys.ts';
import { putMaterial } from '../material/row.ts';
import { type Table, transact } from '../table.ts';
import { noteFragment } from './note-generation.ts';

/** The generation has ended. */
class GenerationOver extends Error {}

/** Another attempt has kept its text already. */
class AlreadySaved extends Error {}

/** What a model wrote on the topic becomes the material of the session and of this generation; the first text counts. */
export const saveModelText = async (
  table: Table,
  ref: GenerationRef,
  text: string,
  usage: TokenUsage,
  now: number,
): Promise<WriteOutcome> => {
  const material = modelMaterial(ref.sessionId, text, now);
  const key = specKey(ref.sessionId, ref.generationId);
  const values = { ':materials': [material.id], ':none': 0 };
  try {
    await transact(table, [
      noteFragment(ref, { usage }, () => new GenerationOver()),
      update(
        key,
        'SET materials = :materials',
        values,
        {},
        {
          expression: 'size(materials) = :none',
          refusal: () => new AlreadySaved(),
        },
      ),
      putMaterial(material),
    ]);
    return 'done';
  } catch (error) {
    if (error instanceof GenerationOver) return 'stale';
    if (error instanceof AlreadySaved) return 'already';
    throw error;
  }
};
