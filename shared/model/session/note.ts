import * as z from 'zod/mini';
import { languageCodes } from '../../catalogue/locales.ts';

/**
 * What a finished lesson leaves out and why, for a client to say in its language.
 * `borrowed`: not from the learner's material. `elsewhere`: the material does not mention the topic. `untranslated`: `language`, ISO 639-1, was asked for. `thin`: what the
 * material holds enough for and what was wanted. `unwritten`: a scene of the plan. `dropped`: questions that failed the
 * checks, and all there were to be. `told`: kept as a sentence, before there were codes.
 */
export const NoteSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('borrowed') }),
  z.object({ code: z.literal('elsewhere'), params: z.object({ topic: z.string() }) }),
  z.object({ code: z.literal('untranslated'), params: z.object({ language: z.enum(languageCodes) }) }),
  z.object({
    code: z.literal('thin'),
    params: z.object({ scenes: z.int(), questions: z.int(), wantedScenes: z.int(), wantedQuestions: z.int() }),
  }),
  z.object({
    code: z.literal('unwritten'),
    params: z.object({ kind: z.enum(['chapter', 'scene']), title: z.string() }),
  }),
  z.object({ code: z.literal('dropped'), params: z.object({ dropped: z.int(), questions: z.int() }) }),
  z.object({ code: z.literal('told'), params: z.object({ text: z.string() }) }),
]);
export type Note = z.infer<typeof NoteSchema>;
