import * as z from 'zod/mini';
import { ExportIdSchema } from '../../../shared/model/id.ts';

const userId = z.string().check(z.minLength(1));

/** Work in the background that outlives whoever asked for it. Ids only: texts stay in the table and the bucket. */
export const ErrandSchema = z.discriminatedUnion('errand', [
  z.object({ errand: z.literal('deletion'), userId }),
  z.object({ errand: z.literal('export'), userId, exportId: ExportIdSchema }),
  z.object({
    errand: z.literal('mail'),
    userId,
    notice: z.enum(['lesson', 'trial', 'bin', 'hidden', 'liked', 'digest']),
    about: z.string(),
  }),
]);
export type Errand = z.infer<typeof ErrandSchema>;
export type ErrandOf<K extends Errand['errand']> = Extract<Errand, { errand: K }>;

/** What is told of a piece of work: whether all is done, and if not, how many seconds later it goes on. */
export interface Standing {
  readonly done: boolean;
  readonly seconds: number;
}

export const done: Standing = { done: true, seconds: 0 };
export const goOnIn = (seconds: number): Standing => ({ done: false, seconds });

/** What an errand is known by: asked for twice, it is run once. At most 80 characters. */
export const errandName = (errand: Errand): string => {
  switch (errand.errand) {
    case 'deletion':
      return `deletion-${errand.userId}`;
    case 'export':
      return `export-${errand.exportId}`;
    case 'mail':
      return `mail-${errand.notice}-${errand.about}`;
  }
};

export interface Errands {
  /** What has been started before, under the same name, is left to itself. */
  start(errand: Errand): Promise<void>;
}
