import type { LocaleQuestions } from '../questions.ts';

/** Without words of a language nothing is asked but what the material asks itself. */
export const questions: LocaleQuestions = {
  says: '“{text}”',
  term: null,
  meaning: null,
  next: null,
  listed: null,
  cell: null,
  why: null,
  gap: null,
  completes: '“{text}”',
  sequence: null,
  open: null,
  about: { term: '', meaning: '', step: '', item: '', cell: '', reason: '', relation: '' },
  relations: [],
  reasons: [],
  hangs: null,
  incidental: null,
  head: null,
  kinds: new Map(),
  quality: null,
};
