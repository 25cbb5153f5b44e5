import * as z from 'zod/mini';
import type { Mode } from '../../../../../shared/catalogue/contract-choices.ts';
import type { DraftFile } from '../material/material.ts';
import { type DraftSubmission, SubmissionSchema } from './submission.ts';

/** Fields of every form; a mode without files has no `file`. */
export interface Kept {
  readonly content: string;
  readonly file?: DraftFile | null;
}

export interface DraftOf<F> {
  readonly step: number;
  readonly form: F;
  readonly submission: DraftSubmission | null;
  /** Epoch milliseconds; null for a draft that was never saved. */
  readonly savedAt: number | null;
}

/** The drafts of one mode: their storage key and schema. */
export interface DraftKind<F extends Kept> {
  readonly mode: Mode;
  readonly empty: DraftOf<F>;
  /** undefined for anything that is not a draft of this kind. */
  readonly parse: (value: unknown) => DraftOf<F> | undefined;
}

export const draftKind = <F extends Kept>(
  mode: Mode,
  form: z.ZodMiniType<F>,
  emptyForm: F,
  steps: number,
): DraftKind<F> => {
  const schema = z.object({
    step: z.int().check(z.minimum(0), z.maximum(steps - 1)),
    form,
    submission: z.nullable(SubmissionSchema),
    savedAt: z.nullable(z.number()),
  });
  return {
    mode,
    empty: { step: 0, form: emptyForm, submission: null, savedAt: null },
    parse: (value) => schema.safeParse(value).data,
  };
};
